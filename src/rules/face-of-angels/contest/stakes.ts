import type { Contest } from './model'

/** Tricks that going for broke is played to (A24). */
export const tricksForBroke = 3

/** The prologue's limits are asked for, and not both have confirmed that the stakes keep them. Rule A13b. */
export function areLimitsOpen(isAsked: boolean, { confirmed }: Pick<Contest, 'confirmed'>): boolean {
  return isAsked && confirmed.length < 2
}
