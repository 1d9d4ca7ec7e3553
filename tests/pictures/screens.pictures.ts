import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { askHost, firstSnapshot, openCampaign, keepConnection } from '../support/ask-host'
import { startShell, type Shell } from '../support/shell'
import { Camera, type Device } from './camera'
import { campaigns } from './campaigns'
import { creationSteps, dashboardSheets, fileDialogs, settingsSections, townSheets, type Visit } from './sheets'
import { prepareHome, steadyTime } from './steady-home'
import { closeAll, follow, goToLastGame, settled, tabsOf } from './steps'

// Every screen at every moment that looks different. Always the same folder, ports, links and time, so that two runs of one build are equal.
// `npm run pictures -- --update-snapshots` keeps the pictures of this build under test-results/pictures; `npm run pictures` compares.

const home = '/tmp/hearthside-pictures'
const [port, stagePort] = [14738, 14739]

let shell: Shell
let gm: Page
let context: BrowserContext | null = null

test.beforeAll(async ({ browser }) => {
  prepareHome(home, stagePort)
  shell = await startShell({ home, port })
  gm = await page(browser, shell.url)
})
test.afterAll(() => shell.kill())

test('welcome', async () => {
  const camera = new Camera(gm, gm, 'laptop')
  await camera.take('welcome/no campaign')
  await visit(camera, 'welcome', [{ name: 'a new campaign', open: [{ button: /new campaign/i }] }])
})

// These two come first. They show the campaigns in the folder, and the links of the first opened one.
test('files', async () => {
  await lay('thousand-faces: nothing waits', campaigns['thousand-faces: nothing waits']!())
  await visit(new Camera(gm, gm, 'laptop'), 'files', fileDialogs)
})

test('settings', async () => {
  await lay('thousand-faces: nothing waits', campaigns['thousand-faces: nothing waits']!())
  await askHost(gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
  await visit(new Camera(gm, gm, 'laptop'), 'settings', settingsSections)
})

for (const [moment, make] of Object.entries(campaigns)) {
  const [game = '', when = ''] = moment.split(': ')
  test(moment, async ({ browser }) => {
    await lay(moment, make())
    await new Camera(gm, gm, 'laptop').take(`${game}/${when}, gm`)
    await others(browser, `${game}/${when}`)
  })
}

for (const [moment, sheets] of [
  ['thousand-faces: nothing waits', dashboardSheets],
  ['thousand-faces: foes', dashboardSheets],
  ['thousand-faces: characters in the making', [...dashboardSheets, ...creationSteps]],
  ['thousand-faces: wares and a day in town', townSheets]
] as const)
  for (const sheet of sheets) {
    const [game, when] = moment.split(': ')
    const name = `${game}/${when}, sheets`
    test(`${name}/${sheet.name}`, async () => {
      await lay(moment, campaigns[moment]!())
      await visit(new Camera(gm, gm, 'laptop'), name, [sheet])
    })
  }

/** Puts a campaign into the shell’s folder and opens it. */
async function lay(moment: string, bytes: Buffer): Promise<void> {
  const name = `${moment.replace(/\W+/g, '-')}.hearth`
  mkdirSync(shell.folder, { recursive: true })
  writeFileSync(join(shell.folder, name), bytes)
  utimesSync(join(shell.folder, name), steadyTime / 1000, steadyTime / 1000)
  await openCampaign(gm, name)
  await gm.evaluate(() => localStorage.clear())
  await gm.goto(shell.origin)
  await gm.getByRole('navigation', { name: 'Games' }).waitFor()
  const game = await goToLastGame(gm)
  if (game) await askHost(gm, { ask: 'show-board', board: game.id }) // what they were not shown yet, players do not see
  await settled(gm)
}

/** The players’ screens of the campaign that is open. */
async function others(browser: Browser, name: string): Promise<void> {
  const screens: readonly (readonly [string, Device, string])[] = [
    ['table', 'laptop', `${shell.origin}/table`],
    ['overlay', 'stream', `${shell.origin}/overlay`],
    ...(await seatLinks()).slice(0, 2).map((link, nth) => [`seat ${nth + 1}`, 'phone', link] as const)
  ]
  for (const [screen, device, url] of screens) {
    const shown = await page(browser, url)
    await new Camera(shown, gm, device).take(`${name}, ${screen}`)
    await shown.close()
  }
}

async function seatLinks(): Promise<readonly string[]> {
  await askHost(gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
  await gm.reload()
  const { deviceServer } = await firstSnapshot<'gm'>(gm)
  return deviceServer.seats.map(({ url }) => url)
}

async function page(browser: Browser, url: string): Promise<Page> {
  context ??= await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' })
  const opened = await context.newPage()
  await keepConnection(opened)
  await opened.clock.setFixedTime(steadyTime)
  await opened.goto(url)
  await opened.locator('header, h1, h2, main').first().waitFor()
  return opened
}

/** Opens each in its turn, with every tab that it has, and closes it again. */
async function visit(camera: Camera, name: string, visits: readonly Visit[]): Promise<void> {
  for (const { name: what, open, tabs } of visits) {
    for (const step of open) await follow(camera.page, step)
    await camera.take(`${name}/${what}`)
    for (const tab of tabs ? await tabsOf(camera.page) : []) {
      await tab.click()
      const label = (await tab.textContent())?.trim() ?? ''
      await camera.take(`${name}/${what}, ${label}`)
    }
    await closeAll(camera.page)
  }
}
