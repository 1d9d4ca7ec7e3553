import { onScopeDispose, type Ref, shallowRef, watch } from 'vue'

/**
 * Keeps this device's screen on while `wanted`, where a page may (ST12). A browser drops the lock when the page is hidden.
 * @returns why the screen may go dark: the page may not ask, or the device refused to save its battery
 */
export function keepAwake(wanted: () => boolean, page: Window): Readonly<Ref<'may-not' | 'refused' | null>> {
  const { wakeLock } = page.navigator as Partial<Pick<Navigator, 'wakeLock'>>
  const dark = shallowRef<'may-not' | 'refused' | null>(wakeLock ? null : 'may-not')
  if (!wakeLock) return dark
  let lock: WakeLockSentinel | null = null

  const follow = async (): Promise<void> => {
    const isWanted = wanted() && page.document.visibilityState === 'visible'
    if (isWanted && (lock === null || lock.released)) {
      lock = await wakeLock.request('screen').catch(() => null)
      // A hidden page is refused too, and asks again when it is visible.
      dark.value = lock === null && page.document.visibilityState === 'visible' ? 'refused' : null
      // The wish may have changed while the browser decided.
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
  return dark
}
