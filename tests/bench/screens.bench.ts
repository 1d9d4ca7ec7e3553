import { readFileSync, writeFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { games } from '#main/host/games'
import { versionsToday } from '#main/storage/opening/migrate'
import { startShell, type Shell } from '../support/shell'
import { playedFor } from './long-campaign'
import { ms, report, spread } from './measure'
import { paintedAfter, revisionOn } from './painted'
import { askHost, keepConnection } from '../support/ask-host'
import { printedFile } from '../support/printed-file'

// The built app in a real Chromium: from the key to the paint on the table, and the sizes. Run `npm run build` first.

const home = mkdtempSync(join(tmpdir(), 'hearthside-bench-'))
let shell: Shell
let browser: Browser
let gm: Page
let table: Page
let overlay: Page

beforeAll(async () => {
  const file = join(home, 'campaigns', 'long.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  writeFileSync(file, longCampaign(10_000))
  shell = await startShell({ home }, file)
  browser = await chromium.launch({
    executablePath: process.env['HEARTHSIDE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      // Each page is its own window on the GM’s desk. In one headless browser the pages would count as hidden tabs.
      '--disable-renderer-backgrounding',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows'
    ]
  })
  // With motion, as for all users who did not ask for less motion. HEARTHSIDE_REDUCED=1 measures without it.
  const reducedMotion = process.env['HEARTHSIDE_REDUCED'] ? 'reduce' : 'no-preference'
  // A context each: two pages of one context are two tabs, and the hidden one does not paint.
  const page = async (): Promise<Page> =>
    (await browser.newContext({ reducedMotion, viewport: { width: 1366, height: 768 } })).newPage()
  gm = await page()
  await keepConnection(gm)
  table = await page()
  overlay = await page()
  await gm.goto(shell.url)
  await gm.locator('[data-revision]').first().waitFor()
  await table.goto(`${shell.origin}/table`)
  await overlay.goto(`${shell.origin}/overlay`)
  await table.locator('[data-revision]').first().waitFor()
}, 120_000)

afterAll(async () => {
  await browser.close()
  await shell.kill()
  rmSync(home, { recursive: true, force: true })
})

function longCampaign(acts: number): Buffer {
  const { chronicle } = playedFor(acts)
  const { campaign, entries } = chronicle
  const { title, seats, boards } = campaign
  const head = { versions: versionsToday(games.versions), savedBy: 'bench', id: 'bench', title, seats, boards }
  return printedFile(head, entries)
}

function tell(what: string, samples: readonly number[], budget: string): void {
  const timing = spread(samples)
  report(what, `median ${ms(timing.median)}, p95 ${ms(timing.p95)}`, budget)
}

describe('the screens', () => {
  it.each(['everything', 'calm'] as const)('paints a click on the table, with detail %s', async detail => {
    await askHost(gm, { ask: 'set-preferences', preferences: { detail } })
    await gm.waitForTimeout(500)
    const onTable: number[] = []
    const onDashboard: number[] = []
    for (let run = 0; run < 120; run++) {
      // Each audience counts its own pictures.
      const [onTheirs, onOurs] = await Promise.all([table, gm].map(revisionOn))
      const painted = Promise.all([paintedAfter(table, onTheirs ?? 0), paintedAfter(gm, onOurs ?? 0)])
      const pressed = await gm.evaluate(() => {
        const at = performance.timeOrigin + performance.now()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
        return at
      })
      const [there, here] = await painted
      if (run >= 20) {
        onTable.push(there - pressed)
        onDashboard.push(here - pressed)
      }
      await gm.waitForTimeout(150)
    }
    tell(`key on the dashboard (${detail}) to paint on the table`, onTable, 'p95 ≤ 60 ms')
    tell(`key on the dashboard (${detail}) to paint on it`, onDashboard, 'p95 ≤ 60 ms')
  })

  it('weighs little', async () => {
    const status = readFileSync(`/proc/${shell.process.pid}/status`, 'utf8')
    const rss = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    report('host RSS, 10,000 entries open', `${rss.toFixed(0)} MB`, 'told')
    for (const [name, page] of Object.entries({ dashboard: gm, table, overlay })) {
      const client = await page.context().newCDPSession(page)
      await client.send('HeapProfiler.collectGarbage')
      await client.send('Performance.enable')
      const { metrics } = await client.send('Performance.getMetrics')
      const heap = (metrics.find(each => each.name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
      report(`JS heap of the ${name}`, `${heap.toFixed(1)} MB`, 'told')
    }
  })
})
