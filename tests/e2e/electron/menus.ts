import type { Desktop } from '../../support/electron-double/drivers'
import { ask, choose, driver, expect, sampleOn, shownToGm, test } from './fixtures'
import { mark } from './play'

/** The native menu: each item does what its button does. */
export function menuTests(): void {
  test('menu items do what buttons do, and Quit ends the program', async ({ desktop }) => {
    const gm = await sampleOn(desktop)
    const revision = async (): Promise<number> => (await shownToGm(gm)).frame?.revision ?? -1
    const before = await revision()
    await mark(gm, 'The bell rings')
    await expect.poll(revision).toBe(before + 1)
    const undoable = async (): Promise<number> => (await shownToGm(gm)).frame?.undo.redoSteps ?? -1
    await choose(desktop, 'Edit', 'Undo “')
    await expect.poll(undoable).toBe(1)
    await choose(desktop, 'Edit', 'Redo “')
    await expect.poll(undoable).toBe(0)

    const modes = async (): Promise<unknown> => (await shownToGm(gm)).modes
    for (const [item, mode] of [
      ['Freeze Everything', 'freeze'],
      ['Blank Everything', 'blank'],
      ['Everything Live', 'live']
    ] as const) {
      await choose(desktop, 'Table', item)
      await expect.poll(modes).toEqual({ table: mode, overlay: mode, phones: mode })
    }
    await choose(desktop, 'Table', 'Stream Only', 'Blank')
    await expect.poll(modes).toEqual({ table: 'live', overlay: 'blank', phones: 'live' })
    await choose(desktop, 'Table', 'Stream Only', 'Live')
    await choose(desktop, 'Table', 'Pause')
    await expect.poll(async () => (await shownToGm(gm)).paused).toBe(true)
    await choose(desktop, 'Table', 'Go On')
    await expect.poll(async () => (await shownToGm(gm)).paused).toBe(false)

    for (const screen of ['Table Screen', 'Stream Overlay'] as const) {
      const kind = screen === 'Table Screen' ? 'table' : 'overlay'
      await choose(desktop, 'Table', screen)
      await expect.poll(async () => (await shownToGm(gm)).open[kind], { timeout: 15_000 }).toBe(1)
      await choose(desktop, 'Table', screen)
      await expect.poll(async () => (await shownToGm(gm)).open[kind]).toBe(0)
    }
    const [display] = (await shownToGm(gm)).displays
    await choose(desktop, 'Table', 'Table Screen On', display?.name ?? 'no display')
    await expect.poll(async () => (await shownToGm(gm)).preferences.display).toBe(display?.id)
    await choose(desktop, 'Table', 'Table Screen On', 'Automatic')
    await expect.poll(async () => (await shownToGm(gm)).preferences.display).toBe(null)

    await keepShowInFolder(desktop)
    await choose(desktop, 'File', 'Show in Folder')
    const path = (await shownToGm(gm)).file?.path
    await expect.poll(() => desktop.evaluate(() => (globalThis as unknown as Kept).folders)).toEqual([path])

    await choose(desktop, 'File', 'Save')
    await expect.poll(async () => (await shownToGm(gm)).file?.journaled).toBe(0)
    await choose(desktop, 'File', 'Close Campaign')
    await expect.poll(async () => (await shownToGm(gm)).frame).toBeNull()
    await expect(choose(desktop, 'File', 'Save')).rejects.toThrow(/disabled/)
    await desktop.evaluate(({ Menu }) => {
      const file = Menu.getApplicationMenu()?.items.find(each => each.label === '&File')?.submenu
      const quit = file?.items.find(each => each.label === 'Quit')
      setTimeout(() => quit?.click(), 0)
    })
    expect(await desktop.ended).toBe(0)
  })

  test('the menu opens the dashboard’s dialogs', { tag: '@long' }, async ({ desktop }) => {
    const gm = await sampleOn(desktop)
    for (const [path, words] of [
      [['File', 'New Campaign…'], /campaign/i],
      [['File', 'Copies of This Campaign…'], /copies/i],
      [['Edit', 'Find Anything…'], /./],
      [['Help', 'All Keys'], /./],
      [['Help', 'About Hearthside'], /Version/]
    ] as const) {
      await choose(desktop, ...path)
      await expect(gm.getByRole('dialog')).toContainText(words)
      await gm.keyboard.press('Escape')
      await expect(gm.getByRole('dialog')).toHaveCount(0)
    }
    await choose(desktop, 'File', 'Settings…')
    await expect(gm.getByRole('heading', { name: /settings/i }).first()).toBeVisible()
  })

  test('Undo of the menu is for the words, where the user is typing', { tag: '@long' }, async ({ desktop }) => {
    const gm = await sampleOn(desktop)
    await mark(gm, 'An act to take back')
    const steps = async (): Promise<number> => (await shownToGm(gm)).frame?.undo.steps ?? -1
    const before = await steps()
    await choose(desktop, 'File', 'New Campaign…')
    const title = gm.getByRole('dialog').getByRole('textbox').first()
    await title.fill('')
    await title.pressSequentially('Salt')
    await choose(desktop, 'Edit', 'Undo')
    await expect(title).not.toHaveValue('Salt')
    expect(await steps()).toBe(before)
  })

  test('a menu command from before the dashboard is there is not lost', { tag: '@long' }, async ({ desktop }) => {
    test.skip(driver === 'electron', 'needs a page that can be held up')
    const gm = await desktop.page('gm')
    const reloaded = gm.waitForEvent('domcontentloaded')
    await gm.reload({ waitUntil: 'commit' })
    await desktop.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.send('hearthside:menu-command', 'about')
    )
    await reloaded
    await choose(desktop, 'Help', 'About')
    await expect(gm.getByRole('dialog')).toContainText('Version')
    await ask(gm, { ask: 'dismiss-trouble' })
  })
}

interface Kept {
  readonly folders: string[]
}

function keepShowInFolder(desktop: Desktop): Promise<void> {
  return desktop.evaluate(({ shell }) => {
    const kept = globalThis as unknown as { folders: string[] }
    kept.folders = []
    shell.showItemInFolder = path => void kept.folders.push(path)
  })
}
