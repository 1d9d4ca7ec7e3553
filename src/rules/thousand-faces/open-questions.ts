import type { Audience } from '../core/audience'
import { type OpenQuestion, type Question, withXp } from '../core/question'
import { blowQuestion } from './follow-up/blow-question'
import { exchangeQuestion } from './follow-up/exchange-questions'
import { asksNow, isLeftToGm } from './moves/picks'
import { outcomeQuestion } from './moves/outcome-question'
import { pendingQuestion } from './moves/pending-question'
import { flipsOnPhone } from './phones/view'
import { sheetOf } from './sheets'
import type { Command, State } from './state'

/**
 * Every decision that waits and that this audience may answer, the oldest first (QU1). The Game Master answers all of them; a player answers their
 * own where they flip on a phone (HA1). While a flip is not over, phones only ask for its decision (WHO2).
 */
export function openQuestions(state: State, audience: Audience): readonly OpenQuestion<Command>[] {
  return allOpen(state, audience).map(open => ({
    ...open,
    question: withXp(open.question, sheetOf(state, open.question.seat).xp)
  }))
}

function allOpen(state: State, audience: Audience): readonly OpenQuestion<Command>[] {
  if (audience.kind === 'table' || audience.kind === 'overlay') return []
  if (state.pending !== null) {
    const pending = audience.kind === 'gm' || audience.seat === state.pending.seat ? pendingQuestion(state) : null
    return pending ? [pending] : []
  }
  const isAsked = (seat: string): boolean =>
    audience.kind === 'gm' || (audience.seat === seat && flipsOnPhone(state, audience.seat))
  const blows = state.attacks.filter(({ seat }) => isAsked(seat)).map(attack => blowQuestion(state, attack, audience))
  const outcomes = state.outcomes
    .filter(outcome => isAsked(outcome.seat) && asksNow(outcome))
    .filter(outcome => audience.kind === 'gm' || !isLeftToGm(outcome))
    .map(outcome => outcomeQuestion(state, outcome, audience))
  const exchanges = state.followUps
    .filter(({ seat }) => isAsked(seat))
    .flatMap(open => exchangeQuestion(state, open, audience) ?? [])
  return [...blows, ...exchanges, ...outcomes]
}

/** The same questions for the screens: without the commands. */
export function questionsShown(state: State, audience: Audience): readonly Question[] {
  return openQuestions(state, audience).map(({ question }) => question)
}
