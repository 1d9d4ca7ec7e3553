import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { begin } from '#rules/core/slice'
import { fullDeck } from '#rules/face-of-angels/cards'
import { allCards } from '#rules/face-of-angels/deck/rules'
import { deal, handOf, handSize } from '#rules/face-of-angels/deck/hands'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { State } from '#rules/face-of-angels/state'
import type { CardId } from '#rules/face-of-angels/vocabulary'
import {
  after,
  contested,
  dealt,
  eventsOf,
  inAct,
  joon,
  margit,
  priya,
  refusalOf,
  seatActor,
  seatsFor,
  withHands
} from '../../../support/face-of-angels/table'
import { noLuck, scriptedLuck } from '../../../support/luck'

const hand = (count: number, from = 0): readonly CardId[] => fullDeck.slice(from, from + count)

/** A board whose draw pile holds these cards and whose discard pile those; hands empty. */
function piles(draw: readonly CardId[], discard: readonly CardId[]): State {
  return { ...dealt(), piles: { draw, discard, hands: { s1: [], s2: [], s3: [], world: [] } } }
}

describe('the first deal', () => {
  it('A2 shuffles all 52 and deals every hand; nothing is discarded', () => {
    const board = faceOfAngels.open(seatsFor(3), { cards: 'digital' })
    expect(board.piles.draw).toEqual([])
    const state = after(board, gm, { type: 'start-game' })
    expect(new Set(allCards(state))).toEqual(new Set(fullDeck))
    expect(state.piles.discard).toEqual([])
    expect(state.piles.draw).toHaveLength(52 - 20)
    expect(refusalOf(state, gm, { type: 'start-game' })).toEqual({ because: 'already-started' })
  })

  it.each([
    [0, 'world', 5],
    [1, 'world', 6],
    [2, 'world', 7],
    [3, 'world', 8],
    [4, 'world', 9],
    [0, margit, 5],
    [4, margit, 5]
  ] as const)('A3 in act %i the hand of %s is %i', (act, who, size) => {
    expect(handSize(act, who)).toBe(size)
  })

  it('A3 a new act gives the World its cards', () => {
    const state = after(dealt(), gm, { type: 'begin-act', act: 3 })
    expect(handOf(state, 'world')).toHaveLength(8)
    expect(handOf(state, margit)).toHaveLength(5)
  })
})

describe('drawing', () => {
  it('A5 reshuffles the discard pile when the draw pile cannot serve everyone', () => {
    const state = piles(['2C', '3C'], ['4C', '5C', '6C'])
    const dealt = deal(begin(state, faceOfAngels.apply), [{ who: margit, count: 4 }], 'refill', scriptedLuck(0, 1))
    expect(dealt.ok && dealt.value.events.map(event => event.type)).toEqual(['discard-reshuffled', 'cards-drawn'])
  })

  it('A5b draws what was left first; the reshuffled cards lie under it', () => {
    const state = piles(['2C', '3C'], ['4C', '5C', '6C'])
    const judged = deal(begin(state, faceOfAngels.apply), [{ who: margit, count: 4 }], 'refill', scriptedLuck(0, 1))
    if (!judged.ok) throw new Error('refused')
    const then = judged.value.state
    expect(handOf(then, margit).slice(0, 2)).toEqual(['2C', '3C'])
    expect([...handOf(then, margit), ...then.piles.draw]).toHaveLength(5)
    expect(then.piles.discard).toEqual([])
  })

  it('A5 asks for no luck while the draw pile serves', () => {
    const act = begin(piles(['2C', '3C'], ['4C']), faceOfAngels.apply)
    expect(deal(act, [{ who: margit, count: 2 }], 'refill', noLuck).ok).toBe(true)
  })

  it('A5c refuses a draw that cannot be served, and nothing changes', () => {
    const before = piles(['2C'], ['3C'])
    const state = contested({ ...before, piles: { ...before.piles, draw: [], discard: [] } })
    const frozen = JSON.stringify(state)
    expect(refusalOf(state, gm, { type: 'deal-extra', who: margit, reason: '' })).toEqual({
      because: 'draw-short',
      needed: 1,
      left: 0
    })
    expect(JSON.stringify(state)).toBe(frozen)
  })

  it('A5c refuses an act that would need more cards than there are', () => {
    const crowd = after(faceOfAngels.open(seatsFor(9), { cards: 'digital' }), gm, { type: 'start-game' })
    expect(refusalOf(crowd, gm, { type: 'begin-act', act: 3 })).toEqual({ because: 'draw-short', needed: 3, left: 2 })
  })
})

describe('hands come back to size', () => {
  const rest = { s2: hand(5, 10), s3: hand(5, 20), world: hand(5, 30) }

  it('A4 refills what is missing, in the order of the seats, the World last', () => {
    const state = withHands(dealt(), { s1: hand(3), s2: hand(4, 10), s3: hand(5, 20), world: hand(2, 30) })
    const drawn = eventsOf(state, gm, { type: 'refill-hands' }).map(event =>
      event.type === 'cards-drawn' ? [event.who, event.cards.length] : event.type
    )
    expect(drawn).toEqual([
      [margit, 2],
      [joon, 1],
      ['world', 3]
    ])
  })

  it('A4b leaves the choice of discards to the owner', () => {
    const state = withHands(dealt(), { s1: hand(7), ...rest })
    const then = after(state, seatActor(margit), { type: 'discard', who: margit, cards: ['2C', '4C'] })
    expect(handOf(then, margit)).toEqual(['3C', '5C', '6C', '7C', '8C'])
    expect(then.piles.discard).toEqual(['2C', '4C'])
  })

  it.each([
    [['2C'], 'wrong-count'],
    [['2C', '3C', '4C'], 'wrong-count'],
    [['2C', '2C'], 'card-twice'],
    [['2C', 'AS'], 'not-in-hand'],
    [['2C', null], 'wrong-count']
  ] as const)('A4b refuses to discard %j', (cards, because) => {
    const state = withHands(dealt(), { s1: hand(7), ...rest })
    expect(refusalOf(state, seatActor(margit), { type: 'discard', who: margit, cards: [...cards] }).because).toBe(
      because
    )
  })

  it('A4b refuses discards from a hand at its size', () => {
    expect(refusalOf(dealt(), gm, { type: 'discard', who: 'world', cards: [] }).because).toBe('wrong-count')
  })

  it('A4c draws for no player while discards are owed, and for all after the last', () => {
    const state = withHands(dealt(), { s1: hand(7), s2: hand(2, 10), s3: hand(6, 20), world: hand(5, 30) })
    const first = after(state, seatActor(margit), { type: 'discard', who: margit, cards: ['2C', '3C'] })
    expect(handOf(first, joon)).toHaveLength(2)
    const last = after(first, seatActor(priya), { type: 'discard', who: priya, cards: [...hand(1, 20)] })
    expect([margit, joon, priya, 'world' as const].map(who => handOf(last, who).length)).toEqual([5, 5, 5, 5])
  })

  it('A4c calls no contest before every hand is at its size', () => {
    const call = {
      type: 'call-contest',
      who: margit,
      acting: { as: 'protagonist' },
      respondent: 'world',
      kind: 'ordinary'
    } as const
    expect(refusalOf(withHands(dealt(), { s1: hand(7), ...rest }), seatActor(margit), call)).toEqual({
      because: 'discards-owed',
      who: margit,
      count: 2
    })
    expect(refusalOf(withHands(dealt(), { s1: hand(4), ...rest }), seatActor(margit), call)).toEqual({
      because: 'hands-short'
    })
  })

  it('A4 a chair drawn up later is dealt in at the next refill', () => {
    const late = faceOfAngels.join(dealt(), {
      id: 's9' as typeof margit,
      player: 'Tomás',
      character: 'Brindle',
      retired: false
    })
    expect(faceOfAngels.check(late)).toEqual([])
    expect(handOf(after(late, gm, { type: 'refill-hands' }), 's9' as typeof margit)).toHaveLength(5)
  })
})

describe('conservation', () => {
  it('A6 check finds a card in two places, and one that is missing', () => {
    const state = dealt()
    const [first = null] = state.piles.draw
    expect(faceOfAngels.check(state)).toEqual([])
    expect(faceOfAngels.check({ ...state, piles: { ...state.piles, discard: [first] } })).toEqual([
      '53 cards instead of 52',
      'a card lies in two places'
    ])
    expect(faceOfAngels.check({ ...state, piles: { ...state.piles, draw: state.piles.draw.slice(1) } })).toEqual([
      '51 cards instead of 52'
    ])
  })

  it('A6 check finds wrong people', () => {
    const state = contested(dealt())
    const { contest } = state
    if (!contest) throw new Error('no contest')
    expect(faceOfAngels.check({ ...state, contest: { ...contest, respondent: contest.initiator } })).toEqual([
      'somebody contests against themselves'
    ])
    expect(faceOfAngels.check({ ...state, seats: [joon, priya] })).toContain('a contestant is not in the game')
  })
})

describe('leaving', () => {
  it('A37 a hand that leaves goes to the discard pile, and a new one is dealt to a player who comes back', () => {
    const left = after(dealt(), gm, { type: 'leave-game', seat: joon })
    expect(left.piles.discard).toHaveLength(5)
    expect(faceOfAngels.check(left)).toEqual([])
    const back = after(left, gm, { type: 'return-to-game', seat: joon })
    expect(handOf(back, joon)).toHaveLength(5)
    expect(faceOfAngels.check(back)).toEqual([])
    expect(refusalOf(left, gm, { type: 'leave-game', seat: joon }).because).toBe('not-a-participant')
    expect(refusalOf(back, gm, { type: 'return-to-game', seat: joon }).because).toBe('already-there')
    expect(inAct(back, 2).act).toBe(2)
  })
})
