import type { PromptRules } from '../../core/prompts'
import type { Event, State } from '../state'
import { gmMovesNow } from './gm-moves'
import { nextJourneyPoint } from './journey'
import { questionsOfGame } from './questions'
import { hoardedXp, unusedCard } from './unused'

/** EY5–EY8: suggestions of the board for the moment when the players wait for the Game Master. */
export const prompts: PromptRules<State, Event> = {
  turn: event => (event.type === 'spotlight-given' ? event.seat : undefined),
  turnsLast: true,
  used: event => (event.type === 'move-used' ? { seat: event.seat, what: event.outcome.move } : null),
  give: seat => ({ type: 'give-spotlight', seat }),
  make: (state, recently) => ({
    next: nextJourneyPoint(state),
    moves: gmMovesNow(state, recently),
    questions: questionsOfGame(state),
    hooks: [],
    players: [hoardedXp(state), unusedCard(state, recently)]
  })
}
