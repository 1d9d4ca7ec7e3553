import type { Denial } from '#shared/contract'
import type { Deed } from './keys'

export interface Remedy {
  readonly label: string
  readonly deed: Deed
}

/** Where a refusal has a next best act that is one press away, that act. */
const remedies: Readonly<Record<string, Remedy>> = {
  'must-shuffle': { label: 'Shuffle', deed: 'shuffle' },
  'flip-in-progress': { label: 'Go there', deed: 'who-decides' },
  'something-pending': { label: 'Go there', deed: 'who-decides' },
  incapacitated: { label: 'Recover…', deed: 'recover' },
  'nothing-to-redo': { label: 'Undo', deed: 'undo' }
}

export function remedyFor(denial: Denial): Remedy | null {
  return denial.kind === 'refused' ? (remedies[denial.because] ?? null) : null
}
