const lookEveryMs = 1_000
const longSleepMs = 5_000

/**
 * Calls back when this page was suspended and is visible again.
 * Examples: a phone is unlocked, a laptop is opened, a page returns from the browser's cache, a network returns.
 * @returns how to stop
 */
export function whenAwake(page: Window, wake: () => void): () => void {
  let lastAwake = Date.now()
  const look = (): void => {
    const slept = Date.now() - lastAwake > longSleepMs
    if (page.document.visibilityState !== 'visible') return
    lastAwake = Date.now()
    if (slept) wake()
  }
  const returned = (event: PageTransitionEvent): void => (event.persisted ? wake() : undefined)
  const timer = page.setInterval(look, lookEveryMs)
  page.document.addEventListener('visibilitychange', look)
  page.addEventListener('online', wake)
  page.addEventListener('pageshow', returned)
  return () => {
    page.clearInterval(timer)
    page.document.removeEventListener('visibilitychange', look)
    page.removeEventListener('online', wake)
    page.removeEventListener('pageshow', returned)
  }
}
