import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { blowsDue, isAttacking } from '#rules/thousand-faces/follow-up/steps'
import { moves } from '#rules/thousand-faces/moves/all'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { scriptedLuck } from '../../../support/luck'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { aFoe, settle } from '../characters/builders'
import { facing } from './facing'
import { answer, apply, flipped, id, opened, roll } from './following'

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

  it('FU3 the power is rolled, may be rolled again or typed, and strikes no foe yet', () => {
    const state = flipped(facing(2))
    const rolled = play(state, roll(state), scriptedLuck(2)).state
    expect(opened(rolled)).toMatchObject({
      step: 'power',
      rolled: { name: 'Guard', power: 3, stamina: 6, staminaAfter: 3 }
    })
    expect(rolled.foes[0]?.stamina).toBe(6)
    expect(opened(play(rolled, roll(rolled), scriptedLuck(0)).state).rolled?.power).toBe(1)
    expect(opened(play(rolled, roll(rolled, { power: 9 })).state).rolled).toMatchObject({ power: 9, staminaAfter: 0 })
  })

  it('FU3 unarmed or at a single check it is 1 and nothing is rolled', () => {
    const single = flipped(facing(1))
    expect(opened(play(single, roll(single)).state).rolled?.power).toBe(1)
    const bare = flipped(facing(2))
    expect(opened(play(bare, roll(bare, { weapon: null })).state).rolled?.power).toBe(1)
    expect(opened(bare).weapons.map(({ name }) => name)).toEqual(['_ Sword', 'Bare hands'])
  })

  it('FU3 a weak spot adds a d4, an ally a die of their own, rolled again with the blow, and only once in the turn', () => {
    const state = {
      ...flipped(facing(2, [aFoe({ weakness: 'its eye' })])),
      allies: [{ id: 7, name: 'Yogran', did: null }]
    }
    const helpedBy = { weakness: 'struck', help: { ally: 7, die: 6 } }
    const helped = play(state, roll(state, helpedBy), scriptedLuck(3, 3, 5)).state
    expect(opened(helped).rolled).toMatchObject({ power: 14, with: { weapon: 'i1', ...helpedBy } })
    const { state: again, events } = play(helped, roll(helped, helpedBy), scriptedLuck(0, 0, 0))
    expect([opened(again).rolled?.power, events.map(({ type }) => type)]).toEqual([
      3,
      ['dice-rolled', 'follow-up-changed']
    ])
    const other = {
      ...state,
      allies: [{ id: 7, name: 'Yogran', did: { deed: 'reveal' as const, foe: null, turn: state.spotlight.turn } }]
    }
    expect(refusalOf(other, roll(other, helpedBy))).toMatchObject({ because: 'ally-busy' })
  })

  it('FU3 power that was typed for an ally’s die and a weak spot uses both up as a roll does', () => {
    const state = {
      ...flipped(facing(2, [aFoe({ weakness: 'its eye' })])),
      allies: [{ id: 7, name: 'Yogran', did: null }],
      openings: [1]
    }
    const typed = play(state, roll(state, { power: 9, weakness: 'struck', help: { ally: 7, die: 4 } })).state
    expect([typed.allies[0]?.did?.deed, typed.openings, opened(typed).rolled?.power]).toEqual(['die', [], 9])
  })

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
})
