import type { GmSnapshot } from '#shared/contract'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'

type Screen = 'table' | 'overlay'

/** The address of a screen in a browser; null in Electron, which has its own windows. */
export function addressOf(screen: Screen, { shell, deviceServer }: GmSnapshot): string | null {
  if (shell !== 'browser') return null
  return screen === 'table' ? deviceServer.tableUrl : deviceServer.overlayUrl
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

/** A browser's data about one display, after the permission. */
interface DetailedScreen {
  readonly availLeft: number
  readonly availTop: number
  readonly availWidth: number
  readonly availHeight: number
}

interface ScreenDetails {
  readonly screens: readonly DetailedScreen[]
  readonly currentScreen: DetailedScreen
}

/** A page in a browser that can position windows; most cannot. */
export type PlacingWindow = Pick<Window, 'open'> & {
  readonly screen?: { readonly isExtended?: boolean }
  getScreenDetails?(): Promise<ScreenDetails>
}

/**
 * Opens the table's page in a new window (ST12). With the GM's permission it opens on a display without the dashboard, else anywhere.
 * Must be called inside the click event, because the browser blocks later calls.
 */
export async function openTableWindow(
  address: string,
  page: PlacingWindow = window as unknown as PlacingWindow
): Promise<void> {
  const other = page.screen?.isExtended ? await otherScreen(page) : null
  if (other === null) return void page.open(address, '_blank', 'noopener')
  const { availLeft, availTop, availWidth, availHeight } = other
  const place = `left=${availLeft},top=${availTop},width=${availWidth},height=${availHeight}`
  page.open(address, '_blank', `popup,noopener,${place}`)
}

/** Null without permission, or with only one display. */
async function otherScreen(page: PlacingWindow): Promise<DetailedScreen | null> {
  const details = (await page.getScreenDetails?.().catch(() => null)) ?? null
  return details?.screens.find(each => each !== details.currentScreen) ?? null
}
