import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { blowsDue, isAttacking } from '#rules/thousand-faces/follow-up/hits'
import type { FollowUpView } from '#rules/thousand-faces/follow-up/view'
import { moves } from '#rules/thousand-faces/moves/all'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import type { Attribute } from '#rules/thousand-faces/vocabulary'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, digital, play, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { aFoe, settle, use } from '../characters/builders'
import { facing } from './facing'

function flipped(state: State, move: Parameters<typeof use>[0] = 'mix-it-up', attribute: Attribute = 'str'): State {
  return play(state, use(move, { attribute }), scriptedLuck()).state
}
const opened = (state: State): FollowUpView => {
  const [open] = (view(state, { kind: 'gm' }) as GmView).followUps
  if (!open) throw new Error('nothing is open')
  return open
}
const id = (state: State): number => opened(state).id
const roll = (state: State, changes: object = {}): Command => ({
  type: 'roll-power', followUp: id(state), foe: 1, weapon: 'i1', power: 'roll', weakness: 'missed', ...changes
}) // prettier-ignore
const apply = (state: State, square: 'keep' | 'cross-out' = 'keep'): Command => ({
  type: 'apply-power',
  followUp: id(state),
  square
})
const answer = (state: State, changes: object = {}): Command => ({
  type: 'answer-attack', followUp: id(state), foes: [1], seat: ada, die: 3, ...changes
}) // prettier-ignore

describe('the follow-up of an attack', () => {
  it('FU1 opens when the flip of an attacking move is over while a foe stands, and otherwise not', () => {
    expect(opened(flipped(facing(2)))).toMatchObject({ seat: ada, name: 'Mix It Up', step: 'foe', answers: true })
    expect(flipped(facing(2, [])).followUps).toEqual([])
    expect(flipped(facing(2, [aFoe({ stamina: 0 })])).followUps).toEqual([])
    expect(flipped(facing(2), 'defy-danger').followUps).toEqual([])
  })

  it('FU1 it can be let go, which the GM alone reads', () => {
    const state = flipped(facing(2))
    const { state: after, events } = play(state, { type: 'close-follow-up', followUp: id(state) })
    expect(after.followUps).toEqual([])
    expect(events.map(event => lineFor(event, { kind: 'table' }))).toEqual([null])
    expect(lineFor(events[0]!, { kind: 'gm' })?.parts).toEqual([{ seat: ada }, ': nothing more follows Mix It Up'])
    expect(refusalOf(after, { type: 'close-follow-up', followUp: 101 })).toEqual({ because: 'no-such-follow-up' })
  })

  it('FU2 Mix It Up with three checks waits for its option; avoided, the foe does not answer', () => {
    const state = flipped(facing(3))
    expect(opened(state).step).toBe('options')
    expect(refusalOf(state, roll(state))).toEqual({ because: 'options-first', seat: ada })
    const avoided = play(state, settle(state, { picks: [0] })).state
    expect(opened(avoided)).toMatchObject({ step: 'foe', more: 0, answers: false })
    const again = play(state, settle(state, { picks: [1] })).state
    expect(opened(again)).toMatchObject({ step: 'foe', more: 1, answers: true }) // O27
  })

  it('FU2 an open move that is discarded takes its follow-up along', () => {
    const state = flipped(facing(3))
    expect(play(state, { type: 'drop-outcome', outcome: state.outcomes[0]!.id }).state.followUps).toEqual([])
  })

  it('FU2 for every move and result it is known which blows follow', () => {
    const told = moves.filter(({ id: move }) => isAttacking(move)).map(({ id: move }) => move)
    expect([...told].sort()).toEqual([
      'and-this-is-for',
      'backstab',
      'bum-rush',
      'called-shot',
      'defend',
      'fury',
      'goreography',
      'mix-it-up',
      'volley'
    ])
    expect(blowsDue('volley', 2, [1]).hits).toEqual([{ base: 'roll', dice: [], halved: true }])
    expect(blowsDue('backstab', 3, [1, 2]).hits).toEqual([{ base: 'roll', dice: [6], halved: false }])
    expect(blowsDue('and-this-is-for', 3, []).hits).toEqual([{ base: 'none', dice: [4], halved: false }])
    expect(blowsDue('fury', 2, []).hits).toEqual([{ base: 'roll', dice: [], halved: true }])
    expect(blowsDue('called-shot', 2, [0]).hits.map(({ base }) => base)).toEqual(['one', 'roll'])
    expect(blowsDue('goreography', 3, [0, 0]).hits.map(({ base }) => base)).toEqual(['same', 'same'])
    expect(blowsDue('bum-rush', 1, [0])).toEqual({ hits: [], answers: false })
    expect(blowsDue('defend', 2, [2]).hits).toHaveLength(1)
    expect([blowsDue('mix-it-up', 0, []).answers, blowsDue('fury', 0, []).answers]).toEqual([true, false])
  })

  it('FU3 the power is rolled, may be rolled again or typed, and strikes nobody yet', () => {
    const state = flipped(facing(2))
    const rolled = play(state, roll(state), scriptedLuck(2)).state
    expect(opened(rolled)).toMatchObject({ step: 'power', rolled: { name: 'Guard', power: 3, stamina: 6, staminaAfter: 3 } })
    expect(rolled.foes[0]?.stamina).toBe(6)
    expect(opened(play(rolled, roll(rolled), scriptedLuck(0)).state).rolled?.power).toBe(1)
    expect(opened(play(rolled, roll(rolled, { power: 9 })).state).rolled).toMatchObject({ power: 9, staminaAfter: 0 })
  }) // prettier-ignore

  it('FU3 unarmed or at a single check it is 1 and nothing is rolled', () => {
    const single = flipped(facing(1))
    expect(opened(play(single, roll(single)).state).rolled?.power).toBe(1)
    const bare = flipped(facing(2))
    expect(opened(play(bare, roll(bare, { weapon: null })).state).rolled?.power).toBe(1)
    expect(opened(bare).weapons.map(({ name }) => name)).toEqual(['_ Sword', 'Bare hands'])
  })

  it('FU3 a weak spot adds a d4, an ally a die of their own, rolled again with the blow and lent once in the turn', () => {
    const state = { ...flipped(facing(2, [aFoe({ weakness: 'its eye' })])), allies: [{ id: 7, name: 'Yogran', did: null }] }
    const helpedBy = { weakness: 'struck', help: { ally: 7, die: 6 } }
    const helped = play(state, roll(state, helpedBy), scriptedLuck(3, 3, 5)).state
    expect(opened(helped).rolled).toMatchObject({ power: 14, with: { weapon: 'i1', ...helpedBy } })
    const { state: again, events } = play(helped, roll(helped, helpedBy), scriptedLuck(0, 0, 0))
    expect([opened(again).rolled?.power, events.map(({ type }) => type)]).toEqual([3, ['dice-rolled', 'follow-up-changed']])
    const other = { ...state, allies: [{ id: 7, name: 'Yogran', did: { deed: 'reveal' as const, foe: null, turn: state.spotlight.turn } }] }
    expect(refusalOf(other, roll(other, helpedBy))).toMatchObject({ because: 'ally-busy' })
  }) // prettier-ignore

  it('FU3 power that was typed for an ally’s die and a weak spot uses both up as a roll does', () => {
    const state = { ...flipped(facing(2, [aFoe({ weakness: 'its eye' })])), allies: [{ id: 7, name: 'Yogran', did: null }], openings: [1] }
    const typed = play(state, roll(state, { power: 9, weakness: 'struck', help: { ally: 7, die: 4 } })).state
    expect([typed.allies[0]?.did?.deed, typed.openings, opened(typed).rolled?.power]).toEqual(['die', [], 9])
  }) // prettier-ignore

  it('FU3 who is subdued, or not there, is not struck; a player may roll nothing of it', () => {
    const state = flipped(facing(2, [aFoe(), aFoe({ id: 2, stamina: 0 })]))
    expect(refusalOf(state, roll(state, { foe: 2 }))).toMatchObject({ because: 'subdued' })
    expect(refusalOf(state, roll(state, { foe: 9 }))).toEqual({ because: 'no-such-foe' })
    expect(refusalOf(state, roll(state), { kind: 'seat', seat: ada })).toEqual({ because: 'not-yours' })
    expect(refusalOf(state, apply(state), gm)).toEqual({ because: 'power-first', seat: ada })
    expect(refusalOf(state, answer(state))).toEqual({ because: 'blow-first', seat: ada })
  })

  it('FU4 applied, it takes Stamina or one square; the flip is settled by it', () => {
    const state = flipped(facing(2, [aFoe({ squares: 1, engaged: ada })]))
    const rolled = play(state, roll(state), scriptedLuck(3)).state
    const struck = play(rolled, apply(rolled)).state
    expect(struck.foes[0]).toMatchObject({ stamina: 2, crossed: 0 })
    expect(opened(struck)).toMatchObject({ step: 'answer', hit: null })
    expect(play(rolled, apply(rolled, 'cross-out')).state.foes[0]).toMatchObject({ stamina: 6, crossed: 1 })
    expect(struck.flips.settled).toBe(struck.flips.count)
    expect(refusalOf(struck, { type: 'flashback', seat: ada })).toMatchObject({ says: 'move-settled' })
  })

  it('FU4 a rolled hit can still be re-rolled after it has struck', () => {
    const state = flipped(facing(2))
    const rolled = play(state, roll(state), scriptedLuck(3)).state
    expect(play(rolled, apply(rolled)).state.struck).toMatchObject({ foe: 1, power: 4, roll: rolled.dice?.serial })
  })

  it('FU4 each further blow of the same move comes in turn', () => {
    const state = flipped(facing(3))
    const ready = play(state, settle(state, { picks: [1] })).state
    const once = play(ready, roll(ready, { power: 2 })).state
    const struck = play(once, apply(once)).state
    expect(opened(struck)).toMatchObject({ step: 'foe', more: 0 })
    const twice = play(struck, roll(struck, { power: 2 })).state
    const done = play(twice, apply(twice)).state
    expect([done.foes[0]?.stamina, opened(done).step]).toEqual([2, 'answer'])
  })

  it('FU5 the foe answers whoever made the move, and the follow-up is over', () => {
    const state = flipped(facing(2))
    const rolled = play(state, roll(state, { power: 1 })).state
    const struck = play(rolled, apply(rolled)).state
    const { state: after } = play(struck, answer(struck))
    expect(after.attacks).toMatchObject([{ seat: ada, power: 3 }])
    expect(after.followUps).toEqual([])
    expect(opened(struck).targets.map(({ seat }) => seat)).toEqual([ada, bo])
    expect(play(struck, answer(struck, { seat: bo, die: 'roll' }), scriptedLuck(1)).state.attacks[0]).toMatchObject({ seat: bo, power: 2 })
  }) // prettier-ignore

  it('FU5 U10 a hidden foe that is struck and answers is nameless to everybody but the GM', () => {
    const state = flipped(facing(2, [aFoe({ name: 'Zq0z', weakness: 'Zq1z', note: 'Zq2z', engaged: ada })]))
    const rolled = play(state, roll(state), scriptedLuck(0))
    const struck = play(rolled.state, apply(rolled.state))
    const answered = play(struck.state, answer(struck.state, { die: 'roll' }), scriptedLuck(0))
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: ada }] as const)
      for (const { state: seen, events } of [rolled, struck, answered])
        expect(JSON.stringify([view(seen, audience), events.map(event => lineFor(event, audience))])).not.toMatch(/Zq/)
    expect(JSON.stringify(view(answered.state, { kind: 'gm' }))).toContain('Zq0z')
  })

  it('FU5 a foe that is subdued does not answer; one who fights the same character does', () => {
    const alone = flipped(facing(2))
    const rolled = play(alone, roll(alone, { power: 9 })).state
    expect(play(rolled, apply(rolled)).state.followUps).toEqual([])
    const gang = flipped(facing(2, [aFoe(), aFoe({ id: 2, name: 'Brute', engaged: ada })]))
    const heavy = play(gang, roll(gang, { power: 9 })).state
    expect(opened(play(heavy, apply(heavy)).state)).toMatchObject({ step: 'answer', foes: [{ name: 'Brute' }] })
  })

  it('FU5 nobody strikes who is incapacitated, and nobody answers what asks for no answer', () => {
    const state = flipped(facing(0))
    const down = { ...state, sheets: state.sheets.map(each => (each.seat === bo ? { ...each, incapacitated: true } : each)) }
    expect(refusalOf(down, answer(down, { seat: bo }))).toEqual({ because: 'incapacitated', seat: bo })
    expect(opened(down).targets.at(-1)).toMatchObject({ seat: bo, down: true })
    const ready = flipped(facing(3))
    const avoided = play(ready, settle(ready, { picks: [0] })).state
    const two = { ...avoided, followUps: avoided.followUps.map(each => ({ ...each, hits: [] })) }
    expect(refusalOf(two, answer(two))).toEqual({ because: 'no-answer-due', seat: ada })
    expect(refusalOf(two, { ...roll(two) })).toEqual({ because: 'no-blow-left', seat: ada })
  }) // prettier-ignore

  it('FU6 the answer to a cross pays the GM move that was owed for it', () => {
    const state = flipped(facing(0))
    expect([state.gmMovesOwed.length, opened(state)]).toMatchObject([1, { step: 'answer', owed: true }])
    expect(play(state, answer(state)).state.gmMovesOwed).toEqual([])
    expect(play(state, { type: 'close-follow-up', followUp: id(state) }).state.gmMovesOwed).toHaveLength(1)
  })

  it('FU6 of two crosses the newer may be answered first: its own GM move is paid, the older one still waits', () => {
    const table = facing(0, [aFoe({ engaged: ada }), aFoe({ id: 2, engaged: bo })])
    const cross = { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) }
    const both = { ...table, sheets: table.sheets.map(each => (each.seat === bo ? { ...each, ...cross } : each)) }
    const state = play(flipped(both), use('mix-it-up', { seat: bo, attribute: 'str' }), scriptedLuck()).state
    const [older, newer] = state.followUps
    expect([state.gmMovesOwed, older, newer]).toMatchObject([[{ seat: ada }, { seat: bo }], { seat: ada }, { seat: bo }])
    const after = play(state, answer(state, { followUp: newer!.id, foes: [2], seat: bo })).state
    expect(after.gmMovesOwed).toEqual([{ flip: older!.flip, seat: ada }])
    expect(after.followUps).toEqual([older])
    expect(play(after, answer(after)).state).toMatchObject({ gmMovesOwed: [], followUps: [] })
  }) // prettier-ignore

  it('FU6 a cross that is paid with another GM move is answered by nobody any more', () => {
    const state = flipped(facing(0))
    const paid = play(state, { type: 'play-gm-move', kind: 'escalate', what: '' }).state
    expect([paid.followUps, paid.gmMovesOwed]).toEqual([[], []])
  })

  it('FU7 a flashback before the power is rolled begins it anew', () => {
    const state = flipped(facing(2))
    const second = play(state, { type: 'flashback', seat: ada }, scriptedLuck()).state
    expect(second.followUps).toEqual([])
    const kept = play(second, { type: 'settle-flashback' }, scriptedLuck()).state
    expect(opened(kept)).toMatchObject({ result: 0, step: 'answer' })
  })

  it('FU7 foes that go are no longer struck', () => {
    const state = flipped(facing(2, [aFoe(), aFoe({ id: 2 })]))
    const rolled = play(state, roll(state, { power: 2 })).state
    expect(opened(play(rolled, { type: 'remove-foe', foe: 1 }).state)).toMatchObject({ step: 'foe', rolled: null })
    expect(play(rolled, { type: 'clear-foes' }).state.followUps).toEqual([])
  })
})
