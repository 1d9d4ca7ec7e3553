import type { ScreenKind } from '#shared/contract'
import { spectator, type Admission, type DoorKeeper } from './access-policy'
import { isSameSecret } from './request-guard'
import type { StageKeys } from './stage-links'

/** The door of the stage: nobody comes in without a token, and the dashboard is not there at all. */
export function stageKeeper(keys: StageKeys): DoorKeeper {
  return {
    pages: ['table', 'overlay', 'seat'],
    greet: () => false,
    admit(screen: ScreenKind, _request, url: URL) {
      const token = url.searchParams.get('token') ?? ''
      if (screen === 'gm') return null
      if (screen === 'seat') return seated(keys, token)
      const isGood = (): boolean => isSameSecret(keys.tokenOf(screen), token)
      return isGood() ? spectator(screen, isGood) : null
    }
  }
}

function seated(keys: StageKeys, token: string): Admission | null {
  const chair = keys.chairOf(token)
  if (!chair) return null
  const { campaign, seat } = chair
  return {
    guest: { actor: { kind: 'seat', seat }, screen: 'seat', campaign },
    audience: { kind: 'seat', seat },
    chair: chairKey(campaign, seat),
    isStillGood: () => keys.isSeatToken(campaign, seat, token)
  }
}

/** One device at a time sits on each of these. */
export function chairKey(campaign: string, seat: string): string {
  return `${campaign} ${seat}`
}
