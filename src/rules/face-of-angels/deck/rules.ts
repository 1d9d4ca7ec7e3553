import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { happen, type SliceWords } from '../../core/slice'
import { fullDeck, isCardId, cardSign } from '../cards'
import type { AuthorityRules } from '../authority'
import type { Act, CommandNamed, Decision, Refusal, State, Game } from '../state'
import {
  refill,
  refillIfDealt,
  emptyHands,
  handOf,
  whyNotHeld,
  cardsTooMany,
  participants,
  cardsOnTable,
  discarded,
  takenFromHand,
  withHand
} from './hands'
import type { HeldCard } from '../vocabulary'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import { cardsInWords, nameOf } from '../names'
import type { DrawReason } from './model'

/** Shuffle and deal. Rules A2, A3. */
function startGame(act: Act, luck: Luck): Decision {
  const { started, cards } = act.state
  if (started) return refuse({ because: 'already-started' })
  // The app does not know the order of real cards, only that they were shuffled.
  const order = cards === 'digital' ? shuffled(luck, fullDeck) : fullDeck.map(() => null)
  return refill(happen(act, { type: 'deck-shuffled', order }), 'deal', luck)
}

/** The owner chooses which cards to discard from a hand above its size (ruling, A4b). The last discard starts the refill. */
function discard(act: Act, { who, cards }: CommandNamed<'discard'>, luck: Luck): Decision {
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

const drawn = {
  deal: 'is dealt',
  refill: 'draws back up with',
  friend: 'draws',
  foe: 'draws',
  jack: 'draws',
  extra: 'is given'
} as const satisfies Record<DrawReason, string>

/** No log line names a card of a hand. Rule A7. */
export const deckWords = {
  describe: {
    'cards-chosen': ({ kind }) =>
      line('quiet', kind === 'digital' ? 'The cards are in the app' : 'The cards are real ones'),
    'deck-shuffled': () => line('quiet', 'All 52 cards are shuffled'),
    'cards-drawn': ({ who, cards, why }) => line('quiet', nameOf(who), ` ${drawn[why]} ${cardsInWords(cards.length)}`),
    'discard-reshuffled': () => line('quiet', 'The discard pile is shuffled and goes under the draw pile'),
    'cards-discarded': ({ who, cards }) => line('quiet', nameOf(who), ` discards ${cardsInWords(cards.length)}`),
    'seat-left': ({ seat }) => line('quiet', nameOf(seat), ' is away from now on; the hand is discarded'),
    'seat-returned': ({ seat }) => line('quiet', nameOf(seat), ' is back in the game')
  },
  explain: {
    'gm-only': () => say('Only the Game Master does that', 'Ask at the table'),
    'not-yours': ({ who }) => say(['Only ', nameOf(who), ' decides that'], 'They do it on their own screen'),
    'players-own-hand': ({ who }) =>
      say(
        ['Only ', nameOf(who), ' sees and plays that hand'],
        'They use their own screen, or you hand this machine over to them'
      ),
    'not-a-participant': ({ who }) =>
      say([nameOf(who), ' is away from this game'], 'The Game Master brings them back first', 'angels-record'),
    'already-there': ({ seat }) => say([nameOf(seat), ' is in the game already'], 'Nothing needs to be done'),
    'not-started': () => say('No cards are dealt yet', 'Shuffle and deal first', 'angels-table'),
    'already-started': () => say('The cards are dealt already', 'Play on with the hands as they are'),
    'contest-running': () => say('A contest is running', 'Finish it, or end it, first', 'angels-table'),
    'nothing-changed': () => say('Nothing would change', 'Write or choose something else'),
    'discards-owed': ({ who, count }) =>
      say([nameOf(who), ` holds ${cardsInWords(count)} too many`], 'They choose what to discard first', 'angels-table'),
    'hands-short': () =>
      say('Not every hand is full', 'The Game Master deals the hands up to size first', 'angels-table'),
    'draw-short': ({ needed, left }) =>
      say(
        `${needed === 1 ? 'One card is' : `${needed} cards are`} needed, and the draw pile and the discard pile together hold ${left}`,
        'Bring cards back first: end the contest, or let somebody leave the game',
        'angels-table'
      ),
    'not-in-hand': ({ card }) => say(`${cardSign(card)} is not in that hand`, 'Choose one of the cards that are'),
    'empty-hand': ({ who }) =>
      say([nameOf(who), ' does not hold that many cards'], 'Count the hand, and undo what was entered wrongly'),
    'card-seen-elsewhere': ({ card }) =>
      say(`${cardSign(card)} lies face up already`, 'Look at the card again, or undo what was entered wrongly'),
    'wrong-count': ({ needed, given }) =>
      needed === 0
        ? say('No card is asked for', 'Keep your hand')
        : say(
            `${needed === 1 ? 'One card is' : `${needed} cards are`} asked for, ${given} chosen`,
            `Choose exactly ${needed}`
          ),
    'card-twice': ({ card }) => say(`${cardSign(card)} was named twice`, 'Name each card once')
  }
} satisfies SliceWords<Game>
