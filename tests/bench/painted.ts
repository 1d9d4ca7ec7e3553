import type { Page } from '@playwright/test'

/** The number of the snapshot that a page shows; each audience counts its own. */
export async function revisionOn(page: Page): Promise<number> {
  return Number(await page.locator('[data-revision]').first().getAttribute('data-revision'))
}

/** The time at which a page had painted the snapshot after `revision`, on the clock of this machine in milliseconds. */
export function paintedAfter(page: Page, revision: number): Promise<number> {
  return page.evaluate(
    before =>
      new Promise<number>(resolve => {
        const { port1, port2 } = new MessageChannel()
        // The first task after the frame in which the snapshot came: it is painted.
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        const watch = new MutationObserver(look)
        function look(): void {
          const shown = Number(document.querySelector('[data-revision]')?.getAttribute('data-revision'))
          if (shown <= before) return
          watch.disconnect()
          requestAnimationFrame(() => port2.postMessage(null))
        }
        watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-revision'] })
      }),
    revision
  )
}
