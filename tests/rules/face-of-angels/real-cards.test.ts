import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { handOf, nameableCards } from '#rules/face-of-angels/deck/hands'
import type { State } from '#rules/face-of-angels/state'
import type { SeatView } from '#rules/face-of-angels/view'
import {
  after,
  contested,
  dealt,
  inAct,
  joon,
  lay,
  margit,
  pass,
  played,
  priya,
  refusalOf,
  seatsFor,
  stepOf,
  trick,
  unhelped,
  withHands,
  withProtagonist
} from '../../support/face-of-angels/table'

const seatView = (state: State, seat: typeof margit): SeatView =>
  faceOfAngels.view(state, { kind: 'seat', seat }) as SeatView

describe('real cards', () => {
  const open = contested(inAct(dealt(3, 'physical'), 2))

  it('A38 which cards is chosen before the first deal', () => {
    const fresh = faceOfAngels.open(seatsFor(2), { cards: 'digital' })
    const real = after(fresh, gm, { type: 'choose-cards', cards: 'physical' })
    expect(handOf(after(real, gm, { type: 'start-game' }), margit)).toEqual([null, null, null, null, null])
    expect(refusalOf(real, gm, { type: 'choose-cards', cards: 'physical' })).toEqual({ because: 'nothing-changed' })
    expect(refusalOf(dealt(), gm, { type: 'choose-cards', cards: 'physical' })).toEqual({ because: 'already-started' })
  })

  it('A38 hands and draw pile have no faces; the Game Master enters what is laid', () => {
    expect(handOf(open, margit)).toEqual([null, null, null, null, null])
    const laid = after(after(open, gm, lay(margit, 'QH')), gm, lay('world', '2H'))
    expect(handOf(laid, margit)).toHaveLength(4)
    expect(stepOf(laid)).toBe('help-leader')
    expect(nameableCards(laid)).toHaveLength(50)
    expect(seatView(laid, margit).yours.hand).toEqual([])
    expect(nameableCards(contested(dealt()))).toEqual([])
  })

  it('A38 a card that lies face up cannot be laid again', () => {
    const laid = after(open, gm, lay(margit, 'QH'))
    expect(refusalOf(laid, gm, lay('world', 'QH'))).toEqual({ because: 'card-seen-elsewhere', card: 'QH' })
    const done = unhelped(after(laid, gm, lay('world', '2H')))
    expect(refusalOf(done, gm, lay(margit, '2H'))).toEqual({ because: 'card-seen-elsewhere', card: '2H' })
  })

  it('A38 a card that was shuffled in again can come up again', () => {
    const done = unhelped(after(after(open, gm, lay(margit, 'QH')), gm, lay('world', '2H')))
    const empty = { ...done, piles: { ...done.piles, draw: [], discard: [...done.piles.discard, ...done.piles.draw] } }
    const drawn = after(empty, gm, { type: 'deal-extra', who: margit, reason: '' })
    expect(drawn.piles.discard).toEqual([])
    expect(nameableCards(drawn)).toHaveLength(52)
  })

  it('A38 cards that are handed over stay unseen', () => {
    const accused = after(
      after(open, gm, lay(margit, 'QH')),
      gm,
      lay('world', '2H', { secret: { about: margit, words: 'x' } })
    )
    const given = after(accused, gm, { type: 'answer-secret', who: margit, verdict: 'false' })
    expect(handOf(given, margit)).toHaveLength(8)
    const back = after(given, gm, { type: 'hand-back', who: margit, cards: ['3C', '4C', null, null] })
    expect(handOf(back, 'world')).toEqual([null, null, null, null])
  })

  it('A38 a discard may be named or not', () => {
    const full = withHands(dealt(3, 'physical'), {})
    const hands = { s1: [null, null, null, null, null, null, null], s2: [null], s3: [null], world: [null] }
    const big = { ...full, piles: { draw: Array.from({ length: 42 }, () => null), discard: [], hands } }
    expect(after(big, gm, { type: 'discard', who: margit, cards: ['2C', null] }).piles.discard).toEqual(['2C', null])
  })
})

describe('the table’s word in a contest', () => {
  const open = contested(
    inAct(withHands(dealt(), { s1: ['5C', '9C'], s2: ['3C'], s3: ['6C'], world: ['9H', 'AC'] }), 2)
  )

  it('A37 calls it off: the cards go to the discard pile, hands are filled, nothing is remembered', () => {
    const laid = played(open, lay(margit, '5C'))
    const off = after(laid, gm, { type: 'end-contest', winner: null, reason: 'It is late' })
    expect(off.contest).toBeNull()
    expect(off.piles.discard).toEqual(['5C'])
    expect(handOf(off, margit)).toHaveLength(5)
    expect(off.past).toEqual([])
  })

  it('A37 ends it with a winner', () => {
    const over = after(played(open, lay(margit, '5C')), gm, { type: 'end-contest', winner: 'respondent', reason: '' })
    expect(over.contest?.phase).toMatchObject({ at: 'ended', outcome: { winner: 'respondent', by: 'table' } })
    expect(over.piles.discard).toEqual(['5C'])
    expect(refusalOf(over, gm, { type: 'end-contest', winner: 'initiator', reason: '' }).because).toBe('wrong-moment')
  })

  it('A37 awards a trick otherwise, between two tricks', () => {
    const one = trick(open, lay(margit, '5C'), lay('world', '9H'))
    expect(one.contest?.tricks[0]?.takenBy).toBe('initiator')
    const awarded = after(one, gm, { type: 'award-trick', number: 1, to: 'respondent' })
    expect(awarded.contest?.tricks[0]).toMatchObject({ takenBy: 'respondent', because: 'table' })
    expect(refusalOf(awarded, gm, { type: 'award-trick', number: 1, to: 'respondent' })).toEqual({
      because: 'nothing-changed'
    })
    expect(refusalOf(awarded, gm, { type: 'award-trick', number: 9, to: 'respondent' })).toEqual({
      because: 'unknown-trick'
    })
    expect(
      refusalOf(played(one, lay('world', 'AC')), gm, { type: 'award-trick', number: 1, to: 'respondent' }).because
    ).toBe('wrong-moment')
  })

  it('A37 gives a player one card more', () => {
    expect(handOf(after(open, gm, { type: 'deal-extra', who: joon, reason: 'luck' }), joon)).toHaveLength(2)
  })
})

describe('what a player’s screen offers', () => {
  it('A7 one’s own hand with what each card could be, and what one is asked', () => {
    const king = withProtagonist(
      inAct(withHands(dealt(), { s1: ['KC', '2C', '5H'], s2: ['3C'], s3: ['6C'], world: ['9H'] }), 2),
      margit,
      {
        personality: 'king',
        trumps: [{ suit: 'clubs', area: 'fire', declared: 'by-choice' }]
      }
    )
    const { yours } = seatView(contested(king), margit)
    expect(yours.asked).toEqual([{ kind: 'lead' }])
    expect(yours.hand).toEqual([
      { card: '2C', trump: 'may', superTrump: false, superTrumpOf: [] },
      { card: 'KC', trump: 'may', superTrump: true, superTrumpOf: [] },
      { card: '5H', trump: 'no', superTrump: false, superTrumpOf: [] }
    ])
    const asked = played(contested(king), lay(margit, '5H'), lay('world', '9H'))
    expect(seatView(asked, joon).yours).toMatchObject({ mayHelp: 'initiator', mayLay: true, secretsOf: [margit] })
    expect(seatView(played(asked, pass(joon), pass(priya)), joon).yours.mayHelp).toBe('respondent')
  })
})
