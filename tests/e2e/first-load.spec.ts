import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { appFolder } from '../support/app-folder'
import { askHost, firstSnapshot, keepConnection } from '../support/ask-host'
import { discard, startShell, type Shell } from '../support/shell'
import { test } from './test'

// What a page that was never seen before fetches, in bytes as they are sent, without their headers. A phone at the table may have a weak network.

let shell: Shell
let gm: Page

test.beforeAll(async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-first-load-'))
  const file = join(home, 'campaigns', 'sample.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  cpSync(join(appFolder, 'resources', 'samples', 'the-drowned-bells.hearth'), file)
  shell = await startShell({ home }, file)
  gm = await (await browser.newContext()).newPage()
  await keepConnection(gm)
  await gm.goto(shell.url)
  await gm.locator('[data-revision]').first().waitFor()
  await askHost(gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
})
test.afterAll(async () => {
  await gm.context().close()
  await shell.kill()
  discard(shell)
})

/**
 * Opens a page in a browser that has nothing of it yet. @param last what the page shows last
 * @returns bytes sent by the file's ending: `{ js: 61234, woff2: … }`
 */
async function fetched(
  page: Page,
  url: string,
  last = 'h1, [data-revision]'
): Promise<Readonly<Record<string, number>>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const endings = new Map<string, string>()
  const sent: Record<string, number> = {}
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    endings.set(requestId, /\.(\w+)(?:[?#]|$)/.exec(new URL(request.url).pathname)?.[1] ?? 'html')
  })
  const headers = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const ending = endings.get(requestId) ?? 'html'
    sent[ending] = (sent[ending] ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0)
  })
  await page.goto(url)
  await page.locator(last).first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  console.log(`${new URL(url).pathname}: ${JSON.stringify(sent)}`)
  return sent
}

const sum = (sent: Readonly<Record<string, number>>, ...endings: readonly string[]): number =>
  Object.entries(sent)
    .filter(([ending]) => endings.length === 0 || endings.includes(ending))
    .reduce((total, [, bytes]) => total + bytes, 0)

test('a player’s phone fetches 110 kB of scripts and styles at most', async ({ browser }) => {
  await gm.reload()
  const { deviceServer } = await firstSnapshot<'gm'>(gm)
  // Over plain HTTP a phone is sent gzip; this machine's own address would be sent brotli, which is smaller.
  const phone = { viewport: { width: 390, height: 844 }, extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } }
  const page = await (await browser.newContext(phone)).newPage()
  const sent = await fetched(page, deviceServer.seats[0]?.url ?? '')
  expect(sum(sent, 'js', 'css')).toBeLessThanOrEqual(110_000)
})

// OBS looks at this machine's own address, and is sent brotli. Half of what is left is Vue, the rest mostly the drawings of the cards.
test('the overlay fetches 70 kB of scripts and styles at most', async () => {
  const page = await gm.context().newPage()
  const sent = await fetched(page, `${shell.origin}/overlay`)
  expect(sum(sent, 'js', 'css')).toBeLessThanOrEqual(70_000)
})

test('the table fetches 110 kB of scripts and styles at most', async () => {
  const page = await gm.context().newPage()
  const sent = await fetched(page, `${shell.origin}/table`)
  expect(sum(sent, 'js', 'css')).toBeLessThanOrEqual(110_000)
})

test('the dashboard fetches 330 kB of scripts and styles until it is quiet, its fonts first, and draws with no other', async () => {
  const page = await gm.context().newPage()
  // The preview of the table comes after the first picture. On a slow machine the page was quiet before it (17 kB fewer).
  const sent = await fetched(page, shell.origin, '.preview [data-tells]')
  expect(sum(sent, 'js', 'css')).toBeLessThanOrEqual(330_000)
  // A font that is found late makes the browser lay out the whole first paint twice.
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(each => each.name.endsWith('.woff2') && (each as PerformanceResourceTiming).initiatorType === 'link')
      .map(each => each.name.replace(/^.*\/|-normal.*$/g, ''))
  )
  expect(early).toEqual(
    expect.arrayContaining([
      ...['alegreya-latin-500', 'alegreya-latin-700'],
      ...['alegreya-sans-latin-400', 'alegreya-sans-latin-500', 'alegreya-sans-latin-700']
    ])
  )
  // A face of the system is asked for by another process, and the first layout waits for it.
  await page.locator('[aria-label="Session log"] li').first().waitFor()
  const inside = await page.context().newCDPSession(page)
  await inside.send('DOM.enable')
  await inside.send('CSS.enable')
  const { root } = await inside.send('DOM.getDocument', { depth: 1 })
  const { nodeIds } = await inside.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#app, kbd' })
  const found = await Promise.all(nodeIds.map(nodeId => inside.send('CSS.getPlatformFontsForNode', { nodeId })))
  const fonts = found.flatMap(each => each.fonts)
  expect(fonts.some(({ isCustomFont }) => isCustomFont)).toBe(true)
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
})
