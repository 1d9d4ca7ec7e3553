import type { Cause } from '#rules/campaign/types'
import type { FlipView } from '#rules/thousand-faces/flip/view'

/** The message about the last flip. `held`: it stays while a choice is open; `leaving`: it disappears by itself. */
export interface Toast {
  readonly serial: number
  readonly stay: 'held' | 'leaving' | 'gone'
}

/** What the toast does when a new picture comes. A stream that joins late sees only what is still undecided. */
export function toastAfter(
  previous: Toast | null,
  flip: Pick<FlipView, 'serial' | 'result'> | null,
  seen: { readonly cause: Cause; readonly picture: 'first' | 'next' }
): Toast | null {
  if (!flip) return null
  const stay = flip.result === null ? 'held' : 'leaving'
  if (previous?.serial === flip.serial) return previous.stay === 'held' ? { serial: flip.serial, stay } : previous
  if (stay === 'held') return { serial: flip.serial, stay }
  const news = seen.picture === 'next' && seen.cause === 'act'
  return { serial: flip.serial, stay: news ? 'leaving' : 'gone' }
}
