import { onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import type { ConnectionState } from '../bridge/use-snapshot'

/** Whether the picture is true: `stale` once the host has been silent for a while, `ended` where the link works no more. */
export type Line = 'open' | 'stale' | 'ended'

/** A host that comes back at once is nothing that a stream should see. */
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
