import type { Check } from '../outline/model'

/** The length of a scene to the nearest second, in the same words on every screen. */
export function tookWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether a die hits: 4, 5 and 6 do (PR26). */
export function isHit(die: number): boolean {
  return die >= 4
}

/** Whether a die adds another die: a six does (PR25). */
export function explodes(die: number): boolean {
  return die === 6
}

/** Number of hits in all waves. */
export function hitsOf({ waves }: Pick<Check, 'waves'>): number {
  return waves.flat().filter(isHit).length
}

/** Number of dice in the first wave: one for each pair and each successful precursor (PR24). */
export function poolOf({ pairs, lent }: Pick<Check, 'pairs' | 'lent'>): number {
  return pairs.length + lent
}

/** Number of dice still to roll: the pool at first, then one for each six of the last wave. */
export function diceDue(check: Pick<Check, 'waves' | 'pairs' | 'lent'>): number {
  const last = check.waves.at(-1)
  return last ? last.filter(explodes).length : poolOf(check)
}
