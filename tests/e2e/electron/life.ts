import { existsSync, readFileSync } from 'node:fs'
import type { Desktop } from '../../support/electron-double/drivers'
import { chronicleOnDisk, entriesOnDisk } from '../../support/on-disk'
import { ask, choose, driver, expect, sampleOn, shownToGm, test, windowOf } from './fixtures'
import { mark } from './play'
import { leave } from './projector'

/** The app's life: quitting, refusing disks, crashing pages, long work. */
export function lifeTests(): void {
  test('quitting writes everything down first', async ({ desktop }) => {
    const gm = await sampleOn(desktop, 'table')
    const path = (await shownToGm(gm)).file?.path ?? ''
    const before = entriesOnDisk(path).length
    // Whatever was answered with yes is on the disk, and nothing that was answered with no.
    const answers = Array.from({ length: 20 }, (_, act) => mark(gm, `Moment ${act}`).catch(() => null))
    expect((await answers[0])?.ok).toBe(true)
    await leave(desktop)
    expect(await desktop.ended).toBe(0)
    const taken = (await Promise.all(answers)).filter(each => each?.ok).length
    const { campaign } = chronicleOnDisk(path)
    expect(campaign.title).toBe('The Drowned Bells')
    expect(entriesOnDisk(path).length).toBeGreaterThanOrEqual(before + taken)
    // Folded into the file: the journal is empty or gone.
    expect(existsSync(`${path}.journal`) ? readFileSync(`${path}.journal`, 'utf8').split('\n').length : 0).toBeLessThan(
      3
    )
  })

  test('closing the dashboard leaves the program; on macOS it stays', { tag: '@long' }, async ({ desktop }) => {
    test.skip(process.platform === 'darwin', 'macOS keeps a program without windows')
    await sampleOn(desktop, 'table')
    await desktop.evaluate(({ BrowserWindow }) => {
      const gm = BrowserWindow.getAllWindows().find(each => each.getTitle().includes('Bells'))
      setTimeout(() => gm?.close(), 0)
    })
    expect(await desktop.ended).toBe(0)
  })

  test('on macOS the program outlives its windows, and has its own menu', { tag: '@long' }, async ({ desktop }) => {
    test.skip(driver === 'electron' && process.platform !== 'darwin', 'a real Electron knows where it is')
    const gm = await sampleOn(desktop)
    if (driver === 'double')
      await desktop.evaluate(() => void Object.defineProperty(process, 'platform', { value: 'darwin' }))
    // The menu is built anew when it says something else.
    await ask(gm, { ask: 'set-screen-mode', screens: 'all', mode: 'freeze' })
    const labels = (): Promise<readonly string[]> =>
      desktop.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(each => each.label) ?? [])
    await expect.poll(async () => (await labels())[0]).toBe('Hearthside')
    await choose(desktop, 'Hearthside', 'About')
    await expect(gm.getByRole('dialog')).toContainText('Version')
    await gm.keyboard.press('Escape')
    await choose(desktop, 'Hearthside', 'Settings…')
    await expect(gm.getByRole('heading', { name: /settings/i }).first()).toBeVisible()

    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    const windows = (): Promise<number> => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
    await expect.poll(windows).toBe(0)
    // A page goes a moment after its window.
    await expect.poll(() => gm.isClosed()).toBe(true)
    await desktop.evaluate(({ app }) => void app.emit('activate', {}, false))
    await expect.poll(windows).toBe(1)
    // The campaign is still the one that was open.
    const back = await desktop.page('gm')
    await expect.poll(async () => (await shownToGm(back)).frame?.title).toBe('The Drowned Bells')
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await expect.poll(windows).toBe(0)
    await expect.poll(() => back.isClosed()).toBe(true)
    // A wish of the menu opens the dashboard, and is granted when it is there.
    await choose(desktop, 'Hearthside', 'About')
    // The code of dialogs comes after the first paint. A window, a page and its later part take seven seconds on a busy machine.
    const third = await desktop.page('gm')
    await expect(third.getByRole('dialog')).toContainText('Version', { timeout: 30_000 })
    await choose(desktop, 'Hearthside', 'Quit').catch(() => undefined)
    expect(await desktop.ended).toBe(0)
  })

  test('a disk that refuses: the person is asked to stay, and may leave all the same', async ({ desktop }) => {
    const gm = await sampleOn(desktop)
    const path = (await shownToGm(gm)).file?.path ?? ''
    const before = entriesOnDisk(path).length
    await fillDisk(desktop)
    await mark(gm, 'Only in memory')
    await expect.poll(async () => (await shownToGm(gm)).file?.save.kind).toBe('not-saved')
    await expect.poll(async () => (await windowOf(desktop, 'gm'))?.title).toMatch(/ — NOT saved/)

    await answer(desktop, 0)
    await leave(desktop)
    await expect.poll(() => asked(desktop)).toBe(1)
    // They stayed: the campaign is still there, and so is what the disk refused.
    expect((await shownToGm(gm)).file?.save.kind).toBe('not-saved')
    expect((await shownToGm(gm)).frame?.revision).toBe(before + 1)

    await answer(desktop, 1)
    await leave(desktop)
    expect(await desktop.ended).toBe(0)
    expect(entriesOnDisk(path).length).toBe(before)
  })

  test('a page that crashes is back at once; one that goes on crashing is left alone', async ({ desktop }) => {
    await sampleOn(desktop, 'table')
    await answer(desktop, 0)
    for (let crash = 1; crash <= 3; crash++) {
      await crashTable(desktop)
      await expect.poll(() => tableText(desktop), { timeout: 15_000 }).toMatch(/\S/)
    }
    expect(await asked(desktop)).toBe(0)
    await crashTable(desktop)
    await expect.poll(() => asked(desktop)).toBe(1)
    const gm = await desktop.page('gm')
    expect((await shownToGm(gm)).frame?.title).toBe('The Drowned Bells')
  })

  test('long work shows in the task bar, and goes from there', { tag: '@long' }, async ({ desktop }) => {
    test.skip(driver === 'electron', 'a real task bar does not say what it shows')
    const gm = await sampleOn(desktop)
    await slowDisk(desktop, 600)
    const bar = (): Promise<unknown> =>
      desktop.evaluate(({ BrowserWindow }) =>
        (BrowserWindow.getAllWindows()[0] as unknown as { chromeSetting(what: string): unknown }).chromeSetting(
          'progress'
        )
      )
    await mark(gm, 'Something to save')
    const saving = ask(gm, { ask: 'save' })
    await expect.poll(bar).toBe(2)
    await saving
    await expect.poll(bar).toBe(-1)
    await slowDisk(desktop, 0)
  })
}

/** From now on a message box is answered with this button; null: it stays open. */
export function answer(desktop: Desktop, response: number | null): Promise<void> {
  return desktop.evaluate(({ dialog }, chosen) => {
    const kept = globalThis as unknown as { boxes: number }
    kept.boxes = 0
    dialog.showMessageBox = () => {
      kept.boxes += 1
      if (chosen === null) return new Promise<never>(() => undefined)
      return Promise.resolve({ response: chosen, checkboxChecked: false })
    }
  }, response)
}

export function asked(desktop: Desktop): Promise<number> {
  return desktop.evaluate(() => (globalThis as unknown as { boxes: number }).boxes)
}

/** From now on every file takes this long to be sure of what it holds. */
function slowDisk(desktop: Desktop, ms: number): Promise<void> {
  return desktop.evaluate(async (_electron, wait) => {
    const { open } = process.getBuiltinModule('fs/promises')
    const file = await open(process.getBuiltinModule('os').devNull)
    const kind = Object.getPrototypeOf(file) as { sync(): Promise<void>; own?: () => Promise<void> }
    const own = (kind.own ??= kind.sync)
    kind.sync = function (this: never) {
      return new Promise(resolve => setTimeout(resolve, wait)).then(() => own.call(this))
    }
    await file.close()
  }, ms)
}

/** From now on no file takes a byte. */
export function fillDisk(desktop: Desktop): Promise<void> {
  return desktop.evaluate(async () => {
    const { open } = process.getBuiltinModule('fs/promises')
    const file = await open(process.getBuiltinModule('os').devNull)
    const kind = Object.getPrototypeOf(file) as Record<string, unknown>
    const full = (): Promise<never> => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
    for (const way of ['write', 'writev', 'datasync', 'sync', 'appendFile', 'writeFile']) kind[way] = full
    await file.close()
  })
}

function crashTable(desktop: Desktop): Promise<void> {
  return desktop.evaluate(({ BrowserWindow }) => {
    const table = BrowserWindow.getAllWindows().find(each => each.getTitle() === 'Hearthside Table')
    const gone = new Promise<void>(resolve => table?.webContents.once('render-process-gone', () => resolve()))
    table?.webContents.forcefullyCrashRenderer()
    return gone
  })
}

function tableText(desktop: Desktop): Promise<string> {
  return desktop.evaluate(({ BrowserWindow }) => {
    const table = BrowserWindow.getAllWindows().find(each => each.getTitle() === 'Hearthside Table')
    if (!table || table.webContents.isCrashed()) return ''
    return table.webContents.executeJavaScript('document.body.innerText').catch(() => '') as Promise<string>
  })
}
