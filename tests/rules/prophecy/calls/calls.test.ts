import { describe, expect, it } from 'vitest'
import { proposedAnswers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import { callingOf } from '#rules/prophecy/calls/calling'
import { prophecy } from '#rules/prophecy/index'
import type { Command } from '#rules/prophecy/state'
import type { SeatView } from '#rules/prophecy/view'
import { scriptedLuck } from '../../../support/luck'
import { brindle, kresk, outlined, seatActor, type Story } from '../story'

const [asKresk, asBrindle] = [kresk, brindle].map(seatActor) as [ReturnType<typeof seatActor>, typeof gm]
type Called = Extract<Command, { type: 'call-player' }>
type Answered = Extract<Command, { type: 'answer-call' }>
const call = (what: Called['what'], seats: readonly SeatId[] = [kresk], why = ''): Called => ({
  type: 'call-player',
  seats,
  what,
  why
})
const answer = (id: number, given: Answered['answer'], seat = kresk): Answered => ({
  type: 'answer-call',
  seat,
  call: id,
  answer: given
})
const roll = { type: 'roll', dice: null } as const
const dice = (...shown: readonly number[]) => scriptedLuck(...shown.map(die => die - 1))
const sees = (story: Story, seat = kresk) => prophecy.view(story.state, { kind: 'seat', seat }) as SeatView

/** Wren (Kresk's) and Ada (Brindle's) at the stair with a rusty lock; three Aspects match, nothing is rolled. */
function atTheStair(): Story {
  const story = outlined().character('Wren').attach('Wren', 'patient').attach('Wren', 'small')
  story.character('Ada', brindle).attach('Ada', 'loud').thing('The lock', 'rusty', 'old')
  return story.bring('Find the stair', 'The lock').perform('Find the stair').match('Find the stair', 'patient', 'rusty')
}

describe('calls in a story', () => {
  it('PR49: what that player could do just now, and nothing else', () => {
    const story = outlined()
    for (const what of ['roll', 'match', 'tell'] as const) expect(story.refusal(call(what))).toBe('nothing-to-call')
    expect(atTheStair().refusal(call('choose-scene'))).toBe('nothing-to-call')
    expect(atTheStair().refusal(call('tell'))).toBe('nothing-to-call')
    expect(story.setRetired(brindle, true).refusal(call('choose-scene', [kresk, brindle]))).toBe('nothing-to-call')
    expect(atTheStair().refusal(call('roll', ['s99' as SeatId]))).toBe('nothing-to-call')
    expect(atTheStair().refusal(call('roll'), asKresk)).toBe('not-yours')
  })

  it('PR49 QU1 whom the Game Master calls is a question: what the scene waits for comes first', () => {
    const story = atTheStair()
    const { question, command } = callingOf(story.state)!
    expect(story.view.calling).toEqual(question)
    const [what] = question.fields
    expect(what).toMatchObject({ choices: [{ key: 'match' }, { key: 'roll' }, { blocked: {} }, { blocked: {} }] })
    expect(proposedAnswers(question)).toMatchObject({ what: 'match', 'players-match': [kresk, brindle] })
    expect(command({ what: 'roll', 'players-roll': [brindle, kresk] })).toEqual(call('roll', [kresk, brindle]))
  })

  it('PR49 PR52: is on the phones that are called, and on the Game Master’s page', () => {
    const story = atTheStair().do(call('roll', [kresk, brindle], '  The lock gives. '))
    const open = { id: 1, seats: [kresk, brindle], what: 'roll', why: 'The lock gives.' }
    expect([sees(story).call, sees(story, brindle).call, story.view.calls]).toEqual([open, open, [open]])
    expect(JSON.stringify(prophecy.view(story.state, { kind: 'table' }))).not.toContain('gives')
    const said = prophecy.describe(story.events.at(-1)!, { kind: 'table' })
    expect(said?.parts).toEqual([
      'The GM calls on ',
      { seat: kresk },
      ' or ',
      { seat: brindle },
      ' to roll the scene’s dice',
      '. The lock gives.'
    ])
  })

  it('PR49: one call for each player: another takes its place, and the rest of the first goes on', () => {
    const story = atTheStair()
      .do(call('roll', [kresk, brindle]))
      .do(call('match'))
    expect(story.view.calls?.map(({ id, seats }) => [id, seats])).toEqual([
      [1, [brindle]],
      [2, [kresk]]
    ])
    expect(story.refusal(answer(1, roll), asKresk)).toBe('call-gone')
  })

  it('PR50: the first answer counts, and a player who presses afterwards is informed', () => {
    const story = atTheStair()
      .do(call('roll', [kresk, brindle]))
      .do(answer(1, roll), asKresk, dice(2))
    expect(story.scene('Find the stair').check?.waves).toEqual([[2]])
    expect(story.refusal(answer(1, roll, brindle), asBrindle)).toBe('call-gone')
    expect(story.refusal(answer(1, roll), asKresk)).toBe('call-gone')
    expect(story.sentence(answer(1, roll))).toContain('somebody was first')
    expect(story.view.calls).toBeUndefined()
  })

  it('PR50: taken back, rolled by the Game Master, or the scene put back: no player is waited for', () => {
    const called = () => atTheStair().do(call('roll'))
    for (const command of [{ type: 'recall-player', call: 1 }, roll, { type: 'put-back' }] as const) {
      const story = called().do(command, gm, dice(6, 1))
      expect(story.view.calls).toBeUndefined()
      expect(story.refusal(answer(1, roll), asKresk)).toBe('call-gone')
    }
    expect(called().refusal({ type: 'recall-player', call: 2 })).toBe('call-gone')
  })

  it('PR51: each wave is a press of its own, and one press never rolls two', () => {
    const story = atTheStair()
      .do(call('roll', [brindle, kresk]))
      .do(answer(1, roll), asKresk, dice(6))
    expect(story.view.calls).toEqual([{ id: 2, seats: [kresk], what: 'roll', why: '' }])
    expect(story.refusal(answer(1, roll), asKresk)).toBe('call-gone')
    story.do(answer(2, { type: 'roll', dice: [3] }), asKresk)
    expect(story.scene('Find the stair')).toMatchObject({ check: { waves: [[6], [3]] }, outcome: 'failure' })
    expect(story.view.calls).toBeUndefined()
  })

  it('PR51: Aspects of one’s own Character, pair by pair, until that is all', () => {
    const story = atTheStair().do(call('match'))
    const pair = (character: string) =>
      story.matching('Find the stair', character, 'old') as Extract<Command, { type: 'match' }>
    expect(story.refusal(answer(1, pair('loud')), asKresk)).toBe('call-unfit')
    expect(story.refusal(answer(1, roll), asKresk)).toBe('call-unfit')
    story.do(answer(1, pair('small')), asKresk)
    expect(story.scene('Find the stair').pool).toBe(2)
    expect(sees(story).call?.id).toBe(2)
    story.do(answer(2, { ...pair('small'), type: 'unmatch' }), asKresk).do(answer(3, null), asKresk)
    expect(story.view.calls).toBeUndefined()
    expect(story.do(call('roll')).refusal(answer(4, null), asKresk)).toBe('call-unfit')
  })

  it('PR51: a player who is called to choose the next scene may do it, and only with that call', () => {
    const story = outlined().do(call('choose-scene'))
    const perform = (objective: string) => ({ type: 'perform', scene: story.scene(objective).id, at: 5 }) as const
    expect(story.refusal(perform('Find the stair'), asKresk)).toBe('not-yours')
    expect(story.refusal(answer(1, perform('Ring the bell')), asKresk)).toBe('precursors-first')
    expect(story.refusal(answer(1, perform('Find the stair')), asBrindle)).toBe('not-yours')
    expect(story.do(answer(1, perform('Find the stair')), asKresk).scene('Find the stair').standing).toBe('on-stage')
  })

  it('PR49: to say how it went, about the scene that was played', () => {
    const story = atTheStair().do(roll, gm, dice(5)).do(call('tell'))
    const told = (objective: string) =>
      ({ type: 'tell', scene: story.scene(objective).id, exploited: [0], words: 'The hinge sang' }) as const
    expect(story.refusal(answer(1, told('Ring the bell')), asKresk)).toBe('call-unfit')
    expect(story.do(answer(1, told('Find the stair')), asKresk).scene('Find the stair').story).toBe('The hinge sang')
  })

  it('PR53: all at first; one, all, and none; a phone that is off is not called any more', () => {
    const off = (seat: SeatId | null, on = false) => ({ type: 'set-phone-calls', seat, on }) as const
    const story = atTheStair().do(call('roll', [kresk, brindle]))
    expect(story.view.offPhone).toBeUndefined()
    expect(story.refusal(off(null, true))).toBe('phone-calls-so')
    expect(story.refusal(off(kresk), asKresk)).toBe('not-yours')
    story.do(off(kresk))
    expect([sees(story).call, sees(story, brindle).call?.id, story.view.offPhone]).toEqual([undefined, 1, [kresk]])
    expect(story.refusal(answer(1, roll), asKresk)).toBe('call-gone')
    expect(story.refusal(call('roll'))).toBe('phone-calls-off')
    expect(story.do(off(null)).view.calls).toBeUndefined()
    expect(story.do(off(null, true)).view.offPhone).toBeUndefined()
  })

  it('PR50: a player who has left is not waited for, and is again when they are back', () => {
    const story = atTheStair().do(call('roll')).setRetired(kresk, true)
    expect(story.view.calls).toBeUndefined()
    expect(story.refusal(answer(1, roll), asKresk)).toBe('call-gone')
    expect(story.setRetired(kresk, false).view.calls).toHaveLength(1)
  })
})
