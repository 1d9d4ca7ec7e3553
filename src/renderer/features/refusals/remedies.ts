import type { Denial } from '#shared/contract'
import { games } from '../../games/registry'
import type { ActionId } from '../keys/keys'

interface Remedy {
  readonly label: string
  readonly action: ActionId
}

const remedies: Readonly<Record<string, Remedy>> = Object.assign(
  { 'nothing-to-redo': { label: 'Undo', action: 'undo' } },
  ...Object.values(games).map(game => game.remedies)
)

export function remedyFor(denial: Denial): Remedy | null {
  return denial.kind === 'refused' ? (remedies[denial.because] ?? null) : null
}
