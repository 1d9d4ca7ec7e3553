import type { Page } from '@playwright/test'
import type { Desktop, WindowName } from '../../support/electron-double/drivers'
import { answerDialogs, ask, choose, driver, expect, sampleOn, shownToGm, test } from './fixtures'
import { mark } from './play'

/** The keys that the native menu shows, and the windows that have no menu. */
export function menuKeyTests(): void {
  test('keys on the players’ windows open and close nothing; every key that the menu shows does something', async ({
    desktop
  }) => {
    test.skip(driver === 'electron', 'what a debugger types never reaches a real menu')
    const gm = await sampleOn(desktop, 'table', 'overlay')
    // A new menu is given to every window.
    await mark(gm, 'Said in secret')
    await choose(desktop, 'Table', 'Blank Everything')
    await expect.poll(async () => (await shownToGm(gm)).modes.table).toBe('blank')
    for (const name of ['table', 'overlay'] as const) {
      const page = await desktop.page(name)
      await page.evaluate(() => addEventListener('keyup', () => ((window as unknown as Kept).ups += 1)))
      await page.evaluate(() => void ((window as unknown as Kept).ups = 0))
      const keys = ['Alt', 'Alt+f', 'Alt+e', 'Alt+t', 'Control+w', 'Control+m', 'Control+q', 'Control+n', 'Control+z']
      for (const key of keys) await page.keyboard.press(key)
      await expect.poll(() => page.evaluate(() => (window as unknown as Kept).ups)).toBeGreaterThanOrEqual(keys.length)
      expect(await menuIn(desktop, name)).toEqual({ hasMenu: false, opened: [] })
    }
    expect((await shownToGm(gm)).open).toMatchObject({ table: 1, overlay: 1 })
    // The dashboard has its own.
    await gm.keyboard.press('Alt')
    await expect.poll(() => menuIn(desktop, 'gm')).toEqual({ hasMenu: true, opened: ['the menu bar'] })
    await gm.keyboard.press('Escape')

    await mark(gm, 'Something to undo')
    await choose(desktop, 'Edit', 'Undo “')
    await expect.poll(async () => (await shownToGm(gm)).frame?.undo.redoSteps).toBe(1)
    await answerDialogs(desktop, null)
    const shown = await watchItems(desktop)
    await watchKeys(gm)
    expect(shown.map(each => each.accelerator)).toEqual(
      expect.arrayContaining(['CmdOrCtrl+N', 'CmdOrCtrl+O', 'CmdOrCtrl+S', 'CmdOrCtrl+Shift+S', 'CmdOrCtrl+,'])
    )
    for (const { label, accelerator } of shown) {
      await gm.keyboard.press(accelerator.replaceAll(/CmdOrCtrl|CommandOrControl|Ctrl/g, 'Control'))
      await expect
        .poll(async () => [...(await chosen(desktop)), ...(await takenBy(gm))].length, label)
        .toBeGreaterThan(0)
      const [byMenu, byPage] = [await chosen(desktop), await takenBy(gm)]
      // One of the two, and the item that shows the key.
      expect([...byMenu, ...byPage], label).toHaveLength(1)
      if (byMenu.length) expect(byMenu).toEqual([label])
      else if (opensDialog(label)) await closeDialog(gm)
      await forget(desktop, gm)
    }
  })

  test('Ctrl+N and Ctrl+, open what they say', { tag: '@long' }, async ({ desktop }) => {
    test.skip(driver === 'electron', 'what a debugger types never reaches a real menu')
    const gm = await sampleOn(desktop)
    await gm.keyboard.press('Control+n')
    await expect(gm.getByRole('dialog')).toContainText(/campaign/i)
    await gm.keyboard.press('Escape')
    await expect(gm.getByRole('dialog')).toHaveCount(0)
    await gm.keyboard.press('Control+,')
    await expect(gm.getByRole('heading', { name: /settings/i }).first()).toBeVisible()
  })

  test('menu and theme are set only when they say something else', { tag: '@long' }, async ({ desktop }) => {
    test.skip(driver === 'electron', 'a real Electron does not count')
    const gm = await sampleOn(desktop)
    const times = (): Promise<unknown> =>
      desktop.evaluate(({ double }) => ({ menus: double?.built.count, themes: double?.themed.count }))
    const { preferences, serial } = await shownToGm(gm)
    const before = await times()
    for (const sounds of [!preferences.sounds, preferences.sounds])
      await ask(gm, { ask: 'set-preferences', preferences: { sounds } })
    await expect.poll(async () => (await shownToGm(gm)).serial).toBeGreaterThan(serial + 1)
    expect(await times()).toEqual(before)
  })
}

interface Kept {
  ups: number
}

interface ShownItem {
  readonly label: string
  readonly accelerator: string
}

/** From now on a click on an item with a key is noted, without effect, also in later menus. @returns those items */
function watchItems(desktop: Desktop): Promise<readonly ShownItem[]> {
  return desktop.evaluate(({ Menu }) => {
    const kept = globalThis as unknown as { chosen: string[] }
    kept.chosen = []
    type Item = {
      label: string
      accelerator?: string
      enabled: boolean
      click: () => void
      submenu?: { items: Item[] }
    }
    const all = (items: readonly Item[]): readonly Item[] =>
      items.flatMap(each => [each, ...all(each.submenu?.items ?? [])])
    const watch = (menu: Electron.Menu | null): readonly Item[] => {
      const keyed = all((menu?.items ?? []) as unknown as Item[]).filter(each => each.accelerator)
      for (const item of keyed) item.click = () => void kept.chosen.push(item.label)
      return keyed
    }
    const build = Menu.buildFromTemplate.bind(Menu)
    Menu.buildFromTemplate = template => {
      const menu = build(template)
      watch(menu)
      return menu
    }
    return watch(Menu.getApplicationMenu())
      .filter(each => each.enabled)
      .map(({ label, accelerator = '' }) => ({ label, accelerator }))
  })
}

/** Whether the page opens its own dialog at this item's key. The system's dialog asks for the file to open. */
function opensDialog(label: string): boolean {
  return label.endsWith('…') && label !== 'Open…'
}

/** A dialog opens a moment after its key: an Escape before that would find none, and the dialog would stay. */
async function closeDialog(gm: Page): Promise<void> {
  await expect(gm.getByRole('dialog')).toBeVisible()
  await gm.keyboard.press('Escape')
}

function chosen(desktop: Desktop): Promise<readonly string[]> {
  return desktop.evaluate(() => (globalThis as unknown as { chosen: string[] }).chosen)
}

/** From now on it is kept which keys the page, or Chromium's own editing, takes for itself. */
function watchKeys(gm: Page): Promise<void> {
  return gm.evaluate(() => {
    const kept = window as unknown as { taken: string[] }
    kept.taken = []
    // The clipboard is Chromium's: it reports the action before it performs it.
    for (const kind of ['cut', 'copy', 'paste']) document.addEventListener(kind, () => kept.taken.push(kind))
    addEventListener(
      'keydown',
      event => setTimeout(() => event.key !== 'Escape' && event.defaultPrevented && kept.taken.push(event.key)),
      { capture: true }
    )
  })
}

function takenBy(gm: Page): Promise<readonly string[]> {
  return gm.evaluate(() => (window as unknown as { taken: string[] }).taken)
}

async function forget(desktop: Desktop, gm: Page): Promise<void> {
  await expect(gm.getByRole('dialog')).toHaveCount(0)
  await gm.evaluate(() => void ((window as unknown as { taken: string[] }).taken.length = 0))
  await desktop.evaluate(() => void ((globalThis as unknown as { chosen: string[] }).chosen.length = 0))
}

function menuIn(desktop: Desktop, name: WindowName): Promise<unknown> {
  return desktop.evaluate(({ BrowserWindow }, page) => {
    const window = BrowserWindow.getAllWindows().find(each => each.webContents.getURL().endsWith(`/${page}.html`))
    const { menu, menusOpened } = window as unknown as { menu: unknown; menusOpened: string[] }
    return { hasMenu: menu !== null, opened: menusOpened }
  }, name)
}
