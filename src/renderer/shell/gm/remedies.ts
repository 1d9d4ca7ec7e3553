import type { Denial } from '#shared/contract'
import type { ActionId } from './keys'

export interface Remedy {
  readonly label: string
  readonly action: ActionId
}

/** Where a refusal has a next best act that is one press away, that act. */
const remedies: Readonly<Record<string, Remedy>> = {
  'must-shuffle': { label: 'Shuffle', action: 'shuffle' },
  'flip-in-progress': { label: 'Go there', action: 'who-decides' },
  'something-pending': { label: 'Go there', action: 'who-decides' },
  incapacitated: { label: 'Recover…', action: 'recover' },
  'nothing-to-redo': { label: 'Undo', action: 'undo' }
}

export function remedyFor(denial: Denial): Remedy | null {
  return denial.kind === 'refused' ? (remedies[denial.because] ?? null) : null
}
