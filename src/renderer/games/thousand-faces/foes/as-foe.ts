import type { Foe } from '#rules/thousand-faces/foes/model'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import type { Writable } from '@/ui/fields'

/** The foe as a command says it: without what the view adds. */
export function asFoe({
  subdued: _subdued,
  tiedBy: _tied,
  openSquares: _open,
  upgrades: _upgrades,
  ...foe
}: FoeView): Writable<Foe> {
  return foe
}
