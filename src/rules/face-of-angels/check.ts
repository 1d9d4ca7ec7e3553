import { fullDeck, isCardId } from './cards'
import { currentTrick, isParticipant, participants } from './questions'
import type { State } from './state'
import type { Held } from './vocabulary'

/** What is wrong with this state, by the invariants of the rules; empty when all is well. Rule A6. */
export function check(state: State): readonly string[] {
  return [...wrongCards(state), ...wrongPeople(state)]
}

/** Every card there is, wherever it lies: draw pile, discard pile, hands, and the trick on the table. */
export function allCards(state: State): readonly Held[] {
  const { draw, discard, hands } = state.piles
  const laid = currentTrick(state.contest)?.laid.map(one => one.card) ?? []
  return [...draw, ...discard, ...Object.values(hands).flat(), ...laid]
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

function wrongPeople(state: State): readonly string[] {
  const { contest, seats, piles, protagonists } = state
  const wrong: string[] = []
  if (contest && contest.initiator.who === contest.respondent.who) wrong.push('somebody contests against themselves')
  if (contest && !(isParticipant(state, contest.initiator.who) && isParticipant(state, contest.respondent.who))) {
    wrong.push('a contestant is not in the game')
  }
  if (contest?.phase.at === 'between') wrong.push('the contest stands between two tricks')
  if (seats.some(seat => !protagonists.some(one => one.seat === seat))) wrong.push('a player has no protagonist')
  if (participants(state).some(who => !Object.hasOwn(piles.hands, who))) wrong.push('somebody has no hand')
  if (Object.keys(piles.hands).some(who => who !== 'world' && !protagonists.some(one => one.seat === who)))
    wrong.push('there is a hand too many')
  return wrong
}
