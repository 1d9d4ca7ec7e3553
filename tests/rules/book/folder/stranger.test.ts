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

describe('OI4 a folder that somebody else made', () => {
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
      'left out A.md:2 “kind” should be one of person, place, thing, thread, secret, premise, scene'
    ],
    [
      note('A.md', '---', 'kind: person'),
      'left out A.md:1 the fields at its beginning have no end: a line with --- is missing'
    ],
    [
      note('A.md', '---', 'kind: person', 'what is this', '---'),
      'left out A.md:3 is no field: each line here should be a name, a colon and a value'
    ],
    [
      note('A.md', '---', 'state: "met', '---'),
      'left out A.md:2 quotes or brackets that are opened here are not closed'
    ],
    [note('A.md', '---', 'state: met', 'state: new', '---'), 'left out A.md:3 “state” stands here twice'],
    [note('A.md', '---', 'since: long ago', '---'), 'left out A.md:2 “since” should be the number of a session'],
    [
      note('A.md', '---', 'foes: [ogre]', '---'),
      'left out A.md:2 “foes” should have lines like b2/1: the game and the number of the foe'
    ],
    [note('A.md', '---', 'known-to: Gandalf', '---'), 'A.md:- nobody at the table is called “Gandalf”: left out'],
    [
      note('A.md', '---', 'kind: person', '---', '', 'See [the cellar](Cellar.md).'),
      'A.md:5 the link “the cellar” leads nowhere: its words stay'
    ],
    [note('../A.md', 'x'), 'left out ../A.md:- its path leads out of the folder'],
    [note('/etc/A.md', 'x'), 'left out /etc/A.md:- its path leads out of the folder'],
    [note('C:\\A.md', 'x'), 'left out C:\\A.md:- its path leads out of the folder'],
    [note('A.md', 'x'.repeat(400_001)), 'left out A.md:- it is longer than any note'],
    [
      note('People/Kresk.md', 'x'),
      'left out People/Kresk.md:- somebody or something else in this campaign has its name'
    ]
  ])('is told of with file and line (%#)', (file, says) => {
    expect(told(table(), index, file)).toEqual([says])
  })

  it('may lie in a folder of its own, beside hidden ones and other files', () => {
    const files = ['Vault/People/Yogran.md', 'Vault/.obsidian/app.md', 'Vault/map.png', 'Vault/__MACOSX/x.md'].map(
      path => note(path, 'x')
    )
    const plan = planFor(table(), files)
    expect([plan.added, plan.remarks]).toEqual([['Yogran'], []])
  })

  it('has of two notes with one name the first, whatever capitals and accents', () => {
    expect(told(table(), note('People/Yogran.md', 'x'), note('Places/yögran.md', 'y'))).toEqual([
      'left out Places/yögran.md:- “People/Yogran.md” has the same name'
    ])
  })

  it('never becomes a mention that nobody wrote: brackets, signs and numbers stay words', () => {
    const played = table()
    const [one] = planFor(played, [note('A.md', String.raw`\@{s3} @[{s3}](x.md) @{s3} a@{s3} [@{s3}](no.md)`)]).things
    expect(one?.page).not.toMatch(/@\{/)
  })

  it('costs no more than its length: 200 notes of every sign are read, and what is read can be taken in', () => {
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
