import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { AudienceShowing, Bridge, Showing } from '#shared/contract'
import { bridge } from '../shell/bridge/bridge'

export type Connection = Parameters<Parameters<Bridge['onConnection']>[0]>[0]

/** What a public or private screen is shown, and whether it is still being shown anything. */
export function useShowing<Kind extends AudienceShowing['kind']>(
  kind: Kind
): { readonly showing: ShallowRef<AudienceShowing<Kind> | null>; readonly connection: ShallowRef<Connection> } {
  const showing = shallowRef<AudienceShowing<Kind> | null>(null)
  const connection = shallowRef<Connection>('connecting')
  let line: 'same' | 'new' = 'new'
  const stops = [
    bridge().onShowing(next => {
      if (!isFor(next, kind) || !isNewer(next, showing.value, line)) return
      line = 'same'
      showing.value = next
    }),
    bridge().onConnection(state => {
      if (state === 'lost') line = 'new'
      connection.value = state
    })
  ]
  onScopeDispose(() => {
    for (const stop of stops) stop()
  })
  return { showing, connection }
}

/** Of two pictures the newer counts; at the other end of a new line may be a new host, which counts from the start. */
export function isNewer(
  next: Pick<Showing, 'serial'>,
  held: Pick<Showing, 'serial'> | null,
  line: 'same' | 'new'
): boolean {
  return held === null || line === 'new' || next.serial >= held.serial
}

function isFor<Kind extends AudienceShowing['kind']>(next: Showing, kind: Kind): next is AudienceShowing<Kind> {
  return next.kind === kind
}
