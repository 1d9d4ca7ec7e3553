import { type Clock, elapsed, stopped } from '../../core/clock'
import type { BoardClock } from '../../core/system'
import type { Command, State } from '../state'

/** The running tutorial scene: its planned length and its clock. */
export interface TutorialView {
  readonly minutes: number
  readonly clock: Clock
}

/** Limit of a tutorial scene in minutes, and its usual length at a table of so many players (5.7). */
export const longestTutorial = 60

export function tutorialMinutes(players: number): number {
  return players === 3 ? 15 : 10
}

/** The clock that every audience sees. */
export function tutorialView({ story: { tutorial } }: Pick<State, 'story'>): TutorialView | null {
  return tutorial && { minutes: tutorial.minutes, clock: tutorial.clock ?? stopped }
}

/** Remaining milliseconds; negative after the end. */
export function tutorialLeft({ minutes, clock }: TutorialView, at: number): number {
  return minutes * 60_000 - elapsed(clock, at)
}

/** A pause of the campaign stops the clock of the tutorial scene until the pause ends (Y4, CA18). */
export const tutorialClock: BoardClock<State, Command> = {
  stop: ({ story: { tutorial } }, at) =>
    tutorial?.clock && tutorial.clock.since !== null ? { type: 'turn-tutorial-clock', to: 'standing', at } : null,
  resume: ({ story: { tutorial } }, at) =>
    tutorial?.clock && tutorial.clock.since === null ? { type: 'turn-tutorial-clock', to: 'running', at } : null
}
