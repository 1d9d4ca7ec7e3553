import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import { fullDeck, isCardId } from '../cards'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Judgement, Refusal, State } from '../state'
import { refill, refillIfDealt } from './dealing'
import { emptyHands, handOf, whyNotHeld, cardsTooMany, participants, cardsOnTable } from './hands'
import { discarded, takenFromHand, withHand } from './piles'
import type { HeldCard } from '../vocabulary'

/** Shuffle and deal. Rules A2, A3. */
function startGame(act: Act, luck: Luck): Judgement {
  const { started, cards } = act.state
  if (started) return refuse({ because: 'already-started' })
  // The app does not know the order of real cards, only that they were shuffled.
  const order = cards === 'digital' ? shuffled(luck, fullDeck) : fullDeck.map(() => null)
  return refill(happen(act, { type: 'deck-shuffled', order }), 'deal', luck)
}

/** The owner chooses which cards to discard from a hand above its size (ruling, A4b). The last discard starts the refill. */
function discard(act: Act, { who, cards }: CommandNamed<'discard'>, luck: Luck): Judgement {
  const { state } = act
  const refusal = notAtRest(state)
  if (refusal) return refuse(refusal)
  const needed = Math.max(0, cardsTooMany(state, who))
  if (needed !== cards.length || needed === 0) return refuse({ because: 'wrong-count', needed, given: cards.length })
  const missing = whyNotHeld(state, who, cards)
  if (missing) return refuse(missing)
  return refill(happen(act, { type: 'cards-discarded', who, cards }), 'refill', luck)
}

function notAtRest(state: State): Refusal | null {
  if (!state.started) return { because: 'not-started' }
  return state.contest ? { because: 'contest-running' } : null
}

export const deckRules = {
  decide: {
    /** Chooses digital or real cards, before any hand holds a card. Rule A38. */
    'choose-cards': (act, { cards }) => {
      if (act.state.started) return refuse({ because: 'already-started' })
      if (act.state.cards === cards) return refuse({ because: 'nothing-changed' })
      return ok(happen(act, { type: 'cards-chosen', kind: cards }))
    },
    'start-game': (act, _command, luck) => startGame(act, luck),
    /** Deals up to size each hand that is short: of a late player, or after a correction. Rule A4. */
    'refill-hands': (act, _command, luck) => {
      const refusal = notAtRest(act.state)
      return refusal ? refuse(refusal) : refill(act, 'refill', luck)
    },
    discard,
    /** A player leaves the game for now; the hand goes to the discard pile. Rule A37. */
    'leave-game': (act, { seat }, luck) => {
      if (act.state.contest) return refuse({ because: 'contest-running' })
      if (!act.state.seats.includes(seat)) return refuse({ because: 'not-a-participant', who: seat })
      return refillIfDealt(happen(act, { type: 'seat-left', seat }), luck)
    },
    /** A returning player is dealt a hand at once (ruling, A37c). */
    'return-to-game': (act, { seat }, luck) => {
      if (act.state.contest) return refuse({ because: 'contest-running' })
      if (act.state.seats.includes(seat)) return refuse({ because: 'already-there', seat })
      return refillIfDealt(happen(act, { type: 'seat-returned', seat }), luck)
    }
  },
  apply: {
    'cards-chosen': (state, { kind }) => ({ ...state, cards: kind }),
    'deck-shuffled': (state, { order }) => ({
      ...state,
      started: true,
      piles: { draw: order, discard: [], hands: emptyHands(participants(state)) }
    }),
    'cards-drawn': (state, { who, cards }) => {
      const drawn = withHand(state, who, [...handOf(state, who), ...cards])
      return { ...drawn, piles: { ...drawn.piles, draw: drawn.piles.draw.slice(cards.length) } }
    },
    'discard-reshuffled': (state, { order }) => ({
      ...state,
      piles: { ...state.piles, draw: [...state.piles.draw, ...order], discard: [] }
    }),
    'cards-discarded': (state, { who, cards }) => discarded(takenFromHand(state, who, cards), cards),
    'seat-left': (state, { seat }) => {
      const left = discarded(state, handOf(state, seat))
      const hands = Object.fromEntries(Object.entries(left.piles.hands).filter(([who]) => who !== seat))
      return { ...left, seats: left.seats.filter(one => one !== seat), piles: { ...left.piles, hands } }
    },
    'seat-returned': (state, { seat }) => ({
      ...withHand(state, seat, handOf(state, seat)),
      seats: [...state.seats, seat]
    })
  },
  check: checkDeck,
  authorities: {
    'choose-cards': 'keeping',
    'start-game': 'keeping',
    'refill-hands': 'keeping',
    'leave-game': 'keeping',
    'return-to-game': 'keeping',
    discard: 'hand'
  }
} satisfies AuthorityRules

/** Errors in the cards and in their holders; empty when the deck is valid. Rule A6. */
function checkDeck(state: State): readonly string[] {
  return [...wrongCards(state), ...wrongHands(state)]
}

/** Every card, in every position: draw pile, discard pile, hands, and the trick on the table. */
export function allCards(state: State): readonly HeldCard[] {
  const { draw, discard, hands } = state.piles
  return [...draw, ...discard, ...Object.values(hands).flat(), ...cardsOnTable(state)]
}

function wrongCards(state: State): readonly string[] {
  if (!state.started) return []
  const cards = allCards(state)
  const faces = cards.filter(isCardId)
  const wrong: string[] = []
  if (cards.length !== fullDeck.length) wrong.push(`${cards.length} cards instead of ${fullDeck.length}`)
  if (new Set(faces).size !== faces.length) wrong.push('a card lies in two places')
  if (state.cards === 'digital' && faces.length !== cards.length) wrong.push('a digital card has no face')
  return wrong
}

function wrongHands(state: State): readonly string[] {
  const { seats, piles, protagonists } = state
  const wrong: string[] = []
  if (seats.some(seat => !protagonists.some(one => one.seat === seat))) wrong.push('a player has no protagonist')
  if (participants(state).some(who => !Object.hasOwn(piles.hands, who))) wrong.push('somebody has no hand')
  if (Object.keys(piles.hands).some(who => who !== 'world' && !protagonists.some(one => one.seat === who)))
    wrong.push('there is a hand too many')
  return wrong
}
