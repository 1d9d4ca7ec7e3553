import type { Denial } from '#shared/contract'
import { games } from '../../games/registry'
import type { ActionId } from './keys'

export interface Remedy {
  readonly label: string
  readonly action: ActionId
}

/** Where a refusal has a next best act that is one press away, that act; by the refusal's kind. */
export type Remedies = Readonly<Record<string, Remedy>>

const remedies: Remedies = Object.assign(
  { 'nothing-to-redo': { label: 'Undo', action: 'undo' } },
  ...Object.values(games).map(game => game.remedies)
)

export function remedyFor(denial: Denial): Remedy | null {
  return denial.kind === 'refused' ? (remedies[denial.because] ?? null) : null
}
