import type { Check } from '../outline/model'

/** 4, 5 and 6 hit (PR26). */
export function isHit(die: number): boolean {
  return die >= 4
}

/** A six adds another die (PR25). */
export function explodes(die: number): boolean {
  return die === 6
}

/** Every hit of every wave. */
export function hitsOf({ waves }: Pick<Check, 'waves'>): number {
  return waves.flat().filter(isHit).length
}

/** The first wave's dice: matching pairs and precursors that went well (PR24). */
export function poolOf({ pairs, lent }: Pick<Check, 'pairs' | 'lent'>): number {
  return pairs.length + lent
}

/** Dice that are still to be rolled: the pool at first, then one for each six of the last wave. */
export function diceDue(check: Pick<Check, 'waves' | 'pairs' | 'lent'>): number {
  const last = check.waves.at(-1)
  return last ? last.filter(explodes).length : poolOf(check)
}
