import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Played } from '../support/chronicle'
import { printed } from '../support/frozen'
import { startShell } from '../support/shell'
import { test } from './test'

/** A page's window as points, without what moves. */
async function pointsOf(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number }
): Promise<string> {
  // Fire and sparks move on the table and not in the preview.
  await page.evaluate(() => {
    for (const moving of document.querySelectorAll<HTMLElement>('.hearth-fire, .sparks'))
      moving.style.visibility = 'hidden'
  })
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  return picture.toString('base64')
}

/** @returns how many of a thousand points differ by more than 2 of 255 in red, green or blue */
function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async pictures => {
      const [ours, theirs] = await Promise.all(
        pictures.map(async base64 => {
          const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data
        })
      )
      let different = 0
      for (let at = 0; at < ours!.length; at += 4)
        if ([0, 1, 2].some(part => Math.abs(ours![at + part]! - theirs![at + part]!) > 2)) different += 1
      return (different * 4000) / ours!.length
    },
    [one, other]
  )
}

test(
  'ST16 the preview is the table: in the shape of its window, and at its size the same pixels',
  { tag: '@long' },
  async ({ page, context }) => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-preview-'))
    const file = join(home, 'campaigns', 'bells.hearth')
    mkdirSync(join(home, 'campaigns'), { recursive: true })
    writeFileSync(file, printed('bells', Played.table('The Drowned Bells', 'Kresk', 'Wren').chronicle))
    const shell = await startShell({ home }, file)
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(shell.url)
    const preview = page.locator('.preview').first()
    await expect(preview.locator('.table-screen')).toBeVisible()
    const table = await context.newPage()
    await table.setViewportSize({ width: 1280, height: 720 })
    await table.goto(`${shell.origin}/table`)
    await expect(table.locator('main[data-stage]')).toBeVisible()
    // As large as the table’s window, over everything else of the dashboard.
    const enlarge = (width: number): Promise<void> =>
      preview.evaluate((box, across) => {
        document.body.append(box)
        Object.assign((box as HTMLElement).style, {
          position: 'fixed',
          inset: '0',
          width: `${across}px`,
          height: '720px',
          zIndex: '9999'
        })
      }, width)
    for (const size of [
      { width: 1280, height: 720 },
      { width: 960, height: 720 }
    ]) {
      await table.setViewportSize(size)
      await enlarge(size.width)
      await expect.poll(async () => (await preview.locator('.table-screen').boundingBox())?.width).toBe(size.width)
      // The hint for full screen appears and disappears on the table only.
      const differing = async (): Promise<number> =>
        difference(page, await pointsOf(page, size), await pointsOf(table, size))
      await expect.poll(differing, { timeout: 20_000 }).toBeLessThan(1)
    }
  }
)
