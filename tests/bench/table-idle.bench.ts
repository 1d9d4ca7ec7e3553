import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appFolder } from '../support/app-folder'
import { startShell, type Shell } from '../support/shell'
import { report } from './measure'

// The cost of the idle table page, at 1920 × 1080, drawn by the processor (Linux: read from /proc).

const home = mkdtempSync(join(tmpdir(), 'hearthside-idle-'))
const profile = join(home, 'profile')
let shell: Shell
let browser: BrowserContext
let page: Page

beforeAll(async () => {
  const file = join(home, 'campaigns', 'sample.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  cpSync(join(appFolder, 'resources', 'samples', 'the-drowned-bells.hearth'), file)
  shell = await startShell({ home }, file)
  browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['HEARTHSIDE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 1920, height: 1080 }
  })
  const gm = await browser.newPage()
  await gm.goto(shell.url) // the session's cookie
  await gm.locator('[data-revision]').first().waitFor()
  await gm.close()
  page = browser.pages()[0]!
}, 120_000)

afterAll(async () => {
  await browser.close()
  await shell.kill()
  rmSync(home, { recursive: true, force: true })
})

/** Seconds of processor that this browser's processes have used so far. */
function used(): number {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && isOurs(name))
    .reduce((sum, name) => {
      const fields = procFile(name, 'stat').split(') ').at(-1)?.split(' ') ?? []
      return sum + (Number(fields[11]) + Number(fields[12])) / 100
    }, 0)
}

/** Chromium's helpers are children, or grandchildren, of the process that has the profile on its command line. */
function isOurs(name: string): boolean {
  let process = name
  for (let generation = 0; generation < 6 && Number(process) > 1; generation++) {
    if (procFile(process, 'cmdline').includes(profile)) return true
    process = /PPid:\s+(\d+)/.exec(procFile(process, 'status'))?.[1] ?? '0'
  }
  return false
}

/** Empty when the process has ended meanwhile. */
function procFile(process: string, file: string): string {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** @returns percent of a core */
async function share(seconds: number): Promise<number> {
  const [before, began] = [used(), performance.now()]
  await page.waitForTimeout(seconds * 1000)
  return (100 * (used() - before)) / ((performance.now() - began) / 1000)
}

const few = (percent: number): boolean => percent <= 3
const ofCore = (percent: number): string => `${percent.toFixed(1)} % of a core`

describe('the table screen while nothing happens', () => {
  it('costs little, and nothing after a quiet minute', async () => {
    await page.goto('about:blank')
    await page.waitForTimeout(2000)
    report('an empty page', ofCore(await share(10)), 'its peer')
    await page.goto(`${shell.origin}/table`)
    await page.locator('[data-revision]').first().waitFor()
    await page.waitForTimeout(3000)
    const moves = await share(20)
    report('the table, fire and sparks moving', ofCore(moves), '≤ 3 %')
    await page.waitForTimeout(45_000)
    const rests = await share(20)
    report('the table after a quiet minute', ofCore(rests), '≤ 3 %')
    expect({ moves, rests }).toEqual({ moves: expect.toSatisfy(few), rests: expect.toSatisfy(few) })
  }, 180_000)
})
