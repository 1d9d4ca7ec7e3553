import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ms, report, spread } from './measure'

// The built app beside an empty page of the same shell: from the start, and from the click. Run `npm run build` first.

const runs = Number(process.env['HEARTHSIDE_RUNS'] ?? 15)
const root = join(import.meta.dirname, '..', '..')
// A copy, because the empty page must come from the same server. The shell is imported when the app is in this folder.
const built = process.env['HEARTHSIDE_APP'] ?? root
const app = mkdtempSync(join(tmpdir(), 'hearthside-start-'))
const executablePath = process.env['HEARTHSIDE_CHROMIUM'] ?? '/usr/bin/chromium'
/**
 * Chromium makes two pages of 400 files for its address bar, shortly after its start. The empty page has answered by then. Our page shares the processor with them. Electron has none. Both pages are measured in both.
 */
const browsers = {
  'Chromium as it comes': [],
  'Chromium without the pages of its address bar, which Electron has not': [
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'
  ]
} as const
type Which = keyof typeof browsers

beforeAll(() => {
  cpSync(join(built, 'out'), join(app, 'out'), { recursive: true })
  for (const name of ['node_modules', 'resources', 'package.json']) symlinkSync(join(root, name), join(app, name))
  writeFileSync(join(app, 'out', 'renderer', 'empty.html'), '<!doctype html><title>x</title><button>x</button>')
  process.env['HEARTHSIDE_APP'] = app
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

describe('start to interactive dashboard', () => {
  it('with the sample campaign, against an empty page in the same shell', async () => {
    const none = (): Record<'dashboard' | 'empty', Took[]> => ({ dashboard: [], empty: [] })
    const took: Record<Which, ReturnType<typeof none>> = {
      'Chromium as it comes': none(),
      'Chromium without the pages of its address bar, which Electron has not': none()
    }
    // In turn, so that a machine that warms up, or is busy, is so for all.
    for (let run = 0; run < runs; run++)
      for (const browser of all)
        for (const page of ['empty', 'dashboard'] as const) took[browser][page].push(await startAndOpen(page, browser))
    for (const browser of all) tell(browser, took[browser])
    console.log(`load while measuring: ${loadavg()[0]?.toFixed(1)}; medians of ${runs}`)
  })
})

const all = Object.keys(browsers) as readonly Which[]

function tell(browser: Which, { dashboard, empty }: Readonly<Record<'dashboard' | 'empty', readonly Took[]>>): void {
  console.log(`\n${browser}:`)
  for (const what of ['start', 'page', 'again'] as const) {
    const [ours, bare] = [dashboard, empty].map(each => spread(each.map(took => took[what])).median)
    const ratio = ((ours ?? 0) / (bare ?? 1)).toFixed(2)
    report(
      says[what],
      `${ms(ours ?? 0)} / ${ms(bare ?? 0)} = ${ratio} ×`,
      what === 'start' ? '≤ 1.6 ×, ≤ 1.5 s' : 'told'
    )
  }
  const stands = spread(dashboard.map(each => each.stands)).median
  report('navigation until the side column stands too, first time', ms(stands), 'told')
}

/** What was timed of one start, in milliseconds. */
interface Took {
  /** From nothing running: the shell, its browser, the page, until it answers. */
  readonly start: number
  /** From the navigation alone, in a browser that has never seen the page. */
  readonly page: number
  /** The same once more, as on a reload. */
  readonly again: number
  /** From the first navigation until all of the dashboard is there; of the empty page, until it answers. */
  readonly stands: number
}

const says = {
  start: 'start of shell and browser to a page that answers',
  page: 'navigation to a page that answers, first time',
  again: 'navigation to a page that answers, again'
}

async function startAndOpen(which: 'dashboard' | 'empty', inWhich: Which): Promise<Took> {
  const { startShell, discard } = await import('../support/shell')
  const home = mkdtempSync(join(tmpdir(), 'hearthside-start-home-'))
  const file = join(home, 'campaigns', 'sample.hearth')
  mkdirSync(join(home, 'campaigns'))
  cpSync(join(root, 'resources', 'samples', 'the-drowned-bells.hearth'), file)
  const began = performance.now()
  const [shell, browser] = await Promise.all([startShell({ home }, file), launch(inWhich)])
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  const open = which === 'dashboard' ? shell.url : `${shell.origin}/empty.html`
  const clicked = performance.now()
  const first = await navigated(page, open)
  const start = performance.now() - began
  if (which === 'dashboard') await page.waitForSelector(everything)
  const stands = performance.now() - clicked
  const again = await navigated(page, which === 'dashboard' ? `${shell.origin}/` : open)
  if (which === 'dashboard') await obeys(page)
  await browser.close()
  await shell.kill()
  discard(shell)
  return { start, page: first, again, stands }
}

/** Two cards are tied in the sample. A key picks one at once, before the rest of the page is loaded. */
async function obeys(page: Page): Promise<void> {
  const before = await page.locator('[data-connection]').getAttribute('data-revision')
  await page.keyboard.press('a')
  await page.waitForSelector(`[data-connection]:not([data-revision="${before}"])`, { timeout: 5000 })
}

function launch(which: Which): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', ...browsers[which]]
  return chromium.launch({ executablePath, args })
}

/** The control of the next act: one of the tied cards; the Flip button is below it. */
const nextAct = '[data-revision] [aria-label^="A tie"] button:enabled'
/** Comes last, in the side column. */
const everything = '[aria-label="Session log"] li'

/** Until the control of the next act can be clicked, has been painted, and the page takes its next task. */
async function navigated(page: Page, url: string): Promise<number> {
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(
    selector =>
      new Promise<void>(resolve => {
        const look = (): void => {
          const there = document.querySelector(selector)
          if (there) requestAnimationFrame(() => setTimeout(seen, 0, there))
          else requestAnimationFrame(look)
        }
        const seen = (there: Element): void => {
          const { x, y, width, height } = there.getBoundingClientRect()
          if (there.contains(document.elementFromPoint(x + width / 2, y + height / 2))) resolve()
          else look()
        }
        look()
      }),
    url.endsWith('/empty.html') ? 'button:enabled' : nextAct
  )
  return performance.now() - began
}
