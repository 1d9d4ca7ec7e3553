import { describe, expect, it } from 'vitest'
import type { Farewell } from '#rules/campaign/types'
import type { PublicFoe } from '#rules/thousand-faces/foes/view'
import { openState } from '#rules/thousand-faces/open'
import type { ShownOnTable } from '#rules/thousand-faces/telling/view'
import { type TableView, view } from '#rules/thousand-faces/view'
import { diceOf, newsOf, tableStage, type TableStage } from '@/games/thousand-faces/telling/table-stage'
import { streamStage, telling } from '@/games/thousand-faces/telling/stream-stage'
import { tied } from '../../../../support/drowned-bells'
import { seatId } from '../../../../support/sheets'

const seat = seatId(1)
const blank = view(openState([]), { kind: 'table' }) as TableView
const tells = (onTable: ShownOnTable, more: Partial<TableView> = {}): TableView => ({ ...blank, onTable, ...more })
const settled = { ...tied, result: 2, resolving: '14' } as const
const call = { id: 1, seat, move: 'Mix It Up' } as NonNullable<ShownOnTable['calls']>[number]
const blow = { id: 4, seat, from: 'Toll captain', power: 6, ways: [], shields: [], deadly: false, more: 0 } as const
const taken = {
  attack: 4,
  seat,
  from: '',
  power: 6,
  armour: false,
  shield: null,
  describe: ''
} as unknown as NonNullable<ShownOnTable['taken']>
const foe = { id: 1, name: 'Ash hound', quarters: 2 } as PublicFoe
const making = { touchstones: [], makers: [] }
const shop = { seat, seller: 'Ansel', cards: [], pack: 0, precious: 0 }
const day = { place: 'town', number: 1, did: [] } as const
const kindOf = (shown: TableView, atRest = false, farewell: Farewell | null = null): TableStage['kind'] =>
  tableStage(shown, { farewell, atRest }).kind

describe('what the table tells, one thing at a time', () => {
  it('TB1 what is newest or waited for comes first', () => {
    const flip = { flip: { says: null, results: null } }
    const all = { ...flip, blow, calls: [call], taken, making, shop, day, chapter: true } as const
    const chapter = { number: 1, name: 'You', book: null }
    expect(kindOf(tells(all, { flip: settled, chapter }))).toBe('flip')
    expect(kindOf(tells({ ...all, flip: undefined as never }, { chapter }))).toBe('blow')
    expect(kindOf(tells({ calls: [call], taken, chapter: true }, { chapter }))).toBe('called')
    expect(kindOf(tells({ taken, chapter: true, making }, { chapter }))).toBe('taken')
    expect(kindOf(tells({ chapter: true, making, shop }, { chapter }))).toBe('chapter')
    expect(kindOf(tells({ making, shop, day }, { foes: [foe] }))).toBe('making')
    expect(kindOf(tells({ shop, day }, { foes: [foe] }))).toBe('shop')
    expect(kindOf(tells({ day }, { foes: [foe] }))).toBe('fight')
    expect(kindOf(tells({ day }))).toBe('day')
    expect(kindOf(tells({}))).toBe('idle')
  })

  it('TB2 the newest flip of the board is not shown where it is past', () => {
    expect(kindOf(tells({}, { flip: settled }))).toBe('idle')
  })

  it('TB6 at rest news has gone, and what is waited for has not', () => {
    const chapter = { number: 1, name: 'You', book: null }
    expect(kindOf(tells({ flip: { says: null, results: null } }, { flip: settled }), true)).toBe('idle')
    expect(kindOf(tells({ flip: { says: null, results: null } }, { flip: tied }), true)).toBe('flip')
    expect(kindOf(tells({ taken }), true)).toBe('idle')
    expect(kindOf(tells({ chapter: true }, { chapter }), true)).toBe('idle')
    expect(kindOf(tells({ blow }), true)).toBe('blow')
    expect(kindOf(tells({ calls: [call] }), true)).toBe('called')
    expect(kindOf(tells({ flip: { says: null, results: null }, blow }, { flip: settled }), true)).toBe('blow')
  })

  it('TB7 the farewell stays whatever else is shown', () => {
    expect(kindOf(tells({ blow, calls: [call] }), true, { session: 2, moments: [] })).toBe('farewell')
  })

  it('TB3 dice stand beside a flip, and not beside a blow, which has its own', () => {
    const dice = { serial: 3, seat, sides: [6], faces: [4], plus: 0, halved: false, total: 4, what: 'Sword' }
    const beside = (onTable: ShownOnTable, atRest = false): TableView['dice'] => {
      const shown = tells({ ...onTable, dice: true }, { dice, flip: settled })
      return diceOf(shown, tableStage(shown, { farewell: null, atRest }), atRest)
    }
    expect(beside({ flip: { says: null, results: null } })).toBe(dice)
    expect(beside({ blow })).toBeNull()
    expect(beside({}, true)).toBeNull()
    expect(diceOf(tells({}, { dice }), { kind: 'idle' }, false)).toBeNull()
  })

  it('TB6 news is what leaves at rest: no other change brings an old flip back', () => {
    const before = tells({ flip: { says: null, results: null } }, { flip: settled })
    expect(newsOf({ ...before, goal: 'find the bell', flip: { ...settled } })).toBe(newsOf(before))
    expect(newsOf({ ...before, foes: [foe], spotlight: { seat, turn: 7 } })).toBe(newsOf(before))
    expect(newsOf(tells({ flip: { says: null, results: null }, calls: [call], shop }, { flip: settled }))).toBe(
      newsOf(before)
    )
    expect(newsOf(tells({ flip: { says: null, results: null } }, { flip: { ...settled, serial: 99 } }))).not.toBe(
      newsOf(before)
    )
    expect(newsOf(tells({ flip: { says: null, results: null } }, { flip: tied }))).not.toBe(newsOf(before))
    expect(newsOf(tells({ taken }))).not.toBe(newsOf(tells({})))
    expect(newsOf(tells({ chapter: true }))).not.toBe(newsOf(tells({})))
  })
})

describe('what the stream tells besides a flip', () => {
  it('TB10 a blow, else a call, held while it waits; what became of a blow leaves by itself, once', () => {
    expect(streamStage({ blow, calls: [call] })).toMatchObject({ kind: 'blow' })
    expect(streamStage({ calls: [call], taken })).toMatchObject({ kind: 'called' })
    expect(streamStage({})).toBeNull()
    const gone = streamStage({ taken })
    expect(telling(gone, null)).toMatchObject({ stay: 'leaving' })
    expect(telling(gone, 'taken 4')).toBeNull()
    expect(telling(streamStage({ blow }), 'taken 4')).toMatchObject({ stay: 'held' })
  })
})
