import type { Page } from '@playwright/test'

/**
 * Puts the clock of the page forward, as if the user had waited. So the press guard (src/renderer/ui/press-guard.ts) lets presses through. For a script that presses the same key again: what is clicked waits by itself. double-press.spec.ts waits in real time.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What has just appeared is held back from the next frame on. A busy browser may draw none.
    await new Promise(resolve => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
      setTimeout(resolve, 500)
    })
    // Without a mark too: the meaning of Enter may be new although no button carries its cap.
    const clock = performance as Performance & { passed?: number }
    if (clock.passed === undefined) {
      const real = clock.now.bind(clock)
      clock.now = () => real() + (clock.passed ?? 0)
    }
    clock.passed = (clock.passed ?? 0) + 1000
    document.querySelectorAll('[data-settling]').forEach(each => each.removeAttribute('data-settling'))
  })
}
