import { describe, expect, it } from 'vitest'
import type { FolderFile } from '#rules/book/folder/folder'
import { folderOf, mark, planFor, anyText } from '../../../support/book-folder'
import { Played } from '../../../support/chronicle'
import { whimOf } from '../../../support/thousand-faces/random-play'

const note = (path: string, ...lines: readonly string[]): FolderFile => ({ path, text: lines.join('\n') })
const table = (): Played => Played.table('The Drowned Bells', 'Kresk', 'Wren')
const index = note('index.md', '---', 'hearthside: index', `campaign: ${mark}`, '---', '# The book')

function told(played: Played, ...files: readonly FolderFile[]): readonly string[] {
  return planFor(played, files).remarks.map(
    ({ path, line, says, isLeftOut }) => `${isLeftOut ? 'left out ' : ''}${path}:${line ?? '-'} ${says}`
  )
}

describe('OI4 a folder that another program made', () => {
  it('needs nothing above a note: the folder says the kind, the file the name', () => {
    const { things } = planFor(table(), [
      note('Places/The mill.md', 'Grinds at night.', '', 'Owned by [[Yogran]] and @Kresk.'),
      note('Yogran.md', 'A rat.')
    ])
    expect(things).toEqual([
      expect.objectContaining({
        name: 'The mill',
        kind: 'place',
        knownTo: 'gm',
        standing: 'new',
        sentence: '',
        page: expect.stringMatching(/^Grinds at night\.\n\nOwned by @\{t\d+-2\} and @\{s3\}\.$/) as string
      }),
      expect.objectContaining({ name: 'Yogran', kind: 'thing', page: 'A rat.' })
    ])
  })

  it('may have Windows line ends, a byte order mark, other quotes and lists, and fields of other programs', () => {
    const text =
      '\uFEFF---\r\ntags: [npc, rat]\r\naliases:\r\n  - The rat\r\nkind: \'person\'\r\nknown-to: ["Kresk", Wren]\r\nstate: "met"\r\nmet-in: 2\r\n---\r\n\r\n# Yogran\r\n\r\n> Set up\r\n> the guard.\r\n\r\nLies.\r\n'
    const played = table()
    const [yogran] = planFor(played, [{ path: 'People/Yogran.md', text }]).things
    expect(yogran).toMatchObject({
      kind: 'person',
      knownTo: played.seats,
      standing: 'met',
      metIn: 2,
      sentence: 'Set up\nthe guard.',
      page: 'Lies.'
    })
  })

  it.each([
    [
      note('A.md', '---', 'kind: dragon', '---'),
      'A.md:2 “kind” should be one of person, place, thing, thread, secret, premise, scene: it is passed over'
    ],
    [
      note('A.md', '---', 'kind: person'),
      'A.md:1 the fields at its beginning have no end, a line with ---: they are taken in as text'
    ],
    [
      note('A.md', '---', 'kind: person', 'what is this', '---'),
      'A.md:3 this is no YAML: what can be read of the field counts'
    ],
    [note('A.md', '---', 'state: met', 'state: new', '---'), 'A.md:3 “state” stands here twice: the first one counts'],
    [
      note('A.md', '---', 'since: long ago', '---'),
      'A.md:2 “since” should be the number of a session: it is passed over'
    ],
    [
      note('A.md', '---', 'state: { a: b }', '---'),
      'A.md:2 “state” should be a word, a number or a list: it is passed over'
    ],
    [
      note('A.md', '---', 'tags: &all [a]', 'kind: *all', '---'),
      'A.md:3 “kind” should be a word, a number or a list: it is passed over'
    ],
    [
      note('A.md', '---', 'foes: [ogre]', '---'),
      'A.md:2 “foes” should have lines like b2/1, the game and the number of the foe: “ogre” is passed over'
    ],
    [note('A.md', '---', 'known-to: Gandalf', '---'), 'A.md:- nobody at the table is called “Gandalf”: left out'],
    [
      note('A.md', '---', 'kind: person', '---', '', 'See [the cellar](Cellar.md).'),
      'A.md:5 the link “the cellar” leads nowhere: its words stay'
    ],
    [note('../A.md', 'x'), 'left out ../A.md:- its path leads out of the folder'],
    [note('/etc/A.md', 'x'), 'left out /etc/A.md:- its path leads out of the folder'],
    [note('C:\\A.md', 'x'), 'left out C:\\A.md:- its path leads out of the folder'],
    [note('A.md', 'x'.repeat(400_001)), 'left out A.md:- it has 400,001 letters; a note has at most 400,000'],
    [note('A.md', 'x'.repeat(160_001)), 'A.md:1 the text is longer than 160,000 letters: its end is left out'],
    [note('A.md', 'x', 'and [[ this'), 'A.md:2 a link that begins here cannot be followed: it stays as it is written'],
    [
      note('People/Kresk.md', 'x'),
      'People/Kresk.md:- “Kresk” is a character of this campaign: the note is called “Kresk (People)”'
    ],
    [note('"@{}".md', 'x'), '"@{}".md:- its name cannot be the name of a page: it is called “Untitled”']
  ])('is reported with file and line (%#)', (file, says) => {
    expect(told(table(), index, file)).toEqual([says])
  })

  it('may lie in a folder of its own, beside hidden ones and other files', () => {
    const files = ['Vault/People/Yogran.md', 'Vault/.obsidian/app.md', 'Vault/map.png', 'Vault/__MACOSX/x.md'].map(
      path => note(path, 'x')
    )
    const plan = planFor(table(), files)
    expect([plan.added, plan.remarks]).toEqual([['Yogran'], []])
  })

  it('has of two notes with one name both, whatever capitals and accents, each import the same', () => {
    const files = [note('People/Yogran.md', 'x'), note('Places/yögran.md', 'y [[yögran]]'), note('yogran.md', 'z')]
    const played = table()
    const { things, remarks } = planFor(played, files)
    expect(things.map(({ name }) => name)).toEqual(['Yogran', 'yögran (Places)', 'yogran (2)'])
    expect(remarks.map(({ path, says }) => `${path} ${says}`)).toEqual([
      'Places/yögran.md “People/Yogran.md” has the same name: this one is called “yögran (Places)”',
      'yogran.md “People/Yogran.md” has the same name: this one is called “yogran (2)”'
    ])
    expect(things[1]?.page).toBe(`y @{${things[1]?.thing}}`)
    played.campaign({ type: 'import-things', things: [...things] })
    expect(planFor(played, files).things).toEqual([])
  })

  it('has a note that is called as a character is under another name, each import the same', () => {
    const played = table()
    const files = [note('People/Kresk.md', 'Brave.')]
    const { things } = planFor(played, files)
    expect(things).toMatchObject([{ name: 'Kresk (People)', page: 'Brave.' }])
    played.campaign({ type: 'import-things', things: [...things] })
    expect(planFor(played, files).things).toEqual([])
  })

  it('has a long name cut between two letters, and two that are one up to there stay two', () => {
    const family = '👩‍👩‍👧'
    const long = `${'a'.repeat(78)}${family}`
    const { things, remarks } = planFor(table(), [note(`${long}x.md`, '1'), note(`${long}y.md`, `[[${long}x]]`)])
    expect(things.map(({ name }) => name)).toEqual(['a'.repeat(78), `${'a'.repeat(76)} (2)`])
    expect(remarks.map(({ says }) => says)).toEqual(
      things.map(({ name }) => `its name is too long: it is called “${name}”`)
    )
    expect(things[1]?.page).toBe(`@{${things[0]?.thing}}`)
  })

  it('may have any YAML above its notes: what is not for the book is passed over, and nothing grows', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefghij'.split('').map((name, at) => `${name}: &${name} [${'*abcdefghi'[at + 1]},*a]`)
    ]
    const yaml: readonly (readonly string[])[] = [
      ['description: >', '  A mill', '  that grinds', 'kind: place'],
      ['tags: a', 'tags: b', 'kind: place'],
      ['cssclass: !!python/object:os.system x', 'kind: place'],
      ['<<: *nothing', 'kind: place'],
      ['? [complex, key]', ': 1', 'kind: place'],
      ['date: 2026-01-01', 'nested:', '  deep:', '    - 1', 'kind: "place" # said by hand'],
      ["title: 'It''s'", 'kind: |-', '  place'],
      [...bomb, 'kind: place'],
      ['title: A: b: c', 'aliases: [[Foo]], [[Bar]]', 'kind: place'],
      ['tags: @nobody', '\tx: [', 'text: "not closed', 'kind: place'],
      [`statblock: "${'x'.repeat(40_000)}"`, 'kind: place'],
      ['  indented: 1', '  kind: place'],
      ['{ kind: place, tags: [a] }'],
      ['# said by hand', '"kind": place']
    ]
    for (const lines of yaml) {
      const [mill] = planFor(table(), [note('The mill.md', '---', ...lines, '---', 'Grinds.')]).things
      expect([lines[0], mill?.kind, mill?.page]).toEqual([lines[0], 'place', 'Grinds.'])
    }
  })

  it.each([
    ['[', 40_000],
    ['[', 30_000],
    ['{a: ', 7_000],
    ['- ', 15_000],
    ['? ', 15_000],
    ['&a ', 10_000],
    ['*a ', 10_000],
    ['!a ', 10_000],
    ['a:\n', 10_000],
    ['"', 31_000],
    ["'", 31_000],
    ['%', 31_000],
    ['\t', 31_000]
  ])('is imported with fields that no reader could follow: %j × %i', (sign, times) => {
    const plan = planFor(table(), [note('A.md', '---', sign.repeat(times), '---', 'x'), note('B.md', 'y')])
    expect(plan.things.map(({ name, page }) => [name, page.slice(-1)])).toEqual([
      ['A', 'x'],
      ['B', 'y']
    ])
  })

  it('keeps text between two rules across the page', () => {
    const [one] = planFor(table(), [note('A.md', '---', 'Once upon a time', '---', 'the end')]).things
    expect(one?.page).toBe('---\nOnce upon a time\n---\nthe end')
  })

  it('has links as Obsidian writes them: in tables, with headings, by a part of the path, by another name', () => {
    const { things, remarks } = planFor(table(), [
      note(
        'A.md',
        String.raw`| [[Old Mill\|the mill]] | [[Old Mill#Cellar\|cellar]] |`,
        '[[Places/Old Mill]] [[World/Places/Old Mill.md|x]] [[The Grinder]] [m](<World/Places/Old Mill.md>) [m](World/Places/Old%20Mill.md "there")'
      ),
      note('World/Places/Old Mill.md', '---', 'aliases: ["The Grinder"]', '---', 'x')
    ])
    const mill = `@{${things[1]?.thing}}`
    expect(things[0]?.page).toBe(`| ${mill} | ${mill} |\n${mill} ${mill} ${mill} ${mill} ${mill}`)
    expect(remarks).toEqual([])
  })

  it.each([
    ['Personajes', 'person'],
    ['PNJ', 'person'],
    ['02 - Personajes secundarios', 'person'],
    ['NPCs', 'person'],
    ['Personnages', 'person'],
    ['Götter', 'person'],
    ['Personaggi', 'person'],
    ['Pessoas', 'person'],
    ['Lugares', 'place'],
    ['Lieux', 'place'],
    ['Orte', 'place'],
    ['Schauplätze', 'place'],
    ['Città', 'place'],
    ['Locais', 'place'],
    ['Objetos', 'thing'],
    ['Gegenstände', 'thing'],
    ['Tramas', 'thread'],
    ['Quêtes', 'thread'],
    ['Geheimnisse', 'secret'],
    ['Segredos', 'secret'],
    ['Prämissen', 'premise'],
    ['Escenas', 'scene'],
    ['Szenen', 'scene'],
    ['Scene ideas', 'scene'],
    ['Secret society', 'thing'],
    ['Reglas', 'thing']
  ])('says by the folder %s that a note is a %s', (folder, kind) => {
    expect(planFor(table(), [note(`${folder}/Deeper/A.md`, 'x'), note('zz.md', 'y')]).things[0]).toMatchObject({
      name: 'A',
      kind
    })
  })

  it('has the front page of a folder under the name of the folder', () => {
    const { things, remarks } = planFor(table(), [
      note('README.md', 'all'),
      note('Lugares/README.md', 'places'),
      note('Lugares/Puerto/index.md', 'a port'),
      note('Personajes/README.md', 'people'),
      note('Personajes/Ana.md', 'see [[Lugares/README]]')
    ])
    expect(things.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'Puerto: place',
      'Lugares: thing',
      'Ana: person',
      'Personajes: thing',
      'README: thing'
    ])
    expect(things[2]?.page).toBe(`see @{${things[1]?.thing}}`)
    expect(remarks).toEqual([])
  })

  it('is never reported to lead out where it does not', () => {
    const { things, remarks } = planFor(table(), [
      note('Places//M\u0082hle.md', 'x'),
      note('./Places/A.md', 'x'),
      note('Places/B\\C.md', 'x'),
      note('Places/..B.md', 'x')
    ])
    expect(things.map(({ name }) => name).sort()).toEqual(['A', 'B\\C', 'M hle'])
    expect(remarks).toEqual([])
  })

  it('never becomes a mention that the text did not contain: brackets, signs and numbers stay words', () => {
    const played = table()
    const [one] = planFor(played, [note('A.md', String.raw`\@{s3} @[{s3}](x.md) @{s3} a@{s3} [@{s3}](no.md)`)]).things
    expect(one?.page).not.toMatch(/@\{/)
  })

  it('costs no more than its length: 200 notes of every sign are read, and what is read can be imported', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const files = Array.from({ length: 4 }, (_, nth) => note(`N${nth}.md`, anyText(whimOf(seed * 9 + nth), 60)))
      const played = table()
      const { things } = planFor(played, files)
      if (things.length > 0) played.campaign({ type: 'import-things', things: [...things] })
    }
  })
})

describe('OI5 which page a note is', () => {
  const played = table()
  const yogran = `t${played.campaign({ type: 'add-thing', kind: 'person', name: 'Yogran', sentence: 'A rat.' }).id}`
  const files = folderOf(played.chronicle)
  const renamed = files.map(({ path, text }) => ({ path: path.replace('Yogran.md', 'Jogran.md'), text }))

  it('is known by its number in a folder of this campaign, also by another name', () => {
    expect(planFor(played, renamed).things).toMatchObject([{ thing: yogran, name: 'Jogran', sentence: 'A rat.' }])
  })

  it('is known by its name alone in a folder of another one', () => {
    expect(planFor(played, renamed, 'another campaign')).toMatchObject({ added: ['Jogran'], changed: [] })
  })

  it('is never another that has taken its name meanwhile', () => {
    const other = note('People/Jogran.md', '# Jogran')
    played.campaign({ type: 'add-thing', kind: 'place', name: 'Jogran', sentence: '' })
    expect(planFor(played, renamed).things).toEqual([])
    expect(planFor(played, [index, other]).changed).toEqual(['Jogran'])
    played.undo()
  })
})
