import { type BoardPrompts, type Prompt, type PromptRules, turnByDoing } from '../core/prompts'
import { contestView } from './duel/view'
import type { Event, State } from './state'

/** EY9: what the contest waits for. */
export const prompts: PromptRules<State, Event> = {
  turn: turnByDoing,
  turnsLast: false,
  make: (state): BoardPrompts => ({ next: nextStep(state), moves: null, questions: [], hooks: [], players: [] })
}

function nextStep(state: State): Prompt {
  const contest = contestView(state)
  const says = !contest
    ? 'Nobody contests yet: ask who faces whom, and over what'
    : contest.verdict
      ? 'The contest is over: ask the winner how it is told'
      : contest.ready
        ? 'Everything is down: the cups can be lifted'
        : `Round ${contest.round}: each side picks a die, says how, and rolls`
  return { id: 'next', title: 'The contest', says: [says], act: null }
}
