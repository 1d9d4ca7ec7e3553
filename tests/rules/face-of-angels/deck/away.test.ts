import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { allCards } from '#rules/face-of-angels/deck/rules'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { handOf } from '#rules/face-of-angels/deck/hands'
import type { State } from '#rules/face-of-angels/state'
import type { SeatView } from '#rules/face-of-angels/view'
import {
  after,
  dealt,
  eventsOf,
  joon,
  margit,
  priya,
  refusalOf,
  seatActor,
  withProtagonist,
  withRelationship,
  withStakes
} from '../../../support/face-of-angels/table'

const ownOf = (state: State) => (faceOfAngels.view(state, { kind: 'seat', seat: priya }) as SeatView).yours

/** Priya plays a Jack, has a foe, and has left. */
function withoutPriya(): State {
  const jack = withProtagonist(dealt(), priya, { personality: 'jack', area: 'locks' })
  return after(withRelationship(jack, 'r1', priya, 'friend'), gm, { type: 'leave-game', seat: priya })
}

describe('players who are away', () => {
  it('A37b: a player who is away is given no card, by a Jack’s field, by the table, or by a friend', () => {
    const called = withStakes(withoutPriya())
    const away = { because: 'not-a-participant', who: priya }
    expect(refusalOf(called, seatActor(priya), { type: 'draw-as-jack', who: priya })).toEqual(away)
    expect(refusalOf(called, gm, { type: 'deal-extra', who: priya, reason: '' })).toEqual(away)
    expect(refusalOf(called, seatActor(priya), { type: 'bring-relationship', who: priya, relationship: 'r1' })).toEqual(
      away
    )
    expect(handOf(called, priya)).toEqual([])
  })

  it('A37b: nothing is offered to a player who is away, but the record stays theirs to write', () => {
    const own = ownOf(withStakes(withoutPriya()))
    expect(own).toMatchObject({
      mayDrawAsJack: false,
      mayLay: false,
      mayGoForBroke: false,
      mayGainPowers: false,
      mayBring: [],
      asked: []
    })
    const written = after(withoutPriya(), seatActor(priya), { type: 'write-secret', who: priya, words: 'heir' })
    expect(ownOf(written).secret).toBe('heir')
    expect(
      refusalOf(withoutPriya(), seatActor(priya), { type: 'play-as', who: priya, acting: { as: 'protagonist' } })
    ).toEqual({ because: 'not-a-participant', who: priya })
  })

  it('A37c: a player who comes back is dealt a hand at once, and the next contest can be called', () => {
    const back = after(withoutPriya(), gm, { type: 'return-to-game', seat: priya })
    expect(handOf(back, priya)).toHaveLength(5)
    expect(faceOfAngels.check(back)).toEqual([])
    const called = after(back, seatActor(margit), {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: priya,
      kind: 'ordinary'
    })
    expect(called.contest?.respondent.who).toBe(priya)
  })

  it('A37c: before the first deal nothing is dealt, and while a player owes discards the last discard deals', () => {
    const board = faceOfAngels.open([{ id: priya, player: 'Priya', character: 'Wren', retired: false }], {
      cards: 'digital'
    })
    const gone = after(board, gm, { type: 'leave-game', seat: priya })
    expect(eventsOf(gone, gm, { type: 'return-to-game', seat: priya })).toEqual([
      { type: 'seat-returned', seat: priya }
    ])
    const owing = after(withoutPriya(), gm, { type: 'deal-extra', who: joon, reason: '' })
    const back = after(owing, gm, { type: 'return-to-game', seat: priya })
    expect(handOf(back, priya)).toHaveLength(0)
    const settled = after(back, seatActor(joon), { type: 'discard', who: joon, cards: handOf(back, joon).slice(0, 1) })
    expect(handOf(settled, priya)).toHaveLength(5)
  })

  it('A37c: when the one who owes discards leaves, the others are dealt what they wait for', () => {
    const owing = after(after(dealt(), gm, { type: 'deal-extra', who: joon, reason: '' }), gm, {
      type: 'begin-act',
      act: 2
    })
    expect(handOf(owing, 'world')).toHaveLength(5)
    expect(handOf(after(owing, gm, { type: 'leave-game', seat: joon }), 'world')).toHaveLength(7)
  })

  it('A6: a campaign in which an older app dealt to a player who was away opens again, card for card', () => {
    const card = withoutPriya().piles.draw.slice(0, 1)
    const dealtTo = faceOfAngels.apply(withoutPriya(), { type: 'cards-drawn', who: priya, cards: card, why: 'jack' })
    expect(faceOfAngels.check(dealtTo)).toEqual([])
    const back = faceOfAngels.apply(dealtTo, { type: 'seat-returned', seat: priya })
    expect(handOf(back, priya)).toEqual(card)
    expect(allCards(back)).toHaveLength(52)
    expect(faceOfAngels.check(back)).toEqual([])
  })

  it('A6: a hand of a player who never sat here, or a missing hand, is found', () => {
    const state = dealt()
    const { [joon]: _joons, ...others } = state.piles.hands
    const stranger = { ...state, piles: { ...state.piles, hands: { ...state.piles.hands, s9: [] } } }
    expect(faceOfAngels.check(stranger)).toEqual(['there is a hand too many'])
    expect(
      faceOfAngels.check({ ...state, piles: { ...state.piles, discard: handOf(state, joon), hands: others } })
    ).toEqual(['somebody has no hand'])
  })
})
