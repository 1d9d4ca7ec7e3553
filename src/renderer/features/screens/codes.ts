import { computed } from 'vue'
import type { GmSnapshot } from '#shared/contract'
import { nameOf } from '@/ui/seat-names'
import { useGm } from '@/dashboard/store'

/** One link as a code, with its reader. */
export interface Code {
  readonly id: string
  readonly url: string
  readonly name: string
  /** Whether a device has used it. */
  readonly state: string
}

/** The players in the order of their seats, the table, and each layout of the stream. */
function codesOf({ deviceServer, frame, open, preferences }: GmSnapshot): readonly Code[] {
  if (!deviceServer.on) return []
  const seats = deviceServer.seats.map(({ seat, url, connected }) => {
    const player = frame?.seats.find(each => each.id === seat)?.player ?? ''
    const name = nameOf(frame?.seats ?? [], seat)
    const who = player === '' || player === name ? name : `${name} (${player})`
    return { id: seat, url, name: who, state: connected ? 'connected' : 'not connected' }
  })
  const table = { id: 'table', url: deviceServer.tableUrl ?? '', name: 'Table screen', state: watched(open.table) }
  const layouts = deviceServer.layouts.map(({ layout, url, viewers }) => {
    const name = preferences.layouts.find(({ id }) => id === layout)?.name ?? ''
    return { id: `layout ${layout}`, url, name: `Stream: ${name}`, state: watched(viewers) }
  })
  return [...seats, ...(deviceServer.tableUrl ? [table] : []), ...layouts]
}

export function useCodes() {
  const gm = useGm()
  return {
    codes: computed(() => (gm.snapshot ? codesOf(gm.snapshot) : [])),
    deviceServer: computed(() => gm.snapshot?.deviceServer ?? null)
  }
}

function watched(count: number): string {
  return count === 0 ? 'not connected' : count === 1 ? 'open on 1 screen' : `open on ${count} screens`
}
