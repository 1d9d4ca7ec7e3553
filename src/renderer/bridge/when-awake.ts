const lookEveryMs = 1_000
const longSleepMs = 5_000

/**
 * Calls back when this page was asleep and is looked at again: a phone out of the pocket, a laptop opened, a page
 * brought back from the browser's memory, a network that returns.
 * @returns how to stop looking
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
