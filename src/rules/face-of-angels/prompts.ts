import { type PromptRules, turnByDoing } from '../core/prompts'
import type { Event, State } from './state'

/** EY9: whose turn it was. The questions come from the book and from our own lists. */
export const prompts: PromptRules<State, Event> = { turn: turnByDoing, turnsLast: false }
