import { describe, expect, it } from 'vitest'
import { gm, type SeatId } from '#rules/core/seat'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { Command, State } from '#rules/face-of-angels/state'
import type { GmView, SeatView } from '#rules/face-of-angels/view'
import {
  after,
  eventsOf,
  contested,
  dealt,
  joon,
  margit,
  powerful,
  priya,
  refusalOf,
  seatActor,
  withHands,
  withProtagonist,
  withRelationship
} from '../../../support/face-of-angels/table'

type Called = Extract<Command, { type: 'call-player' }>
type Answered = Extract<Command, { type: 'answer-call' }>
type Laid = Extract<Command, { type: 'lay-card' }>
const call = (what: Called['what'], seats: readonly SeatId[] = [margit], why = ''): Called => ({
  type: 'call-player',
  seats,
  what,
  why
})
const answer = (id: number, given: Answered['answer'], seat: SeatId = margit): Answered => ({
  type: 'answer-call',
  seat,
  call: id,
  answer: given
})
const lay = (card: Laid['card'], who: Laid['who'] = margit): Laid => ({
  type: 'lay-card',
  who,
  card,
  acting: { as: 'protagonist' },
  played: { as: 'plain' },
  secret: null
})
const sees = (state: State, seat: SeatId = margit) => faceOfAngels.view(state, { kind: 'seat', seat }) as SeatView
const gmSees = (state: State) => faceOfAngels.view(state, { kind: 'gm' }) as GmView
const by = (state: State, command: Command, seat: SeatId = margit) => after(state, seatActor(seat), command)
const leading = (): State =>
  contested(withHands(dealt(), { s1: ['5C', '9H'], s2: ['2D'], s3: ['4S'], world: ['7C', '8D'] }))

describe('calls in The Face of Angels', () => {
  it('A41: the players whom the game waits for, and no others', () => {
    expect(refusalOf(leading(), gm, call('turn', [joon]))).toMatchObject({ because: 'nothing-to-call', seat: joon })
    expect(refusalOf(leading(), gm, call('contest'))).toMatchObject({ because: 'nothing-to-call' })
    expect(refusalOf(dealt(), gm, call('powers'))).toMatchObject({ because: 'nothing-to-call' })
    expect(refusalOf(leading(), gm, call('turn', ['s9' as SeatId]))).toMatchObject({ because: 'nothing-to-call' })
    expect(refusalOf(leading(), seatActor(margit), call('turn'))).toMatchObject({ because: 'gm-only' })
    const state = after(leading(), gm, call('turn', [margit], ' The gate! '))
    expect(sees(state).call).toEqual({ id: 1, seats: [margit], what: 'turn', why: 'The gate!' })
    expect([sees(state, joon).call, gmSees(state).calls?.length]).toEqual([undefined, 1])
  })

  it('A44: who is called, for what and why is in the log of all', () => {
    const [called] = eventsOf(leading(), gm, call('turn', [margit], 'Your card!'))
    const said = faceOfAngels.describe(called!, { kind: 'table' })
    expect(said?.parts).toEqual(['The GM calls on ', { seat: margit }, ' to take their turn', '. Your card!'])
  })

  it('A43: a card of one’s own hand is laid, once, and by no other player', () => {
    const state = after(leading(), gm, call('turn'))
    expect(refusalOf(state, seatActor(margit), answer(1, lay('7C')))).toMatchObject({ because: 'not-in-hand' })
    expect(refusalOf(state, seatActor(margit), answer(1, lay('2D', joon)))).toMatchObject({ because: 'call-unfit' })
    expect(refusalOf(state, seatActor(joon), answer(1, lay('5C')))).toMatchObject({ because: 'not-yours' })
    expect(refusalOf(state, gm, answer(1, lay('5C')))).toMatchObject({ because: 'players-own-hand' })
    const laid = by(state, answer(1, lay('5C')))
    expect([laid.piles.hands['s1'], gmSees(laid).calls]).toEqual([['9H'], undefined])
    expect(refusalOf(laid, seatActor(margit), answer(1, lay('9H')))).toEqual({ because: 'call-gone' })
  })

  it('A42: a card laid without the call ends it too; so does the end of the contest', () => {
    const state = after(leading(), gm, call('turn'))
    for (const ended of [by(state, lay('5C')), after(state, gm, { type: 'end-contest', winner: null, reason: '' })])
      expect(gmSees(ended).calls).toBeUndefined()
    const back = after(state, gm, { type: 'recall-player', call: 1 })
    expect(refusalOf(back, seatActor(margit), answer(1, lay('5C')))).toEqual({ because: 'call-gone' })
  })

  it('A41 A42: any player who is called may help; the first answer counts', () => {
    let state = by(leading(), lay('5C'))
    state = after(state, gm, lay('7C', 'world'))
    state = after(state, gm, call('turn', [joon, priya]))
    const helped = by(state, answer(1, { type: 'pass-help', who: joon }, joon), joon)
    expect(refusalOf(helped, seatActor(priya), answer(1, { type: 'pass-help', who: priya }, priya))).toEqual({
      because: 'call-gone'
    })
    expect(gmSees(helped).calls).toBeUndefined()
  })

  it('A41: an extra card for a friend, as Jack none, and powers with the realm that the player chooses', () => {
    const friend = withRelationship(leading(), 'r7', margit, 'friend')
    const state = after(friend, gm, call('extra-card'))
    const drawn = by(state, answer(1, { type: 'bring-relationship', who: margit, relationship: 'r7' }))
    expect(drawn.piles.hands['s1']).toHaveLength(3)
    const ready = [margit, joon, priya].reduce(
      (now, seat) => withProtagonist(now, seat, { progress: { contests: 1, relationships: 0 } }),
      dealt()
    )
    const chosen = by(
      after(ready, gm, call('powers')),
      answer(1, { type: 'gain-powers', seat: margit, suit: 'spades', area: 'doors' })
    )
    expect(sees(chosen).protagonists.find(({ seat }) => seat === margit)?.trumps?.[0]?.suit).toBe('spades')
    expect(refusalOf(powerful(ready, margit, 'king', 'clubs'), gm, call('powers'))).toMatchObject({
      because: 'nothing-to-call'
    })
  })

  it('A41: a contest is called by the player who presses first', () => {
    const state = after(dealt(), gm, call('contest', [margit, joon]))
    const contest = (who: SeatId) =>
      ({ type: 'call-contest', who, acting: { as: 'protagonist' }, respondent: 'world', kind: 'ordinary' }) as const
    const called = by(state, answer(1, contest(joon), joon), joon)
    expect(called.contest?.initiator.who).toBe(joon)
    expect(refusalOf(called, seatActor(margit), answer(1, contest(margit)))).toEqual({ because: 'call-gone' })
  })

  it('A43: with real cards a called player may name what they lay, and sees only public cards', () => {
    const state = after(contested(dealt(3, 'physical')), gm, call('turn'))
    const choices = (who?: SeatId) =>
      sees(state, who).questions.flatMap(({ fields }) =>
        fields.flatMap(each => (each.key === 'card' && 'choices' in each ? each.choices : []))
      )
    expect(choices()).toHaveLength(52)
    expect(choices(joon)).toEqual([])
    expect(by(state, answer(1, lay('5C'))).contest?.phase).toMatchObject({ at: 'trick' })
  })

  it('A41 A7: the same call and the same snapshot whatever is in the hands', () => {
    const shown = (mine: '5C' | '2H') => {
      const hands = { s1: [mine, '9H'], s2: ['2D'], s3: ['4S'], world: ['7C', '8D'] } as const
      const state = after(contested(withHands(dealt(), hands)), gm, call('turn'))
      return JSON.stringify([gmSees(state), sees(state, joon)])
    }
    expect(shown('5C')).toBe(shown('2H'))
  })

  it('A45: a player who is switched off is not called any more', () => {
    const state = after(after(leading(), gm, call('turn')), gm, { type: 'set-phone-calls', seat: margit, on: false })
    expect([gmSees(state).calls, gmSees(state).offPhone]).toEqual([undefined, [margit]])
    expect(refusalOf(state, gm, call('turn'))).toMatchObject({ because: 'phone-calls-off' })
    expect(refusalOf(state, gm, { type: 'set-phone-calls', seat: margit, on: false })).toMatchObject({
      because: 'phone-calls-so'
    })
  })
})
