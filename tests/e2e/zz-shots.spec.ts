import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { writeCrowd } from '../support/crowd'
import { askHost, openDoor } from '../support/host-door'
import { startShell } from '../support/shell'

test('shots', async ({ browser }) => {
  test.setTimeout(170_000)
  const home = mkdtempSync(join(tmpdir(), 'hearthside-crowd-'))
  const file = join(home, 'campaigns', 'crowd.hearth')
  writeCrowd(file, 8)
  const shell = await startShell({ home }, file)
  const gm = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage()
  await openDoor(gm)
  await gm.goto(shell.url)
  await gm.locator('[data-revision]').first().waitFor()
  const page = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await askHost(gm, { ask: 'set-stage', on: true, reach: 'loopback' })
  await gm.reload(); await gm.locator('[data-revision]').first().waitFor()
  const { firstShowing } = await import('../support/host-door')
  const { stage } = await firstShowing<'gm'>(gm)
  for (const { layout, url } of stage.layouts) {
    await page.goto('about:blank'); await page.goto(url)
    await page.waitForTimeout(400)
    await askHost(gm, { ask: 'test-overlay', layout: null })
    await page.waitForTimeout(1200)
    await page.evaluate(() => (document.body.style.background = 'linear-gradient(100deg,#5d6a70,#a5a59c 62%,#6a6f76)'))
    await page.screenshot({ path: `/tmp/notes/director-shots/l-${layout}.png` })
  }
  await page.goto(`${shell.origin}/overlay`)
  const shot = async (name: string, more: object, size = { width: 1920, height: 1080 }) => {
    const [strip, ...others] = deliveredLayouts
    await askHost(gm, { ask: 'set-preferences', preferences: { layouts: [{ ...strip, ...more, id: 'strip', kind: (more as never)['kind'] ?? 'strip' }, ...others] as never } }).catch(error => console.log(String(error)))
    await page.setViewportSize(size)
    await askHost(gm, { ask: 'test-overlay', layout: null })
    await page.waitForTimeout(1200)
    await page.evaluate(() => (document.body.style.background = 'linear-gradient(100deg,#5d6a70,#a5a59c 62%,#6a6f76)'))
    await page.screenshot({ path: `/tmp/notes/director-shots/${name}.png` })
  }
  await shot('strip', {})
  await shot('strip-150', { scale: 1.5 })
  await shot('strip-tall', { format: 'tall', margin: 'title', parts: { story: 'top-left', foes: 'off', flip: 'bottom-left', clocks: 'off', shown: 'off' } }, { width: 1080, height: 1920 })
  await shell.kill()
})
