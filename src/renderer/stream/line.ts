import { onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { ConnectionState } from '@/bridge/use-snapshot'

/** The state of the snapshot: `stale` after a silence of the host, `ended` when the link is no longer valid. */
export type Line = 'open' | 'stale' | 'ended'

/** A short interruption of the host must not be visible on a stream. */
const staleAfterMs = 3_000

export function useLine(connection: Readonly<Ref<ConnectionState>>): ShallowRef<Line> {
  const line = shallowRef<Line>('open')
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (now: ConnectionState): void => {
    if (now === 'replaced' || now === 'revoked') line.value = 'ended'
    else if (now === 'open') line.value = 'open'
    else if (now === 'lost' && timer === undefined) timer = setTimeout(() => (line.value = 'stale'), staleAfterMs)
    if (now === 'lost') return
    clearTimeout(timer)
    timer = undefined
  }
  watch(connection, follow, { immediate: true })
  onScopeDispose(() => clearTimeout(timer))
  return line
}
