import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { check } from '#rules/thousand-faces/slices'
import type { Command } from '#rules/thousand-faces/state'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, cy, flip, play, refusalOf } from '../../../support/thousand-faces/table'
import { use } from '../characters/builders'
import { fight, next, light, own, mark, after, acts, roundOf, numberOf, acted, read } from './fight'

describe('rounds of a fight', () => {
  it('RO2 an own flip marks the character with the spotlight, in the same act', () => {
    const lit = after(fight('crosses-bite'), light(ada))
    const { events } = play(lit, own(ada), scriptedLuck())
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['fight-round-began', 'turn-taken'])
    expect(acted(acts(fight('crosses-bite'), ada))).toEqual([ada])
    expect(roundOf(acts(fight('crosses-bite'), ada))?.turns.map(({ turn }) => turn)).toEqual(['acted', 'open', 'open'])
  })

  it('RO2 a move takes the spotlight and the turn with it; FAST ones, reactions and flips of others do not', () => {
    const begun = after(fight('crosses-bite'), { type: 'begin-fight-round' })
    expect(acted(after(begun, use('mix-it-up', { seat: bo, attribute: 'str' })))).toEqual([bo])
    const lit = after(begun, light(ada))
    expect(acted(after(lit, flip({ seat: ada, move: 'Defend' })))).toEqual([])
    expect(acted(after(lit, flip({ seat: ada, move: 'Defy Danger' })))).toEqual([])
    expect(acted(after(lit, flip({ seat: ada, move: null, fast: true })))).toEqual([])
    expect(acted(after(lit, own(bo)))).toEqual([])
  })

  it('RO2 a flashback of a character who was marked as waiting again marks no character', () => {
    const lit = acts(fight('crosses-bite'), ada)
    const rich = after(lit, { type: 'gain-xp', seat: ada, amount: 1, reason: '' }, mark(ada, 'waiting'))
    expect(acted(after(rich, { type: 'flashback', seat: ada }))).toEqual([])
  })

  it('RO2 a blow that strikes a foe marks the character with the spotlight', () => {
    const begun = after(fight('crosses-bite'), { type: 'begin-fight-round' }, light(bo))
    const strike = (by: SeatId): Command => ({ type: 'strike-foe', foe: 1, power: 1, by, square: 'keep' })
    expect(acted(after(begun, strike(bo)))).toEqual([bo])
    expect(acted(after(begun, strike(ada)))).toEqual([])
  })

  it('RO2 the GM corrects it by hand, which the GM alone reads', () => {
    const one = acts(fight('crosses-bite'), ada)
    expect(acted(after(one, mark(ada, 'waiting')))).toEqual([])
    expect(acted(after(one, mark(cy, 'acted')))).toEqual([ada, cy])
    expect(refusalOf(one, mark(ada, 'acted'))).toEqual({ because: 'turn-marked', seat: ada, as: 'acted' })
    expect(refusalOf(fight('crosses-bite'), mark(ada, 'acted'))).toEqual({ because: 'no-round' })
    const { events } = play(one, mark(cy, 'acted'))
    expect(read(events, 'gm')).toEqual(['s3 has acted in this round'])
    expect(read(events, 'table')).toEqual([])
  })

  it('RO2 who is down, dead or not in the scene has no turn', () => {
    const state = fight('crosses-bite')
    const sheets = state.sheets.map((each, at) =>
      at === 0
        ? { ...each, incapacitated: true }
        : at === 1
          ? { ...each, character: { ...each.character, elsewhere: true } }
          : each
    )
    const begun = after({ ...state, sheets }, { type: 'begin-fight-round' })
    expect(roundOf(begun)?.turns).toEqual([
      { seat: ada, turn: 'out', why: 'down' },
      { seat: bo, turn: 'out', why: 'elsewhere' },
      { seat: cy, turn: 'open', why: null }
    ])
    expect(roundOf(begun)?.next).toEqual({ is: 'player', seat: cy })
    const nobody = { ...begun, sheets: begun.sheets.map(each => ({ ...each, incapacitated: true })) }
    expect(refusalOf(nobody, next)).toEqual({ because: 'nobody-can-act' })
  })

  it('RO2 a file in which a stranger has acted, or a character twice, is broken; one in which all have acted is sound', () => {
    const begun = after(fight('crosses-bite'), { type: 'begin-fight-round' })
    const withActed = (seats: readonly SeatId[]) => check({ ...begun, round: { ...begun.round!, acted: seats } })
    expect(withActed([ada, bo, cy])).toEqual([])
    expect(withActed([ada, 's9' as SeatId]).join()).toContain('RO2')
    expect(withActed([ada, ada]).join()).toContain('RO2')
    expect(withActed(['s9' as SeatId]).join()).toContain('RO2')
  })

  it('RO4 next marks the character who was up and lights the one who had the spotlight least', () => {
    const first = after(fight('crosses-bite'), next)
    expect([numberOf(first), first.spotlight.seat, acted(first)]).toEqual([1, ada, []])
    const second = after(first, next)
    expect([second.spotlight.seat, acted(second)]).toEqual([bo, [ada]])
    expect(roundOf(second)?.next).toEqual({ is: 'player', seat: cy })
    const third = after(second, own(bo), next)
    expect([third.spotlight.seat, acted(third)]).toEqual([cy, [ada, bo]])
    expect(roundOf(third)?.next).toEqual({ is: 'round', seat: ada })
    const around = after(third, next)
    expect([numberOf(around), around.spotlight.seat, acted(around)]).toEqual([2, ada, []])
  })

  it('RO4 the spotlight of before the round is no turn', () => {
    const lit = after(fight('crosses-bite'), light(bo), { type: 'begin-fight-round' })
    expect(roundOf(lit)?.turns.map(({ turn }) => turn)).toEqual(['open', 'open', 'open'])
    const on = after(lit, next)
    expect([on.spotlight.seat, acted(on)]).toEqual([ada, []])
  })

  it('RO4 what next will do is what it then does, whatever was played before', () => {
    for (const format of ['crosses-bite', 'two-rounds', 'at-once'] as const) {
      let state = after(fight(format), next)
      for (let turn = 0; turn < 9; turn++) {
        const told = roundOf(state)?.next
        const before = numberOf(state)
        state = after(state, next)
        const is = numberOf(state) !== before ? 'round' : state.spotlight.seat === null ? 'foes' : 'player'
        expect({ is, seat: state.spotlight.seat }).toEqual(told)
      }
    }
  })
})
