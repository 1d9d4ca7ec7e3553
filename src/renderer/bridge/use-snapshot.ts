import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { AudienceSnapshot, Bridge, Snapshot } from '#shared/contract'
import { isNewer } from '#shared/snapshot-update'
import { bridge } from './bridge'

export type ConnectionState = Parameters<Parameters<Bridge['onConnection']>[0]>[0]

/** The snapshot of a public or private screen, and whether the connection still brings new ones. */
export function useSnapshot<Kind extends AudienceSnapshot['kind']>(
  kind: Kind
): { readonly snapshot: ShallowRef<AudienceSnapshot<Kind> | null>; readonly connection: ShallowRef<ConnectionState> } {
  const snapshot = shallowRef<AudienceSnapshot<Kind> | null>(null)
  const connection = shallowRef<ConnectionState>('connecting')
  onScopeDispose(
    listenToNewest(
      next => isFor(next, kind),
      next => (snapshot.value = next as AudienceSnapshot<Kind>),
      state => (connection.value = state)
    )
  )
  return { snapshot, connection }
}

/**
 * Passes on every snapshot that is `wanted` and not older than the one before, and every change of the connection.
 * @returns how to stop
 */
export function listenToNewest(
  wanted: (next: Snapshot) => boolean,
  take: (next: Snapshot) => void,
  connected: (state: ConnectionState) => void
): () => void {
  let held: Snapshot | null = null
  let line: 'same' | 'new' = 'new'
  const stops = [
    bridge().onSnapshot(next => {
      if (!wanted(next) || !isNewer(next, held, line)) return
      line = 'same'
      held = next
      take(next)
    }),
    bridge().onConnection(state => {
      if (state === 'lost' || state === 'revoked') line = 'new'
      connected(state)
    })
  ]
  return () => stops.forEach(stop => stop())
}

function isFor<Kind extends AudienceSnapshot['kind']>(next: Snapshot, kind: Kind): next is AudienceSnapshot<Kind> {
  return next.kind === kind
}
