import type { GmSnapshot } from '#shared/contract'
import { useGm } from '../../dashboard/store'
import { openTableWindow } from './table-window'
import { useAsk } from '../commands/use-ask'

type Screen = 'table' | 'overlay'

/** The address of a screen in a browser; null in Electron, which has its own windows. */
export function addressOf(screen: Screen, { shell, stage }: GmSnapshot): string | null {
  if (shell !== 'browser') return null
  return screen === 'table' ? stage.tableUrl : stage.overlayUrl
}

/** Opens or closes a screen. In a browser the page opens it inside the click event: a later call would be blocked. */
export function useScreens(): { toggle(screen: Screen): void } {
  const gm = useGm()
  const { ask } = useAsk()
  return {
    toggle(screen) {
      const { snapshot } = gm
      if (!snapshot) return
      const address = addressOf(screen, snapshot)
      if (address !== null && screen === 'table') void openTableWindow(address)
      else if (address !== null) window.open(address, '_blank', 'noopener')
      else void ask({ ask: snapshot.open[screen] > 0 ? 'close-screen' : 'open-screen', screen })
    }
  }
}
