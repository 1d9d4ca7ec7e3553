import type { Seat, SeatId } from '#rules/core/seat'
import type { AudienceSnapshot } from '#shared/contract'
import type { ConnectionState } from '@/bridge/use-snapshot'

/** Why a private screen shows no game. */
export type QuietReason = 'connecting' | 'waiting' | 'dark' | 'paused' | 'replaced' | 'revoked' | 'not-seated'

/** The first reason, or null while a game is shown. Without a connection the last snapshot stays. */
export function quietOf(snapshot: AudienceSnapshot<'seat'> | null, connection: ConnectionState): QuietReason | null {
  if (connection === 'replaced' || connection === 'revoked') return connection
  if (!snapshot) return 'connecting'
  if (snapshot.paused) return 'paused'
  if (snapshot.mode === 'blank') return 'dark'
  if (!snapshot.frame || snapshot.mode === 'waiting') return 'waiting'
  return snapshot.seat === null ? 'not-seated' : null
}

/** The words of a phone without a game of its player. A seat that is not in the list was removed. */
export function emptyWords(seats: readonly Seat[], seat: SeatId): string {
  const hasLeft = seats.find(each => each.id === seat)?.retired !== false
  return hasLeft ? 'You have left the table. Your Game Master can bring your seat back.' : 'No game is open just now.'
}
