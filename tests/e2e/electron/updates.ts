import type { Page } from '@playwright/test'
import { changing } from '../../support/electron-double/changed-build'
import type { Desktop } from '../../support/electron-double/drivers'
import type { Reply } from '../../support/electron-double/network'
import { ask, driver, expect, shownToGm, test } from './fixtures'

/** A build that knows where its releases are, as the release workflow makes it; one from a clone does not. */
const released = () =>
  changing('var package_default = {', 'var package_default = { repository: "github:house/hearthside",')

const newest = 'https://api.github.com/repos/house/hearthside/releases/latest'

/** The look for a newer version: off until it is wanted, asked once, and never a nuisance. */
export function updateTests(): void {
  test(
    'looks for a newer version only when it is wanted to, and tells only of a newer one',
    { tag: '@long' },
    async ({ start }) => {
      test.skip(driver === 'electron', 'a real Electron cannot be told what the network answers')
      const desktop = await start({ changes: [released()] })
      const gm = await desktop.page('gm')
      const { version } = await shownToGm(gm)
      await answer(desktop, tagged('v99.0.0'))
      expect(await asked(desktop)).toEqual([])

      const silent: readonly (Reply | null)[] = [
        tagged(`v${version}`),
        tagged('v0.0.0'),
        tagged('nightly'),
        { status: 200, body: '<p>not what was asked for</p>' },
        { status: 200, body: '{}' },
        { status: 404, body: JSON.stringify({ message: 'Not Found' }) },
        null
      ]
      for (const [times, reply] of silent.entries()) {
        await answer(desktop, reply)
        await want(gm, desktop, times + 1)
        expect(await said(gm), JSON.stringify(reply)).toEqual([])
      }
      await answer(desktop, tagged('v99.1.2'))
      await want(gm, desktop, silent.length + 1)
      await expect.poll(() => said(gm)).toEqual([expect.stringMatching(/Hearthside 99\.1\.2 .*house\/hearthside/)])
      expect(new Set(await asked(desktop))).toEqual(new Set([newest]))
    }
  )

  test('a build from a clone asks no server, even when the user wants it', async ({ desktop }) => {
    await watchNetwork(desktop)
    const gm = await desktop.page('gm')
    expect((await shownToGm(gm)).preferences.checkForUpdates).toBe(false)
    await ask(gm, { ask: 'set-preferences', preferences: { checkForUpdates: true } })
    await expect.poll(async () => (await shownToGm(gm)).preferences.checkForUpdates).toBe(true)
    expect(await seenOnNetwork(desktop)).toEqual([])
    expect(await said(gm)).toEqual([])
  })
}

function tagged(tag: string): Reply {
  return { status: 200, body: JSON.stringify({ tag_name: tag }) }
}

function answer(desktop: Desktop, reply: Reply | null): Promise<void> {
  return desktop.evaluate(({ double }, given) => double?.network.answer(given), reply)
}

function asked(desktop: Desktop): Promise<readonly string[]> {
  return desktop.evaluate(({ double }) => double?.network.asked ?? [])
}

/** Switched off and on again, which asks once more. */
async function want(gm: Page, desktop: Desktop, times: number): Promise<void> {
  for (const checkForUpdates of [false, true])
    await ask(gm, { ask: 'set-preferences', preferences: { checkForUpdates } })
  await expect.poll(async () => (await asked(desktop)).length).toBe(times)
  await desktop.evaluate(async ({ double }) => {
    // Whether an answer is to be read shows in the turn after it came.
    await new Promise(resolve => setImmediate(resolve))
    await double?.network.quiet()
  })
  // An answer of the host comes to the page after the pictures that it sent before.
  await ask(gm, { ask: 'list-files' })
}

async function said(gm: Page): Promise<readonly string[]> {
  return (await shownToGm(gm)).notices.map(each => each.says).filter(each => each.includes('is out'))
}

/** The same for a real Electron. Each request of main through Node or Chromium is recorded, and none is answered. */
function watchNetwork(desktop: Desktop): Promise<void> {
  return desktop.evaluate(({ net, session }) => {
    const kept = globalThis as unknown as { onNetwork: string[]; fetch: unknown }
    kept.onNetwork = []
    const refuse = (url: unknown): Promise<never> => {
      kept.onNetwork.push(String(url))
      return Promise.reject(new TypeError('fetch failed'))
    }
    kept.fetch = refuse
    net.fetch = refuse as never
    session.fromPartition('releases').fetch = refuse as never
  })
}

function seenOnNetwork(desktop: Desktop): Promise<readonly string[]> {
  return desktop.evaluate(() => (globalThis as unknown as { onNetwork: string[] }).onNetwork)
}
