declare global {
  interface Window {
    /** Put there by the dashboard's first script (early.ts), which hears the keyboard while the large one is still on its way. */
    earlyKeys?: EarlyKeys
  }
}

/** The keys that were pressed before there was anybody to listen. */
interface EarlyKeys {
  readonly pressed: readonly KeyboardEvent[]
  /** Hears no more of them. */
  stop(): void
}

/** Milliseconds. Who pressed a key longer ago, and saw nothing happen, no longer expects it. */
const expectedForMs = 5000

/** What was pressed early and is still expected, in order, for its one owner. @param now by the clock of `Event.timeStamp` */
export function takeEarlyKeys(page: Window, now: number): readonly KeyboardEvent[] {
  const early = page.earlyKeys
  delete page.earlyKeys
  early?.stop()
  return early?.pressed.filter(({ timeStamp }) => now - timeStamp < expectedForMs) ?? []
}
