import { onScopeDispose, watch } from 'vue'

/** Keeps this device's screen on while `wanted`, where a page may (ST12): a browser gives the lock up whenever the page is hidden. */
export function keepAwake(wanted: () => boolean, page: Window): void {
  const { wakeLock } = page.navigator as Partial<Pick<Navigator, 'wakeLock'>>
  if (!wakeLock) return
  let lock: WakeLockSentinel | null = null

  const follow = async (): Promise<void> => {
    const isWanted = wanted() && page.document.visibilityState === 'visible'
    if (isWanted && (lock === null || lock.released)) {
      lock = await wakeLock.request('screen').catch(() => null)
      // What is wanted may have changed while the browser thought about it.
      if (!wanted()) await follow()
    } else if (!isWanted && lock !== null) {
      const held = lock
      lock = null
      await held.release().catch(() => undefined)
    }
  }

  const again = (): void => void follow()
  page.document.addEventListener('visibilitychange', again)
  const stop = watch(wanted, again, { immediate: true })
  onScopeDispose(() => {
    stop()
    page.document.removeEventListener('visibilitychange', again)
    void lock?.release().catch(() => undefined)
  })
}
