import { fullDeck, isCardId } from '../cards'
import type { State } from '../state'
import type { HeldCard } from '../vocabulary'
import { cardsOnTable, participants } from './hands'

/** Errors in the cards and in their holders; empty when the deck is valid. Rule A6. */
export function checkDeck(state: State): readonly string[] {
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
