import { fail, type Fail } from '#rules/core/result'
import type { Denial } from '#shared/contract'

/** The denial that this page shows when the host gave no answer at all. */
export function noReply(error: unknown): Fail<Denial> {
  const why = error instanceof Error ? error.message : String(error)
  const message = `Hearthside did not answer (${why})`
  const remedy = 'Reload this page, then look whether it was done'
  return fail({ kind: 'problem', problem: { kind: 'failed', message, remedy } })
}
