import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { WindowName } from '../../support/electron-double/drivers'
import { ask, driver, expect, sampleOn, shown, shownToGm, test } from './fixtures'
import { keepOutside, newest, openStranger, outside, refusals, refused } from './probes'
import { faults, securityOf } from './security-facts'
import { hostile, mutants, traversals, watchPolicy } from './security-tries'

const names: readonly WindowName[] = ['gm', 'table', 'overlay']

/** Electron’s security checklist, read from the running windows; the numbers are its own (docs/security.md). */
export function securityTests(): void {
  test('1–12, 18, 20: every window is closed, and removing any one option would be noticed', async ({ desktop }) => {
    const gm = await sampleOn(desktop, 'table', 'overlay')
    const before = await shownToGm(gm)
    for (const name of names) {
      const facts = await securityOf(desktop, name)
      expect(faults(name, facts)).toEqual([])
      for (const [what, mutant] of mutants(facts)) expect(faults(name, mutant), `without ${what}`).not.toEqual([])
    }
    expect((await shownToGm(gm)).frame).toEqual(before.frame)
    if (driver === 'double') {
      const { leaks, requests } = await desktop.evaluate(({ double }) => ({
        leaks: double?.leaks,
        requests: double?.requests
      }))
      expect(leaks).toEqual([])
      expect(requests?.length).toBeGreaterThan(10)
      // Whatever was tried never became a request: the policy stopped it in the page.
      expect(requests?.filter(each => !each.startsWith('app://hearthside/'))).toEqual([])
    }
  })

  test('4: the system itself holds each page in its sandbox', async ({ desktop }) => {
    test.skip(
      driver === 'double' || Boolean(process.env['HEARTHSIDE_NO_SANDBOX']),
      'only a real Electron has a sandbox'
    )
    await sampleOn(desktop, 'table', 'overlay')
    const held = await desktop.evaluate(({ app, BrowserWindow }) => {
      const { readFileSync } = process.getBuiltinModule('fs')
      const { getAppMetrics } = app as unknown as { getAppMetrics(): { pid: number; sandboxed?: boolean }[] }
      return BrowserWindow.getAllWindows().map(({ webContents }) => {
        const pid = (webContents as unknown as { getOSProcessId(): number }).getOSProcessId()
        // On Linux Electron does not say; the kernel does: 2 is a filter of system calls.
        if (process.platform === 'linux') return /^Seccomp:\s*2$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
        return getAppMetrics.call(app).find(each => each.pid === pid)?.sandboxed === true
      })
    })
    expect(held).toEqual([true, true, true])
  })

  test('5, 15, 16, 18, 19: a page has no permission, no other address, and Electron of one version', async ({
    desktop
  }) => {
    const gm = await desktop.page('gm')
    // 5: every permission is denied, asked for or looked up.
    const permissions = await gm.evaluate(async () => ({
      notification: await Notification.requestPermission(),
      place: await new Promise(resolve =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('here'),
          () => resolve('denied')
        )
      ),
      camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'seen',
        () => 'denied'
      )
    }))
    expect(permissions).toEqual({ notification: 'denied', place: 'denied', camera: 'denied' })
    // 18: nothing but the pages can be had from our scheme, however it is written.
    const answers = await gm.evaluate(async ways => {
      const tried: Record<string, number | string> = {}
      for (const way of ways)
        tried[way] = await fetch(way).then(
          each => each.status,
          () => 'refused'
        )
      tried['POST'] = await fetch('/gm.html', { method: 'POST' }).then(each => each.status)
      return tried
    }, traversals)
    for (const [way, status] of Object.entries(answers)) expect([404, 'refused'], `${way}: ${status}`).toContain(status)
    expect(await gm.evaluate(() => fetch('/gm.html').then(each => each.status))).toBe(200)
    // 15: only the licences that we name open in a browser, and only there.
    await keepOutside(desktop)
    const licence = 'https://creativecommons.org/licenses/by/3.0/'
    const others = [
      `${licence}?x`,
      `${licence}#x`,
      'https://creativecommons.org@evil.example/',
      'http://creativecommons.org/licenses/by/3.0/'
    ]
    await gm.evaluate(
      all => all.map(each => void window.open(each)),
      [licence, ...others, 'file:///etc/passwd', 'ms-msdt:/id']
    )
    await expect.poll(() => outside(desktop)).toEqual([licence])
    expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
    // 16, 19: Electron is pinned to one version. The fuses are in tests/main/electron/packaging.test.ts.
    const wanted = (
      JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')) as Package
    ).devDependencies['electron']
    expect(wanted).toMatch(/^\d+\.\d+\.\d+$/)
    const running = await desktop.evaluate(() => process.versions['electron'] ?? null)
    expect([wanted, null]).toContain(running)
  })

  test('1, 13, 14: no page goes anywhere, and none opens another', { tag: '@long' }, async ({ desktop }) => {
    await sampleOn(desktop, 'table', 'overlay')
    await keepOutside(desktop)
    for (const name of names) {
      const page = await desktop.page(name)
      const there = page.url()
      for (const address of hostile(page))
        await page.evaluate(to => void (location.href = to), address).catch(() => undefined)
      await page.evaluate(addresses => addresses.map(each => void window.open(each)), hostile(page))
      await page.evaluate(() => {
        const form = document.createElement('form')
        Object.assign(form, { action: 'https://example.com/', method: 'post' })
        document.body.append(form)
        form.submit()
      })
      // Two pictures later than whatever was tried, and after an answer of main: a page that leaves has begun to.
      await painted(page)
      await ask(page, { ask: 'pause' })
      expect(page.url()).toBe(there)
      expect((await shown(page)).kind).toBe(name)
    }
    expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(3)
    expect(await outside(desktop)).toEqual([])
    expect(await refusals(desktop)).toEqual(refused)
  })

  test('17: neither a window that is not one of ours gets an answer, nor one that is no longer on its page', async ({
    desktop
  }) => {
    const gm = await sampleOn(desktop)
    const before = await shownToGm(gm)
    await openStranger(desktop, 'app://hearthside/gm.html')
    const stranger = await newest(desktop)
    const heard = await stranger('hearthside.ask({ ask: "pause" })')
    expect(heard).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
    await stranger('window.heard = []; hearthside.onUpdate(update => void window.heard.push(update)); true')
    await ask(gm, { ask: 'set-preferences', preferences: { sounds: !before.preferences.sounds } })
    await expect.poll(async () => (await shownToGm(gm)).serial).toBeGreaterThan(before.serial)
    // An answer comes to a window after the pictures that it was sent before.
    await stranger('hearthside.ask({ ask: "pause" })')
    expect(await stranger('window.heard')).toEqual([])
    expect((await shownToGm(gm)).paused).toBe(before.paused)
    expect((await shownToGm(gm)).frame).toEqual(before.frame)

    await desktop.evaluate(({ BrowserWindow }) => {
      // The stranger is on the same page, and younger.
      const own = BrowserWindow.getAllWindows().filter(each => each.webContents.getURL().endsWith('/gm.html'))
      return own.sort((one, other) => one.id - other.id)[0]?.loadURL('app://hearthside/seat.html')
    })
    const answer = await desktop.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows().find(each => each.webContents.getURL().endsWith('/seat.html'))
      return window?.webContents.executeJavaScript('hearthside.ask({ ask: "pause" })') as Promise<unknown>
    })
    expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
    await expect.poll(() => gm.url()).toContain('seat.html')
  })

  test(
    'the pages work under their policy: nothing in a session of clicking about is stopped by it',
    { tag: '@long' },
    async ({ desktop }) => {
      const gm = await sampleOn(desktop, 'table', 'overlay')
      const pages = await Promise.all(names.map(name => desktop.page(name)))
      for (const page of pages) await page.evaluate(watchPolicy)
      await clickAbout(gm)
      for (const page of pages)
        expect(await page.evaluate(() => (window as unknown as { stopped: string[] }).stopped)).toEqual([])
    }
  )
}

interface Package {
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Through every dialog that there is, and every board that can be opened. */
async function clickAbout(gm: Page): Promise<void> {
  for (const key of ['Control+k', 'F1', '?']) {
    await gm.keyboard.press(key)
    await expect(gm.getByRole('dialog'), key).toHaveCount(1)
    await gm.keyboard.press('Escape')
    await expect(gm.getByRole('dialog')).toHaveCount(0)
  }
  for (const system of ['face-of-angels', 'game-face', 'prophecy'] as const) {
    const { frame } = await shownToGm(gm)
    const command = { type: 'open-board', system, title: system, settings: {} }
    await ask(gm, { ask: 'act', revision: frame?.revision ?? 0, board: null, command })
    const { revision = 0 } = (await shownToGm(gm)).frame ?? {}
    await gm.locator(`[data-revision="${revision}"]`).first().waitFor({ state: 'attached' })
    await painted(gm)
  }
  for (const theme of ['parchment', 'contrast', 'hearth'] as const)
    await ask(gm, {
      ask: 'set-preferences',
      preferences: { theme, publicTheme: theme === 'contrast' ? theme : 'hearth' }
    })
  await painted(gm)
}

/** The page has painted its last snapshot. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))
  )
}
