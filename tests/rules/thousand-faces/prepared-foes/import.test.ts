import { describe, expect, it } from 'vitest'
import { keepPrepared, removePrepared } from '#rules/thousand-faces/prepared-foes/changes'
import { sentences } from '#rules/core/refusal'
import { printPreparedFile, readPreparedFile } from '#rules/thousand-faces/prepared-foes/file'
import { type Duplicates, takeIn } from '#rules/thousand-faces/prepared-foes/import'
import type { PreparedFoes } from '#rules/thousand-faces/prepared-foes/library'
import { limits } from '#rules/thousand-faces/prepared-foes/limits'
import { preparedEncounter, preparedFile, preparedFoe } from '../../../support/thousand-faces/prepared'

const guard = preparedFoe()
const beast = preparedFoe({ name: 'Tide beast', kind: 'monster', stamina: 16 })
const gate = preparedEncounter({ foes: [{ foe: 'f1', count: 3 }] })
const read = (text: string) => readPreparedFile(text, () => 0)
const names = ({ foes, encounters }: PreparedFoes) => [...foes, ...encounters].map(({ id, thing }) => [id, thing.name])

function take(file: PreparedFoes, from: PreparedFoes, duplicates: Duplicates = 'ask') {
  const taken = takeIn(file, from, duplicates, 9)
  if (!taken.ok) throw new Error(sentences(taken.error))
  return taken.value
}

describe('a file of prepared foes', () => {
  it('is read back as it was printed, whole or in part, with the foes of an encounter', () => {
    const file = preparedFile([guard, beast], [preparedEncounter({ foes: [{ foe: 'f2', count: 1 }] })])
    expect(read(printPreparedFile(file, { foes: null, encounters: null }))).toEqual({ ok: true, value: file })
    const part = read(printPreparedFile(file, { foes: [], encounters: ['e3'] }))
    expect(part.ok && names(part.value)).toEqual([
      ['f2', 'Tide beast'],
      ['e3', 'At the gate']
    ])
  })

  const whole = preparedFile([guard], [gate])
  /** The whole file with another value at that place; undefined: none. */
  const bent = (path: string, value: unknown): string => {
    const copy = JSON.parse(JSON.stringify(whole)) as unknown
    const steps = path.split('.')
    const at = steps.slice(0, -1).reduce((part, step) => (part as Record<string, unknown>)[step], copy)
    ;(at as Record<string, unknown>)[steps.at(-1) ?? ''] = value
    return JSON.stringify(copy)
  }
  it.each<[string, string, string]>([
    [
      'no JSON',
      '{"hearthside": "prepared-foes"',
      'damaged in line 1. Mend it there, or save the foes again where they come from'
    ],
    ['another file', '{"hearthside":"prophecy-module"}', 'holds no prepared foes'],
    ['nothing', 'null', 'holds no prepared foes'],
    ['a newer one', bent('version', 2), 'newer Hearthside'],
    ['deep nesting', `${'['.repeat(200_000)}`, 'not JSON'],
    ['far too long', ' '.repeat(4 * 1024 * 1024 + 1), 'far too long'],
    ['a field too many', bent('foes.0.thing.script', '<b>'), 'foes.0.thing'],
    [
      'a prototype',
      printPreparedFile(whole, { foes: null, encounters: null }).replace('"made"', '"__proto__": {"x": 1}, "made"'),
      'the beginning'
    ],
    ['a field too few', bent('foes.0.thing.stamina', undefined), 'foes.0.thing.stamina'],
    ['Stamina of a half', bent('foes.0.thing.stamina', 1.5), 'foes.0.thing.stamina'],
    ['too much Stamina', bent('foes.0.thing.stamina', 100), 'foes.0.thing.stamina'],
    ['no name', bent('foes.0.thing.name', ' '), 'foes.0.thing.name'],
    ['a long name', bent('foes.0.thing.name', 'x'.repeat(121)), 'longer than 120'],
    ['half a character', bent('foes.0.thing.name', 'a\ud800b'), 'half a character'],
    ['a bell', bent('foes.0.thing.note', 'ding\u0007'), 'control character'],
    ['a text turned around', bent('foes.0.thing.note', 'abc\u202edef'), 'turns the text around'],
    ['heaped marks', bent('foes.0.thing.note', `a${'\u0301'.repeat(5)}`), 'four marks'],
    ['ten traits', bent('foes.0.thing.secrets.attacks', Array(10).fill('x')), 'secrets.attacks'],
    ['an unknown foe', bent('encounters.0.thing.foes.0.foe', 'f9'), 'encounters.0.thing.foes.0.foe'],
    ['twelve of a sort', bent('encounters.0.thing.foes.0.count', 12), 'foes.0.count'],
    ['one id twice', bent('foes', [whole.foes[0], whole.foes[0]]), 'one id twice'],
    ['an id never given', bent('made', 1), 'less than an id'],
    ['too many foes', bent('foes', Array(501).fill(whole.foes[0])), 'foes']
  ])('is refused with the place where it is wrong: %s', (_what, text, says) => {
    const answer = read(text)
    expect(answer.ok ? '' : sentences(answer.error)).toContain(says)
  })

  it('may begin with a mark, have lines and tabs in a note, and letters of every script', () => {
    const odd = preparedFile([preparedFoe({ name: 'Ñandú 狼 👩‍🚀', note: 'one\n\ttwo é' })])
    expect(read(`\ufeff${printPreparedFile(odd, { foes: null, encounters: null })}`)).toEqual({ ok: true, value: odd })
  })
})

describe('taking a file in', () => {
  const mine = preparedFile([guard], [gate])

  it('what is not there comes new, under ids of this machine, and encounters name them', () => {
    const { file, reply } = take(
      mine,
      preparedFile([beast], [preparedEncounter({ name: 'Tide', foes: [{ foe: 'f1', count: 2 }] })])
    )
    expect(reply).toEqual({ kind: 'imported', added: 2, replaced: 0, skipped: 0 })
    expect(names(file)).toEqual([
      ['f1', 'Guard'],
      ['f3', 'Tide beast'],
      ['e2', 'At the gate'],
      ['e4', 'Tide']
    ])
    expect(file.encounters[1]?.thing.foes).toEqual([{ foe: 'f3', count: 2 }])
  })

  it('what is there word for word is left out without a question', () => {
    const theirs = preparedFile([beast, guard], [preparedEncounter({ foes: [{ foe: 'f2', count: 3 }] })])
    const { file, reply } = take(mine, theirs)
    expect(reply).toEqual({ kind: 'imported', added: 1, replaced: 0, skipped: 2 })
    expect(names(file)).toEqual([
      ['f1', 'Guard'],
      ['f3', 'Tide beast'],
      ['e2', 'At the gate']
    ])
  })

  const theirs = preparedFile(
    [preparedFoe({ name: ' guard ', stamina: 9 })],
    [preparedEncounter({ foes: [{ foe: 'f1', count: 5 }] })]
  )

  it('the same name otherwise is asked about, and nothing is imported until it is answered', () => {
    const { file, reply } = take(mine, theirs)
    expect(reply).toEqual({ kind: 'duplicates', foes: [' guard '], encounters: ['At the gate'] })
    expect(file).toBe(mine)
  })

  it('keep both: the new one under a name of its own, and its encounter means it', () => {
    const { file } = take(mine, theirs, 'keep-both')
    expect(names(file)).toEqual([
      ['f1', 'Guard'],
      ['f3', ' guard  (2)'],
      ['e2', 'At the gate'],
      ['e4', 'At the gate (2)']
    ])
    expect(file.encounters[1]?.thing.foes).toEqual([{ foe: 'f3', count: 5 }])
  })

  it('replace: the old ones take what is new, under their own ids', () => {
    const { file, reply } = take(mine, theirs, 'replace')
    expect(reply).toEqual({ kind: 'imported', added: 0, replaced: 2, skipped: 0 })
    expect(file.foes).toEqual([{ id: 'f1', changedAt: 9, thing: theirs.foes[0]!.thing }])
    expect(file.encounters[0]?.thing.foes).toEqual([{ foe: 'f1', count: 5 }])
  })

  it('replace: two of one name do not both take the place of one', () => {
    const two = preparedFile([preparedFoe({ stamina: 7 }), preparedFoe({ stamina: 8 })])
    expect(names(take(mine, two, 'replace').file).map(([, name]) => name)).toEqual([
      'Guard',
      'Guard (2)',
      'At the gate'
    ])
  })

  it('skip: nothing changes, and what came otherwise means the old ones', () => {
    const { file, reply } = take(
      mine,
      {
        ...theirs,
        encounters: preparedFile([guard], [preparedEncounter({ name: 'New', foes: [{ foe: 'f1', count: 2 }] })])
          .encounters
      },
      'skip'
    )
    expect(reply).toEqual({ kind: 'imported', added: 1, replaced: 0, skipped: 1 })
    expect(file.encounters[1]?.thing).toMatchObject({ name: 'New', foes: [{ foe: 'f1', count: 2 }] })
  })

  it('what becomes too much is refused whole', () => {
    const full = preparedFile(Array.from({ length: limits.foes }, (_, nth) => preparedFoe({ name: `Guard ${nth}` })))
    expect(takeIn(full, preparedFile([beast]), 'ask', 9)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('500'), remedy: expect.stringContaining('Delete some') }
    })
  })
})

describe('keeping and removing', () => {
  it('a removed foe is removed from its encounters, and the returned value brings all of it back', () => {
    const file = preparedFile(
      [guard, beast],
      [
        preparedEncounter({
          foes: [
            { foe: 'f1', count: 3 },
            { foe: 'f2', count: 1 }
          ]
        })
      ]
    )
    const removed = removePrepared(file, { foes: ['f1'], encounters: [] })
    expect(removed.file.encounters[0]?.thing.foes).toEqual([{ foe: 'f2', count: 1 }])
    const back = keepPrepared(removed.file, removed.reply, 5)
    expect(
      back.ok && { ...back.value.file, foes: back.value.file.foes.toSorted((a, b) => a.id.localeCompare(b.id)) }
    ).toEqual(file)
  })

  it('an id that was never given, and an encounter of foes that are not there, are refused in words', () => {
    const file = preparedFile([guard])
    expect(keepPrepared(file, { foes: [{ id: 'f9', thing: guard }], encounters: [] }, 5)).toMatchObject({ ok: false })
    const lost = { id: null, thing: preparedEncounter({ foes: [{ foe: 'f7', count: 1 }] }) }
    expect(keepPrepared(file, { foes: [], encounters: [lost] }, 5)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('At the gate'), remedy: 'Take it out of the encounter' }
    })
  })
})
