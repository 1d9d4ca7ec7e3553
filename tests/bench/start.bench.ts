import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ms, report, spread } from './measure'

// The built app (npm run build first) beside an empty page that the same shell serves: from nothing, and from the click.

const runs = 15
const root = join(import.meta.dirname, '..', '..')
// A copy, for the empty page is to come from the same server; the shell is imported when this is where the app lies.
const built = process.env['HEARTHSIDE_APP'] ?? root
const app = mkdtempSync(join(tmpdir(), 'hearthside-start-'))
const executablePath = process.env['HEARTHSIDE_CHROMIUM'] ?? '/usr/bin/chromium'

beforeAll(() => {
  cpSync(join(built, 'out'), join(app, 'out'), { recursive: true })
  for (const name of ['node_modules', 'resources', 'package.json']) symlinkSync(join(root, name), join(app, name))
  writeFileSync(join(app, 'out', 'renderer', 'empty.html'), '<!doctype html><title>x</title><button>x</button>')
  process.env['HEARTHSIDE_APP'] = app
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

describe('start to interactive dashboard', () => {
  it('with the sample campaign, against an empty page in the same shell', async () => {
    const took = { dashboard: [] as Took[], empty: [] as Took[] }
    // In turn, so that a machine that warms up, or is busy, is so for both.
    for (let run = 0; run < runs; run++)
      for (const page of ['empty', 'dashboard'] as const) took[page].push(await startAndOpen(page))
    for (const what of ['start', 'page', 'again'] as const) {
      const [ours, bare] = [took.dashboard, took.empty].map(all => spread(all.map(each => each[what])).median)
      const ratio = ((ours ?? 0) / (bare ?? 1)).toFixed(2)
      report(says[what], `${ms(ours ?? 0)} / ${ms(bare ?? 0)} = ${ratio} ×`, what === 'start' ? '≤ 1.5 ×' : 'told')
    }
    console.log(`load while measuring: ${loadavg()[0]?.toFixed(1)}; medians of ${runs}`)
  })
})

/** What was timed of one start, in milliseconds. */
interface Took {
  /** From nothing running: the shell, its browser, the page, until it answers. */
  readonly start: number
  /** From the navigation alone, in a browser that has never seen the page. */
  readonly page: number
  /** The same once more, as on a reload. */
  readonly again: number
}

const says = {
  start: 'start of shell and browser to a page that answers',
  page: 'navigation to a page that answers, first time',
  again: 'navigation to a page that answers, again'
}

async function startAndOpen(which: 'dashboard' | 'empty'): Promise<Took> {
  const { startShell, discard } = await import('../support/shell')
  const home = mkdtempSync(join(tmpdir(), 'hearthside-start-home-'))
  const file = join(home, 'campaigns', 'sample.hearth')
  mkdirSync(join(home, 'campaigns'))
  cpSync(join(root, 'resources', 'samples', 'the-drowned-bells.hearth'), file)
  const began = performance.now()
  const [shell, browser] = await Promise.all([startShell({ home }, file), launch()])
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  const first = await navigated(page, which === 'dashboard' ? shell.url : `${shell.origin}/empty.html`)
  const start = performance.now() - began
  const again = await navigated(page, which === 'dashboard' ? `${shell.origin}/` : `${shell.origin}/empty.html`)
  await browser.close()
  await shell.kill()
  discard(shell)
  return { start, page: first, again }
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
}

/** Until there is a button, what it belongs to has been painted, and the page takes its next task. */
async function navigated(page: Page, url: string): Promise<number> {
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(
    dashboard =>
      new Promise<void>(resolve => {
        const look = (): void => {
          const there = document.querySelector(dashboard ? '[data-revision] button:enabled' : 'button:enabled')
          if (there) requestAnimationFrame(() => setTimeout(resolve))
          else requestAnimationFrame(look)
        }
        look()
      }),
    !url.endsWith('/empty.html')
  )
  return performance.now() - began
}
