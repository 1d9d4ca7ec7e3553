/** What a browser knows of one of the computer's displays, once it was allowed to ask. */
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

/** A page in a browser that can place windows; most cannot. */
export type PlacingWindow = Pick<Window, 'open'> & {
  readonly screen?: { readonly isExtended?: boolean }
  getScreenDetails?(): Promise<ScreenDetails>
}

/**
 * Opens the table's page in a window of its own (ST12): on a display that the dashboard is not on, where the browser knows of one and
 * the GM lets it ask, else wherever the browser opens it. To be called in the very click, so that nothing blocks it.
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

/** Null where it is refused, or the dashboard's is the only one. */
async function otherScreen(page: PlacingWindow): Promise<DetailedScreen | null> {
  const details = (await page.getScreenDetails?.().catch(() => null)) ?? null
  return details?.screens.find(each => each !== details.currentScreen) ?? null
}
