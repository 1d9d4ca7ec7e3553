import type { GmSnapshot } from '#shared/contract'
import { useGm } from './store'

type Screen = 'table' | 'overlay'

/** Where a browser finds a screen; null in Electron, which has windows of its own for them. */
export function addressOf(screen: Screen, { shell, stage }: GmSnapshot): string | null {
  if (shell !== 'browser') return null
  return screen === 'table' ? stage.tableUrl : stage.overlayUrl
}

/** Opens or closes a screen. In a browser the page itself opens it, in the very click, so that nothing blocks it. */
export function useScreens(): { toggle(screen: Screen, at?: string): void } {
  const gm = useGm()
  return {
    toggle(screen, at = 'page') {
      const { showing } = gm
      if (!showing) return
      const address = addressOf(screen, showing)
      if (address !== null) window.open(address, '_blank', 'noopener')
      else void gm.ask({ ask: showing.open[screen] > 0 ? 'close-screen' : 'open-screen', screen }, at)
    }
  }
}
