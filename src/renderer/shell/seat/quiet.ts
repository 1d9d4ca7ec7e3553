import type { AudienceSnapshot } from '#shared/contract'
import type { Connection } from '../bridge/use-snapshot'

/** Why a private screen shows no game. */
export type Quiet = 'connecting' | 'waiting' | 'dark' | 'paused' | 'replaced' | 'revoked' | 'not-seated'

/** The reason that comes first, or null while there is a game to see. A lost line keeps the last picture. */
export function quietOf(showing: AudienceSnapshot<'seat'> | null, connection: Connection): Quiet | null {
  if (connection === 'replaced' || connection === 'revoked') return connection
  if (!showing) return 'connecting'
  if (showing.paused) return 'paused'
  if (showing.mode === 'blank') return 'dark'
  if (!showing.frame || showing.mode === 'waiting') return 'waiting'
  return showing.seat === null ? 'not-seated' : null
}
