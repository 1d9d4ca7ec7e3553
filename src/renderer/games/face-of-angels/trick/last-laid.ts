import type { LaidCard } from '#rules/face-of-angels/contest/shapes'
import type { ContestView } from '#rules/face-of-angels/ending/view'

/** The card that was laid last in this contest, or null before the first. */
export function lastLaid({ phase, tricks }: Pick<ContestView, 'phase' | 'tricks'>): LaidCard | null {
  const open = phase.at === 'trick' ? phase.trick.laid.at(-1) : undefined
  return open ?? tricks.at(-1)?.laid.at(-1) ?? null
}
