import type { Contest } from './model'

/** Number of tricks when going for broke (A24). */
export const tricksForBroke = 3

/** Whether the prologue's limits still wait for the confirmation of a side. Rule A13b. */
export function areLimitsOpen(isAsked: boolean, { confirmed }: Pick<Contest, 'confirmed'>): boolean {
  return isAsked && confirmed.length < 2
}
