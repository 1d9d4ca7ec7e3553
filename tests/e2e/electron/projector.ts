import type { Desktop } from '../../support/electron-double/drivers'
import { ask, driver, expect, press, sampleOn, shownToGm, test, windowOf } from './fixtures'

const gone =
  'The projector is not connected any more. The table screen stays on this display until the projector is back.'

/** Displays come and go: the table is never lost, and never in the GM's way. */
export function projectorTests(): void {
  test('a projector unplugged and plugged in a hundred times', { tag: '@long' }, async ({ desktop }) => {
    test.skip(driver === 'electron', 'a real machine has the displays that it has; the next test sends the table about')
    test.slow() // three pages have two hundred pictures to draw, and a busy machine takes its time
    await plug(desktop, both)
    const gm = await sampleOn(desktop, 'table', 'overlay')
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.fullScreen).toBe(true)
    expect(inside(await windowOf(desktop, 'table'), projector.bounds)).toBe(true)

    const seen = await desktop.evaluate(flickOften, { laptop, projector, times: 100 })
    expect(seen).toHaveLength(100)
    for (const { unplugged, plugged, top } of seen) {
      for (const bounds of unplugged) expect(graspable(bounds, laptop.workArea), JSON.stringify(bounds)).toBe(true)
      expect(top).toMatch(/Bells/)
      expect(plugged).toMatchObject({ fullScreen: true, x: projector.bounds.x })
    }
    await expect.poll(async () => (await shownToGm(gm)).notices.at(-1)?.says, { timeout: 60_000 }).toBe(gone)
    expect((await shownToGm(gm)).open).toMatchObject({ table: 1, overlay: 1 })
  })

  test('the table goes where the GM says, and only there', async ({ desktop }) => {
    await plug(desktop, [...both, beamer])
    const gm = await sampleOn(desktop, 'table')
    const isSentTo = async (display: Shown): Promise<boolean> => {
      const { x, full } = await tablePlace(desktop)
      return full && x >= display.bounds.x && x < display.bounds.x + display.bounds.width
    }
    await expect.poll(() => isSentTo(projector)).toBe(true)
    expect((await shownToGm(gm)).displays.map(each => each.name)).toEqual(['Laptop', 'Projector', 'Screen 3'])
    // In the points that the device has, not in those of the system.
    expect((await shownToGm(gm)).displays.at(-1)).toMatchObject({ width: 3200, height: 1800 })
    const name = (await shownToGm(gm)).displays.at(-1)?.id ?? null
    await ask(gm, { ask: 'set-preferences', preferences: { display: name } })
    await expect.poll(() => isSentTo(beamer)).toBe(true)
    // Another screen is gone: nothing is moved, and no message says that the projector is not connected.
    await plug(desktop, [laptop, beamer])
    await plug(desktop, [...both, beamer])
    expect(await isSentTo(beamer)).toBe(true)
    // The chosen one is gone: it waits for it, and does not take another.
    await plug(desktop, both)
    await expect.poll(async () => (await tablePlace(desktop)).full).toBe(false)
    const told = async () => (await shownToGm(gm)).notices.filter(({ says }) => says.includes('projector'))
    await expect.poll(async () => (await told()).length).toBe(1)
    // Plugged in again it has another number, and is the same.
    await plug(desktop, [...both, { ...beamer, id: 77 }])
    await expect.poll(() => isSentTo(beamer)).toBe(true)
    await ask(gm, { ask: 'set-preferences', preferences: { display: String(laptop.id) } })
    await expect.poll(async () => (await tablePlace(desktop)).full).toBe(false)
  })

  for (const system of ['windows', 'macos'] as const)
    test(
      `the table changes projectors on ${system}, and the keyboard stays with the dashboard`,
      { tag: system === 'macos' ? '@long' : [] },
      async ({ start }) => {
        test.skip(driver === 'electron', 'a real Electron is on one system')
        const desktop = await start({ system })
        await plug(desktop, [...both, beamer])
        const gm = await sampleOn(desktop, 'table')
        const stands = async (display: Shown): Promise<boolean> => {
          const table = await windowOf(desktop, 'table')
          return table !== null && table.fullScreen && table.bounds.x === display.bounds.x
        }
        await expect.poll(() => stands(projector)).toBe(true)
        await ask(gm, { ask: 'set-preferences', preferences: { display: '1600×900' } })
        await expect.poll(() => stands(beamer)).toBe(true)
        await plug(desktop, both)
        await expect.poll(async () => (await windowOf(desktop, 'table'))?.fullScreen).toBe(false)
        await expect.poll(async () => inside(await windowOf(desktop, 'table'), laptop.bounds)).toBe(true)
        await expect.poll(() => focused(desktop)).toMatch(/Bells/)
      }
    )

  test('on Wayland windows appear, and the GM is asked to put the table on the projector', async ({ start }) => {
    test.skip(driver === 'electron', 'a real Electron is on one system')
    const desktop = await start({ system: 'wayland' })
    await plug(desktop, both)
    const gm = await sampleOn(desktop, 'table')
    for (const name of ['gm', 'table'] as const)
      await expect.poll(async () => (await windowOf(desktop, name))?.visible).toBe(true)
    await expect(gm.getByText('Drag the table to the projector and press F11.')).toBeVisible()
    expect((await shownToGm(gm)).displays).toEqual([])
    await press(desktop, 'table', 'F11')
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.fullScreen).toBe(true)
    // Under XWayland they are placed as ever, and capturing programs are offered the overlay.
    expect(await desktop.evaluate(({ double }) => double?.listed())).toContain('Hearthside Table')
  })

  test('windows come back to where they stood, for each set of displays', { tag: '@long' }, async ({ start }) => {
    const first = await start()
    await plug(first, [laptop])
    const gm = await sampleOn(first, 'table')
    await move(first, 'Table', { x: 700, y: 300, width: 900, height: 506 })
    await move(first, 'Drowned Bells', { x: 30, y: 40, width: 1100, height: 700 })
    await plug(first, both)
    await move(first, 'Drowned Bells', { x: 200, y: 100, width: 1200, height: 800 })
    // Without the projector the window is again where it was before without the projector.
    await plug(first, [laptop])
    await expect.poll(async () => (await windowOf(first, 'gm'))?.bounds).toMatchObject({ x: 30, y: 40 })
    await ask(gm, { ask: 'save' })
    await leave(first)
    expect(await first.ended).toBe(0)

    const second = await start({ home: first.home })
    await second.page('gm')
    const again = (await windowOf(second, 'gm'))?.bounds
    if (driver === 'double') expect(again).toEqual({ x: 30, y: 40, width: 1100, height: 700 })
    // A window manager counts its title bar in its own way.
    for (const [side, at] of Object.entries({ x: 30, y: 40, width: 1100, height: 700 } as Box))
      expect(Math.abs((again?.[side as keyof Box] ?? 0) - at), side).toBeLessThan(48)
  })

  test('a window that was left on a screen that is gone opens where it can be seen', async ({ start }) => {
    test.skip(driver === 'electron', 'a window cannot be put where a real machine has no display')
    const first = await start()
    await plug(first, both)
    await first.page('gm')
    await move(first, 'Hearthside', { x: 2200, y: 100, width: 1100, height: 700 })
    await plug(first, [laptop])
    const bounds = (await windowOf(first, 'gm'))?.bounds
    expect(bounds && graspable(bounds, laptop.workArea)).toBe(true)
    await plug(first, [{ ...laptop, workArea: { x: 0, y: 0, width: 1024, height: 600 } }])
    expect((await windowOf(first, 'gm'))?.bounds.width).toBeLessThanOrEqual(1100)
  })
}

const display = (id: number, label: string, x: number, y: number, width: number, height: number) => ({
  id,
  label,
  bounds: { x, y, width, height },
  workArea: { x, y, width, height: height - 40 },
  size: { width, height },
  scaleFactor: 1
})
type Shown = ReturnType<typeof display>
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const laptop = display(1, 'Laptop', 0, 0, 1920, 1080)
const projector = display(2, 'Projector', 1920, 0, 1280, 720)
const beamer = { ...display(3, '', -1600, 0, 1600, 900), scaleFactor: 2 }
const both = [laptop, projector]

/**
 * From now on these are the displays, and the app receives the events of the system. The double has them plugged in. For a real Electron
 * all functions that return displays are replaced. Each move of a window is recorded, because the window cannot get there.
 */
async function plug(desktop: Desktop, displays: readonly Shown[]): Promise<void> {
  await desktop.evaluate(async ({ app, screen, double, BrowserWindow }, now) => {
    const heard = (): Promise<void> => new Promise(resolve => setImmediate(() => setImmediate(resolve)))
    if (double) {
      double.plug(now as never)
      return heard()
    }
    type Box = { x: number; y: number; width: number; height: number }
    type Kept = { plugged?: boolean; sent: { x: number; full: boolean } }
    const kept = globalThis as unknown as Kept
    const watch = (window: Electron.BrowserWindow): void => {
      const { setBounds, setFullScreen } = window
      window.setBounds = (bounds, animate) => {
        if (window.getTitle().endsWith('Table')) kept.sent = { x: bounds.x ?? 0, full: false }
        setBounds.call(window, bounds, animate)
      }
      window.setFullScreen = full => {
        if (window.getTitle().endsWith('Table')) kept.sent = { ...kept.sent, full }
        setFullScreen.call(window, full)
      }
    }
    if (!kept.plugged) {
      kept.sent = { x: 0, full: false }
      for (const window of BrowserWindow.getAllWindows()) watch(window)
      app.on('browser-window-created', (_event, window) => watch(window))
    }
    kept.plugged = true
    const share = (one: Box, other: Box): number =>
      Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
      Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))
    const before = screen.getAllDisplays()
    screen.getAllDisplays = () => now as never
    screen.getPrimaryDisplay = () => now[0] as never
    screen.getDisplayMatching = box =>
      [...now].sort((one, other) => share(other.bounds, box) - share(one.bounds, box))[0] as never
    for (const each of before) if (!now.some(other => other.id === each.id)) screen.emit('display-removed', {}, each)
    for (const each of now) if (!before.some(other => other.id === each.id)) screen.emit('display-added', {}, each)
    return heard()
  }, displays)
}

/** Where the table was sent last, and whether it fills that display. */
function tablePlace(desktop: Desktop): Promise<{ readonly x: number; readonly full: boolean }> {
  return desktop.evaluate(({ double, BrowserWindow }) => {
    const { sent } = globalThis as unknown as { sent?: { x: number; full: boolean } }
    const table = BrowserWindow.getAllWindows().find(each => each.getTitle() === 'Hearthside Table')
    if (!double) return sent ?? { x: 0, full: false }
    return { x: table?.getBounds().x ?? 0, full: table?.isFullScreen() ?? false }
  })
}

/** The title of the window that has the keyboard. */
function focused(desktop: Desktop): Promise<string> {
  return desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow()?.getTitle() ?? '')
}

/** All in main, so that a hundred times take a second; windows are looked at after each change. */
async function flickOften(
  { double, BrowserWindow }: Parameters<Parameters<Desktop['evaluate']>[0]>[0],
  { laptop: home, projector: away, times }: { laptop: Shown; projector: Shown; times: number }
) {
  const find = (name: RegExp) => BrowserWindow.getAllWindows().find(each => name.test(each.getTitle()))
  const heard = (): Promise<void> => new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  const rounds = []
  for (let round = 0; round < times; round++) {
    double?.plug([home])
    await heard()
    const [table, overlay, dashboard] = [find(/Table$/), find(/Overlay$/), find(/Bells/)]
    const unplugged = [table, overlay, dashboard].map(each => each?.getBounds() ?? home.bounds)
    const top = double?.fromTop()[0] ?? ''
    double?.plug([home, away])
    await heard()
    rounds.push({ unplugged, top, plugged: { fullScreen: table?.isFullScreen(), ...table?.getBounds() } })
  }
  return rounds
}

async function move(desktop: Desktop, title: string, bounds: Box): Promise<void> {
  await desktop.evaluate(
    ({ BrowserWindow }, to) => {
      const window = BrowserWindow.getAllWindows().find(each => each.getTitle().includes(to.title))
      window?.setBounds(to.bounds)
    },
    { title, bounds }
  )
}

export async function leave(desktop: Desktop): Promise<void> {
  await desktop.evaluate(({ app }) => void setTimeout(() => app.quit(), 0))
}

function inside(window: { readonly bounds: Box } | null, area: Box): boolean {
  return window !== null && window.bounds.x >= area.x && window.bounds.x + window.bounds.width <= area.x + area.width
}

function graspable(box: Box, area: Box): boolean {
  const width = Math.min(box.x + box.width, area.x + area.width) - Math.max(box.x, area.x)
  const height = Math.min(box.y + box.height, area.y + area.height) - Math.max(box.y, area.y)
  return width >= 96 && height >= 96
}
