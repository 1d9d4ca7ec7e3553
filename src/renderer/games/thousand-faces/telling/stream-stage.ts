import type { ShownOnTable, ShownBlow, ShownCall } from '#rules/thousand-faces/telling/view'

/** What the stream shows besides a flip (TB10). */
export type StreamStage =
  | { readonly kind: 'called'; readonly key: string; readonly call: ShownCall }
  | { readonly kind: 'blow'; readonly key: string; readonly blow: ShownBlow }
  | { readonly kind: 'taken'; readonly key: string; readonly taken: NonNullable<ShownOnTable['taken']> }

/** A blow before a call, as on the table; the result of a blow only while it is new. */
export function streamStage({ blow, calls, taken }: ShownOnTable): StreamStage | null {
  if (blow) return { kind: 'blow', key: `blow ${blow.id}`, blow }
  const [call] = calls ?? []
  if (call) return { kind: 'called', key: `call ${call.id}`, call }
  return taken ? { kind: 'taken', key: `taken ${taken.attack}`, taken } : null
}

/** A waiting blow or call stays; the result of a blow disappears by itself. @param left the key of a result that has disappeared, or is older than the page */
export function telling(
  stage: StreamStage | null,
  left: string | null
): { readonly stage: StreamStage; readonly stay: 'held' | 'leaving' } | null {
  if (stage === null || stage.key === left) return null
  return { stage, stay: stage.kind === 'taken' ? 'leaving' : 'held' }
}
