import { type Clock, elapsed, stopped } from '../../core/clock'
import type { BoardClock } from '../../core/system'
import type { Command, State } from '../state'

/** The tutorial scene that is being played: how long it is meant to last, and how long it has. */
export interface TutorialView {
  readonly minutes: number
  readonly clock: Clock
}

/** How long the tutorial scene may last, and how long it is meant to last at a table of so many (5.7), in minutes. */
export const longestTutorial = 60

export function tutorialMinutes(players: number): number {
  return players === 3 ? 15 : 10
}

/** The clock that everybody sees. */
export function tutorialView({ story: { tutorial } }: Pick<State, 'story'>): TutorialView | null {
  return tutorial && { minutes: tutorial.minutes, clock: tutorial.clock ?? stopped }
}

/** Milliseconds that are left on it; below zero once it is over. */
export function tutorialLeft({ minutes, clock }: TutorialView, at: number): number {
  return minutes * 60_000 - elapsed(clock, at)
}

/** A pause stops the clock of the tutorial scene, and it goes on afterwards (Y4, CA18). */
export const tutorialClock: BoardClock<State, Command> = {
  stop: ({ story: { tutorial } }, at) =>
    tutorial?.clock && tutorial.clock.since !== null ? { type: 'turn-tutorial-clock', to: 'standing', at } : null,
  goOn: ({ story: { tutorial } }, at) =>
    tutorial?.clock && tutorial.clock.since === null ? { type: 'turn-tutorial-clock', to: 'running', at } : null
}
