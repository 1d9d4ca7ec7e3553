import { assertNever } from '../../core/assert-never'
import type { CardEvent, Event } from '../events'
import { handOf, participants } from '../questions'
import type { Piles, State } from '../state'
import type { Held, Participant } from '../vocabulary'

const types: Readonly<Record<CardEvent['type'], true>> = {
  'cards-chosen': true,
  'deck-shuffled': true,
  'cards-drawn': true,
  'discard-reshuffled': true,
  'cards-discarded': true,
  'hand-given': true,
  'hand-returned': true
}

export function isCardEvent(event: Event): event is CardEvent {
  return event.type in types
}

/** Cards go from pile to pile. */
export function applyCards(state: State, event: CardEvent): State {
  const { draw, discard, hands } = state.piles
  switch (event.type) {
    case 'cards-chosen':
      return { ...state, cards: event.kind }
    case 'deck-shuffled':
      return withPiles(
        { ...state, started: true },
        { draw: event.order, discard: [], hands: emptyHands(participants(state)) }
      )
    case 'cards-drawn':
      return withPiles(state, {
        draw: draw.slice(event.cards.length),
        discard,
        hands: { ...hands, [event.who]: [...handOf(state, event.who), ...event.cards] }
      })
    case 'discard-reshuffled':
      return withPiles(state, { draw: [...draw, ...event.order], discard: [], hands })
    case 'cards-discarded':
      return withPiles(state, {
        draw,
        discard: [...discard, ...event.cards],
        hands: { ...hands, [event.who]: without(handOf(state, event.who), event.cards) }
      })
    case 'hand-given':
      return withPiles(state, { draw, discard, hands: moved(state, event.from, event.to, event.cards) })
    case 'hand-returned': {
      const passed = { ...state, contest: withoutQuestion(state) }
      return withPiles(passed, { draw, discard, hands: moved(state, event.from, event.to, event.cards) })
    }
    default:
      return assertNever(event)
  }
}

function withPiles(state: State, piles: Piles): State {
  return { ...state, piles }
}

function moved(state: State, from: Participant, to: Participant, cards: readonly Held[]): Piles['hands'] {
  return { ...state.piles.hands, [from]: without(handOf(state, from), cards), [to]: [...handOf(state, to), ...cards] }
}

function withoutQuestion({ contest }: State): State['contest'] {
  if (contest?.phase.at !== 'trick') return contest
  return { ...contest, phase: { at: 'trick', trick: { ...contest.phase.trick, question: null } } }
}

/** An empty hand for everybody. */
export function emptyHands(who: readonly Participant[]): Piles['hands'] {
  return Object.fromEntries(who.map(one => [one, []]))
}

/** The hand without these cards. A card whose face the app never saw goes in place of any other such. */
export function without(hand: readonly Held[], cards: readonly Held[]): readonly Held[] {
  const rest = [...hand]
  for (const card of cards) {
    const exact = rest.indexOf(card)
    const place = exact >= 0 ? exact : rest.indexOf(null)
    if (place >= 0) rest.splice(place, 1)
  }
  return rest
}
