import type { Desktop } from '../../support/electron-double/drivers'
import { ask, expect, sampleOn, shownToGm, test, windowOf } from './fixtures'

/** Displays come and go: the table is never lost, and never in the GM's way. */
export function projectorTests(): void {
  test('a projector unplugged and plugged in a hundred times', { tag: '@long' }, async ({ desktop }) => {
    test.slow() // three pages have two hundred pictures to draw, and a busy machine takes its time
    await plug(desktop, both)
    const gm = await sampleOn(desktop, 'table', 'overlay')
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.fullScreen).toBe(true)
    expect(inside(await windowOf(desktop, 'table'), projector.bounds)).toBe(true)

    const seen = await desktop.evaluate(flickOften, { laptop, projector, times: 100 })
    expect(seen).toHaveLength(100)
    for (const { unplugged, plugged, covers } of seen) {
      for (const bounds of unplugged) expect(graspable(bounds, laptop.workArea), JSON.stringify(bounds)).toBe(true)
      expect(covers).toBe(false)
      expect(plugged).toMatchObject({ fullScreen: true, x: projector.bounds.x })
    }
    await expect
      .poll(async () => (await shownToGm(gm)).notices.at(-1)?.says, { timeout: 60_000 })
      .toBe(
        'The projector is not connected any more. The table screen stays on this display until the projector is back.'
      )
    expect((await shownToGm(gm)).open).toMatchObject({ table: 1, overlay: 1 })
  })

  test('the table goes where the GM says, and only there', async ({ desktop }) => {
    await plug(desktop, [...both, beamer])
    const gm = await sampleOn(desktop, 'table')
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.bounds.x).toBe(projector.bounds.x)
    expect((await shownToGm(gm)).displays.map(each => each.name)).toEqual(['Laptop', 'Projector', 'Screen 3'])
    const name = (await shownToGm(gm)).displays.at(-1)?.id ?? null
    await ask(gm, { ask: 'set-preferences', preferences: { display: name } })
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.bounds.x).toBe(beamer.bounds.x)
    // Another one is gone: nothing is moved, and nobody is told that the projector is not connected.
    await plug(desktop, [laptop, beamer])
    await plug(desktop, [...both, beamer])
    expect((await windowOf(desktop, 'table'))?.bounds.x).toBe(beamer.bounds.x)
    // The chosen one is gone: it waits for it, and does not take another.
    await plug(desktop, both)
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.fullScreen).toBe(false)
    const told = async () => (await shownToGm(gm)).notices.filter(({ says }) => says.includes('projector'))
    await expect.poll(async () => (await told()).length).toBe(1)
    // Plugged in again it has another number, and is the same.
    await plug(desktop, [...both, { ...beamer, id: 77 }])
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.bounds.x).toBe(beamer.bounds.x)
    await ask(gm, { ask: 'set-preferences', preferences: { display: String(laptop.id) } })
    await expect.poll(async () => (await windowOf(desktop, 'table'))?.fullScreen).toBe(false)
  })

  test('windows come back to where they stood, for each set of displays', { tag: '@long' }, async ({ start }) => {
    const first = await start()
    const gm = await sampleOn(first, 'table')
    await move(first, 'Table', { x: 700, y: 300, width: 900, height: 506 })
    await move(first, 'Drowned Bells', { x: 30, y: 40, width: 1100, height: 700 })
    await plug(first, both)
    await move(first, 'Drowned Bells', { x: 200, y: 100, width: 1200, height: 800 })
    // Back without the projector it stands where it stood without the projector.
    await plug(first, [laptop])
    await expect.poll(async () => (await windowOf(first, 'gm'))?.bounds).toMatchObject({ x: 30, y: 40 })
    await ask(gm, { ask: 'save' })
    await leave(first)
    expect(await first.ended).toBe(0)

    const second = await start({ home: first.home })
    await second.page('gm')
    expect((await windowOf(second, 'gm'))?.bounds).toEqual({ x: 30, y: 40, width: 1100, height: 700 })
  })

  test('a window that was left on a screen that is gone opens where it can be seen', async ({ start }) => {
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
const beamer = display(3, '', -1600, 0, 1600, 900)
const both = [laptop, projector]

/** From now on these are the displays, and the app hears of it as the system would tell. */
function plug(desktop: Desktop, displays: readonly Shown[]): Promise<void> {
  return desktop.evaluate(({ screen }, now) => {
    const before = screen.getAllDisplays()
    screen.getAllDisplays = () => now as never
    for (const each of now) if (!before.some(other => other.id === each.id)) screen.emit('display-added', {}, each)
    for (const each of before) if (!now.some(other => other.id === each.id)) screen.emit('display-removed', {}, each)
    screen.emit('display-metrics-changed', {}, now[0], ['workArea'])
  }, displays)
}

/** All in main, so that a hundred times take a second; the table's window is looked at after each change. */
async function flickOften(
  { screen, BrowserWindow }: Parameters<Parameters<Desktop['evaluate']>[0]>[0],
  { laptop: home, projector: away, times }: { laptop: Shown; projector: Shown; times: number }
) {
  const find = (name: RegExp) => BrowserWindow.getAllWindows().find(each => name.test(each.getTitle()))
  const tick = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
  const rounds = []
  // No order of windows can be asked for: the dashboard must be raised over the table that comes back to its display.
  const dashboard = find(/Bells/)
  let raised = 0
  const raise = dashboard?.moveTop.bind(dashboard)
  if (dashboard)
    dashboard.moveTop = () => {
      raised += 1
      raise?.()
    }
  for (let round = 0; round < times; round++) {
    raised = 0
    screen.getAllDisplays = () => [home] as never
    screen.emit('display-removed', {}, away)
    await tick()
    const [table, overlay] = [find(/Table$/), find(/Overlay$/)]
    const unplugged = [table, overlay, dashboard].map(each => each?.getBounds() ?? home.bounds)
    const covers = raised === 0
    screen.getAllDisplays = () => [home, away] as never
    screen.emit('display-added', {}, away)
    await tick()
    rounds.push({ unplugged, covers, plugged: { fullScreen: table?.isFullScreen(), ...table?.getBounds() } })
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
