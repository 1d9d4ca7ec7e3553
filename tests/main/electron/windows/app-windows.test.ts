import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { System } from '../../../support/electron-double/differences'
import type { DisplayDouble } from '../../../support/electron-double/displays'
import type * as Double from '../../../support/electron-double/pageless'
import type * as Windows from '#main/electron/windows/app-windows'
import type * as FullScreen from '#main/electron/windows/full-screen'
import type { WindowKind } from '#main/electron/ipc'
import type { StoredBounds } from '#main/electron/windows/window-bounds'
import { defaultPreferences, type Preferences } from '#shared/preferences'

// The windows on each system, as Electron's source says that they behave there (tests/support/electron-double).

vi.mock('electron', () => import('../../../support/electron-double/pageless'))

type PagelessWindow = InstanceType<typeof Double.BrowserWindow>

/** Loaded once the double is in Electron’s place. */
const loaded = {} as { double: typeof Double; windows: typeof Windows; fullScreen: typeof FullScreen }

beforeAll(async () => {
  vi.resetModules() // other files of this worker have another Electron
  loaded.double = await import('../../../support/electron-double/pageless')
  loaded.windows = await import('#main/electron/windows/app-windows')
  loaded.fullScreen = await import('#main/electron/windows/full-screen')
})

afterAll(() => void vi.resetModules()) // and the next file its own again

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  loaded.double.leaveSystem()
  vi.useRealTimers()
})

const display = (id: number, label: string, x: number, width: number, height: number, scaleFactor = 1) =>
  ({
    id,
    label,
    bounds: { x, y: 0, width, height },
    workArea: { x, y: 0, width, height: height - 40 },
    size: { width, height },
    scaleFactor
  }) satisfies DisplayDouble

const laptop = display(1, 'Laptop', 0, 1920, 1080)
const projector = display(2, 'Projector', 1920, 1280, 720)
const beamer = display(3, 'Beamer', 3200, 1600, 900)
const both = [laptop, projector]
const all = [...both, beamer]

const systems = ['windows', 'x11', 'macos', 'wayland'] as const
/** Those on which a program places its windows. */
const placing = ['windows', 'x11', 'macos'] as const

interface Played {
  readonly app: Windows.AppWindows
  readonly saved: Map<string, StoredBounds>
  readonly asked: string[]
  readonly preferences: { -readonly [Key in keyof Preferences]: Preferences[Key] }
  window(kind: WindowKind): PagelessWindow
  /** Opens a window, whose page draws itself at once. */
  open(kind: WindowKind): Promise<PagelessWindow>
  follow(): string
}

function play(
  system: System,
  displays: readonly DisplayDouble[] = both,
  given: { saved?: Map<string, StoredBounds>; spans?: boolean } = {}
): Played {
  const { double, windows, fullScreen } = loaded
  double.enterSystem(system, displays)
  const saved = given.saved ?? new Map<string, StoredBounds>()
  const asked: string[] = []
  const preferences = { ...defaultPreferences }
  const way = given.spans ? fullScreen.simpleFullScreen : fullScreen.nativeFullScreen
  const app = new windows.AppWindows(
    { register: () => undefined } as never,
    { recall: key => saved.get(key) ?? null, save: (key, place) => void saved.set(key, place) },
    {
      preferences: () => preferences,
      changed: () => undefined,
      dashboardCloses: () => undefined,
      crashLoop: () => undefined,
      placeByHand: () => void asked.push('drag it')
    },
    Promise.resolve(way)
  )
  for (const event of ['display-added', 'display-removed', 'display-metrics-changed'])
    double.screen.on(event, () => app.followDisplays())
  const window = (kind: WindowKind): PagelessWindow => {
    const found = app.get(kind) as unknown as PagelessWindow | null
    if (!found) throw new Error(`there is no ${kind}`)
    return found
  }
  return {
    app,
    saved,
    asked,
    preferences,
    window,
    async open(kind) {
      app.open(kind)
      window(kind).webContents.paint()
      await rest(10)
      return window(kind)
    },
    follow: () => app.followDisplays()
  }
}

/** Waits for the time in which a system carries out a request. */
const rest = (ms = 8000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

const isOn = (window: PagelessWindow, where: DisplayDouble): boolean => window.output().bounds.x === where.bounds.x

describe('a window is seen', () => {
  test.each(systems)('on %s, the dashboard with the keyboard', async system => {
    const { open } = play(system)
    const gm = await open('gm')
    expect(gm.isVisible()).toBe(true)
    expect(gm.isFocused()).toBe(true)
  })

  test('on Wayland as soon as its page has loaded, though it never paints while it is hidden', async () => {
    const { open, window } = play('wayland')
    for (const kind of ['gm', 'table', 'overlay'] as const) {
      await open(kind)
      expect(window(kind).isVisible(), kind).toBe(true)
    }
  })

  test('elsewhere a little after its page has loaded, where no paint comes', async () => {
    const { app, window } = play('windows')
    app.open('gm')
    window('gm').webContents.emit('did-finish-load')
    await rest(1400)
    expect(window('gm').isVisible()).toBe(false)
    await rest(200)
    expect(window('gm').isVisible()).toBe(true)
  })

  test('when its page cannot be loaded, or nothing comes at all', async () => {
    const { app, window } = play('macos')
    app.open('gm')
    window('gm').webContents.emit('did-fail-load', {}, -6, 'not there', 'app://hearthside/part.html', false)
    expect(window('gm').isVisible()).toBe(false)
    window('gm').webContents.emit('did-fail-load', {}, -6, 'not there', 'app://hearthside/gm.html', true)
    expect(window('gm').isVisible()).toBe(true)
    app.open('table')
    await rest(3900)
    expect(window('table').isVisible()).toBe(false)
    await rest(200)
    expect(window('table').isVisible()).toBe(true)
  })

  test('once: what the GM has hidden stays hidden', async () => {
    const { open } = play('x11')
    const gm = await open('gm')
    gm.hide()
    gm.webContents.paint()
    await rest()
    expect(gm.isVisible()).toBe(false)
  })

  test('not after it was closed', async () => {
    const { app, window } = play('windows')
    app.open('table')
    const table = window('table')
    table.destroy()
    await rest()
    expect(table.isDestroyed()).toBe(true)
  })
})

describe.each(placing)('ST11 the table on %s', system => {
  test('fills the projector, and the keyboard stays with the dashboard', async () => {
    const { open } = play(system)
    const gm = await open('gm')
    const table = await open('table')
    await rest()
    expect(table.isFullScreen()).toBe(true)
    expect(isOn(table, projector)).toBe(true)
    expect(gm.isFocused()).toBe(true)
    expect(isOn(gm, laptop)).toBe(true)
  })

  test('never covers the dashboard on its way', async () => {
    const { app, open, window } = play(system)
    await open('gm')
    app.open('table')
    const seen: number[] = []
    window('table').on('move', () => seen.push(window('table').output().id))
    window('table').webContents.paint()
    await rest()
    expect(new Set([...seen, window('table').output().id])).toEqual(new Set([projector.id]))
  })

  test('goes from one projector to another', async () => {
    const { app, open, preferences } = play(system, all)
    await open('gm')
    const table = await open('table')
    await rest()
    expect(isOn(table, projector)).toBe(true)
    for (const [chosen, there] of [
      ['Beamer 1600×900', beamer],
      ['Projector 1280×720', projector],
      ['Beamer 1600×900', beamer]
    ] as const) {
      preferences.display = chosen
      app.placeTable()
      await rest()
      expect(isOn(table, there), chosen).toBe(true)
      expect(table.isFullScreen()).toBe(true)
    }
  })

  test('goes where it was sent last, also when that changes while it is on its way', async () => {
    const { app, open, preferences } = play(system, all)
    await open('gm')
    const table = await open('table')
    preferences.display = 'Beamer 1600×900'
    app.placeTable()
    await rest(30)
    preferences.display = 'Projector 1280×720'
    app.placeTable()
    await rest(30)
    preferences.display = 'Beamer 1600×900'
    app.placeTable()
    await rest()
    expect(isOn(table, beamer)).toBe(true)
    expect(table.isFullScreen()).toBe(true)
  })

  test('waits in the corner of the GM’s display while the projector is away, and is back with it, whatever its number', async () => {
    const { double } = loaded
    const { open } = play(system)
    const gm = await open('gm')
    const table = await open('table')
    await rest()
    double.plug([laptop])
    await rest()
    expect(table.isFullScreen()).toBe(false)
    expect(table.getBounds()).toMatchObject({ x: 1280, y: 680, width: 640, height: 360 })
    expect(gm.isFocused()).toBe(true)
    expect(double.titlesFromTop()[0]).toBe('Hearthside')
    double.plug([laptop, { ...projector, id: 77 }])
    await rest()
    expect(table.isFullScreen()).toBe(true)
    expect(isOn(table, projector)).toBe(true)
    expect(gm.isFocused()).toBe(true)
  })

  test('is where it belongs however quickly the projector comes and goes', async () => {
    const { double } = loaded
    const { open } = play(system)
    await open('gm')
    const table = await open('table')
    await rest()
    for (let time = 0; time < 20; time++) {
      double.plug([laptop])
      await rest(time * 7)
      double.plug(both)
      await rest(time * 5)
    }
    await rest()
    expect(table.isFullScreen()).toBe(true)
    expect(isOn(table, projector)).toBe(true)
    double.plug([laptop])
    double.plug(both)
    double.plug([laptop])
    await rest()
    expect(table.isFullScreen()).toBe(false)
    expect(isOn(table, laptop)).toBe(true)
  })

  test('of two projectors alike, which may even have the same number, each can be distinguished from the GM’s own display', async () => {
    const twins = [display(5, 'Epson', 0, 1920, 1080), display(5, 'Epson', 1920, 1920, 1080)] as const
    const { app, open, preferences } = play(system, twins)
    const gm = await open('gm')
    const table = await open('table')
    await rest()
    expect(isOn(gm, twins[0])).toBe(true)
    expect(isOn(table, twins[1])).toBe(true)
    preferences.display = 'Epson 1920×1080'
    app.placeTable()
    await rest()
    expect(isOn(table, twins[0])).toBe(true)
    expect(table.isFullScreen()).toBe(false)
  })

  test('that the GM has taken out of the full screen stays so, until there is another projector', async () => {
    const { double } = loaded
    const { open, follow } = play(system, all)
    await open('gm')
    const table = await open('table')
    await rest()
    expect(table.webContents.press('F11')).toBe(true)
    await rest()
    expect(table.isFullScreen()).toBe(false)
    expect(isOn(table, projector)).toBe(true)
    double.screen.emit('display-metrics-changed', {}, projector, ['workArea'])
    follow()
    await rest()
    expect(table.isFullScreen()).toBe(false)
    double.plug([laptop, beamer])
    await rest()
    expect(table.isFullScreen()).toBe(true)
    expect(isOn(table, beamer)).toBe(true)
  })

  test('asked for again comes to the front without the keyboard', async () => {
    const { app, open } = play(system, [laptop])
    const gm = await open('gm')
    await open('table')
    gm.moveTop()
    app.open('table')
    await rest()
    expect(loaded.double.titlesFromTop()[0]).toBe('Hearthside Table')
    expect(gm.isFocused()).toBe(true)
  })

  test('fills a display of another scale', async () => {
    const sharp = display(4, 'Sharp', 1920, 1280, 720, 1.5)
    const { open } = play(system, [laptop, sharp])
    await open('gm')
    const table = await open('table')
    await rest()
    expect(table.getBounds()).toEqual(sharp.bounds)
  })
})

describe('on a Mac whose displays share their Spaces', () => {
  test('ST11 the table fills the projector without a Space of its own, which would blacken the dashboard', async () => {
    const { double } = loaded
    const { open, preferences, app } = play('macos', all, { spans: true })
    const gm = await open('gm')
    const table = await open('table')
    await rest()
    expect(table.isSimpleFullScreen()).toBe(true)
    expect(table.isFullScreen()).toBe(false)
    expect(table.getBounds()).toEqual(projector.bounds)
    preferences.display = 'Beamer 1600×900'
    app.placeTable()
    await rest()
    expect(table.getBounds()).toEqual(beamer.bounds)
    double.plug(both)
    // What Electron does a turn after the program has heard of it (`UpdateFrame` in native_window_mac.mm).
    table.setBounds(laptop.bounds)
    await rest()
    expect(table.isSimpleFullScreen()).toBe(false)
    expect(table.getBounds()).toMatchObject({ x: 1280, y: 680 })
    expect(gm.isFocused()).toBe(true)
  })

  test('the table that the GM has taken out of it stays so', async () => {
    const { open, follow } = play('macos', both, { spans: true })
    await open('gm')
    const table = await open('table')
    await rest()
    table.webContents.press('F11')
    follow()
    await rest()
    expect(table.isSimpleFullScreen()).toBe(false)
    expect(isOn(table, projector)).toBe(true)
  })

  test('is known by the system’s own setting', async () => {
    const { chooseFullScreen, nativeFullScreen, simpleFullScreen } = loaded.fullScreen
    const said = (text: string) => () => Promise.resolve(text)
    expect(await chooseFullScreen('darwin', said('1\n'))).toBe(simpleFullScreen)
    expect(await chooseFullScreen('darwin', said('0\n'))).toBe(nativeFullScreen)
    expect(await chooseFullScreen('darwin', () => Promise.reject(new Error('does not exist')))).toBe(nativeFullScreen)
    expect(await chooseFullScreen('linux', said('1'))).toBe(nativeFullScreen)
  })
})

describe('ST11 on Wayland', () => {
  test('the program places nothing, and asks the GM to', async () => {
    const { double } = loaded
    const { open, asked, saved } = play('wayland', both)
    await open('gm')
    const table = await open('table')
    const calls: unknown[] = []
    for (const act of ['setFullScreen', 'setBounds'] as const)
      vi.spyOn(table, act).mockImplementation(() => calls.push(act))
    await rest()
    expect(calls).toEqual([])
    expect(asked).toEqual(['drag it'])
    double.plug([laptop])
    double.plug(both)
    await rest()
    expect(calls).toEqual([])
    expect(asked.length).toBeGreaterThan(1)
    // A place that is none must not be taken for one elsewhere.
    expect([...saved.keys()].filter(key => !key.startsWith('wayland:'))).toEqual([])
  })

  test('the GM drags it there, presses F11, and is asked no more', async () => {
    const { open, asked, follow } = play('wayland', both)
    await open('gm')
    const table = await open('table')
    table.drag({ ...projector.bounds, width: 640, height: 360 })
    table.webContents.press('F11')
    await rest()
    expect(table.isFullScreen()).toBe(true)
    expect(isOn(table, projector)).toBe(true)
    expect(asked.length).toBe(1)
    follow()
    expect(asked.length).toBe(1)
  })

  test('nothing is asked where there is no projector', async () => {
    const { open, asked } = play('wayland', [laptop])
    await open('gm')
    await open('table')
    await rest()
    expect(asked).toEqual([])
  })
})

describe('F11', () => {
  test.each(systems)('fills a screen with any window on %s, and lets go of it', async system => {
    const { open, preferences } = play(system, [laptop])
    preferences.overlayBackground = 'green'
    for (const kind of ['gm', 'table', 'overlay'] as const) {
      const window = await open(kind)
      expect(window.webContents.press('F11'), kind).toBe(true)
      await rest()
      expect(window.isFullScreen(), kind).toBe(true)
      expect(window.webContents.press('F11', 'shift')).toBe(false)
      window.webContents.press('F11')
      await rest()
      expect(window.isFullScreen(), kind).toBe(false)
    }
  })

  test('has the keys of macOS besides, there alone', async () => {
    const mac = await play('macos', [laptop]).open('gm')
    expect(mac.webContents.press('f', 'control', 'meta')).toBe(true)
    await rest()
    expect(mac.isFullScreen()).toBe(true)
    const windows = await play('windows', [laptop]).open('gm')
    expect(windows.webContents.press('f', 'control', 'meta')).toBe(false)
  })

  test('an overlay has one size again when it has left the full screen', async () => {
    const { open, preferences } = play('x11', [laptop])
    preferences.overlayBackground = 'green'
    const overlay = await open('overlay')
    overlay.webContents.press('F11')
    await rest()
    expect(overlay.isResizable()).toBe(true)
    overlay.webContents.press('F11')
    await rest()
    expect(overlay.isResizable()).toBe(false)
  })
})

describe('the clear overlay', () => {
  test.each(['windows', 'x11', 'macos'] as const)(
    'can be captured on %s, lies under the dashboard, and takes no key',
    async system => {
      const { open } = play(system, [laptop])
      const gm = await open('gm')
      const overlay = await open('overlay')
      await rest()
      expect(loaded.double.listedTitles()).toContain('Hearthside Overlay')
      expect(loaded.double.titlesFromTop()[0]).toBe('Hearthside')
      expect(gm.isFocused()).toBe(true)
      expect(overlay.chromeSetting('ignoreMouse')).toBe(true)
    }
  )
})

describe('places', () => {
  test.each(placing)('are remembered on %s however a window is moved', async system => {
    const { open, saved } = play(system, [laptop])
    const gm = await open('gm')
    gm.setBounds({ x: 30, y: 40, width: 1100, height: 700 })
    expect(saved.get('gm:1920x1080@0,0')).toEqual({ x: 30, y: 40, width: 1100, height: 700 })
    gm.setBounds({ x: 30, y: 40, width: 1200, height: 720 })
    expect(saved.get('gm:1920x1080@0,0')).toMatchObject({ width: 1200, height: 720 })
  })

  test.each(placing)('on %s are those of the displays, though one goes in the very next moment', async system => {
    const { double } = loaded
    const { open } = play(system, both)
    const gm = await open('gm')
    await rest(1000)
    gm.setBounds({ x: 2000, y: 60, width: 1100, height: 640 })
    double.plug([laptop])
    await rest()
    expect(isOn(gm, laptop)).toBe(true)
    double.plug(both)
    await rest()
    expect(gm.getBounds()).toMatchObject({ x: 2000, y: 60, width: 1100, height: 640 })
  })

  test('what the system moves off a display that goes is not remembered as the GM’s wish', async () => {
    const { double } = loaded
    const { open } = play('windows', both)
    const gm = await open('gm')
    gm.setBounds({ x: 2000, y: 60, width: 1100, height: 640 })
    await rest(1000)
    gm.setBounds({ x: 40, y: 40, width: 1100, height: 640 }) // by the system, which has not given the reason yet
    double.plug([laptop])
    await rest()
    double.plug(both)
    await rest()
    expect(gm.getBounds()).toMatchObject({ x: 2000, y: 60 })
  })

  test('what the system moves a while after displays have changed is put back', async () => {
    const { double } = loaded
    const { open, saved } = play('macos', [laptop])
    const gm = await open('gm')
    gm.setBounds({ x: 30, y: 40, width: 1100, height: 700 })
    double.plug(both)
    await rest()
    gm.setBounds({ x: 2000, y: 60, width: 1100, height: 640 })
    double.plug([laptop])
    await rest(300)
    gm.setBounds({ x: 500, y: 300, width: 1100, height: 640 })
    await rest()
    expect(gm.getBounds()).toEqual({ x: 30, y: 40, width: 1100, height: 700 })
    expect(saved.get('gm:1920x1080@0,0')).toMatchObject({ x: 30, y: 40 })
  })

  test('a dashboard that fills its screen does so again', async () => {
    const first = play('windows', [laptop])
    const gm = await first.open('gm')
    gm.setBounds({ x: 30, y: 40, width: 1100, height: 700 })
    gm.maximize()
    expect(first.saved.get('gm:1920x1080@0,0')).toEqual({ x: 30, y: 40, width: 1100, height: 700, maximized: true })
    const again = await play('windows', [laptop], { saved: first.saved }).open('gm')
    expect(again.isMaximized()).toBe(true)
    expect(again.getNormalBounds()).toEqual({ x: 30, y: 40, width: 1100, height: 700 })
    again.unmaximize()
    expect(first.saved.get('gm:1920x1080@0,0')).toEqual({ x: 30, y: 40, width: 1100, height: 700 })
  })

  test('a minimised window keeps its place', async () => {
    const { open, saved } = play('windows', [laptop])
    const gm = await open('gm')
    gm.setBounds({ x: 30, y: 40, width: 1100, height: 700 })
    gm.minimize()
    gm.setBounds({ x: -32000, y: -32000, width: 1100, height: 700 })
    expect(saved.get('gm:1920x1080@0,0')).toMatchObject({ x: 30, y: 40 })
  })

  test('a window keeps its size on a display of another scale', async () => {
    const { double } = loaded
    const sharp = display(4, 'Sharp', 1920, 1600, 900, 1.5)
    const { open } = play('windows', [laptop, sharp])
    const gm = await open('gm')
    gm.setBounds({ x: 2000, y: 60, width: 1100, height: 640 })
    gm.setBounds({ x: 2000, y: 60, width: 1100, height: 640 })
    double.plug([laptop])
    await rest()
    double.plug([laptop, sharp])
    await rest()
    expect(gm.getBounds()).toEqual({ x: 2000, y: 60, width: 1100, height: 640 })
  })
})

// Without these the tests above could be green and say nothing (`electron-differences.spec.ts`).
describe('what is played behaves as Electron’s source says', () => {
  const make = (system: System, options: object, displays: readonly DisplayDouble[] = both): PagelessWindow => {
    loaded.double.enterSystem(system, displays)
    return new loaded.double.BrowserWindow({ show: false, title: 'Any', ...options })
  }

  test('a hidden window on Wayland is never ready to show', async () => {
    const window = make('wayland', {})
    const said: string[] = []
    window.on('ready-to-show', () => said.push('ready'))
    window.webContents.paint()
    await rest(100)
    expect(said).toEqual([])
    window.show()
    await rest(100)
    expect(said).toEqual(['ready'])
  })

  test('a window that cannot have the keyboard is over all others on X11, and in no list', () => {
    const over = make('x11', { focusable: false })
    const other = new loaded.double.BrowserWindow({ title: 'Other' })
    over.showInactive()
    other.moveTop()
    expect(loaded.double.titlesFromTop()).toEqual(['Any', 'Other'])
    expect(loaded.double.listedTitles()).toEqual(['Other'])
  })

  test.each(['x11', 'macos'] as const)(
    'a hidden window that is to fill the screen takes the keyboard on %s',
    async system => {
      const window = make(system, {})
      window.setFullScreen(true)
      await rest(200)
      expect(window.isVisible()).toBe(true)
      expect(window.isFocused()).toBe(true)
    }
  )

  test('a window is resized on Windows when it comes to a display of another scale', () => {
    const window = make('windows', { x: 100, y: 100, width: 800, height: 600 }, [
      laptop,
      display(4, 'Sharp', 1920, 1280, 720, 1.5)
    ])
    window.setBounds({ x: 2000, y: 50, width: 800, height: 600 })
    expect(window.getBounds()).toMatchObject({ width: 1200, height: 900 })
    window.setBounds({ x: 2000, y: 50, width: 800, height: 600 })
    expect(window.getBounds()).toMatchObject({ width: 800, height: 600 })
  })

  test('macOS takes no bounds while a full screen is entered, and puts a window on the primary display just after one', async () => {
    const window = make('macos', { x: 2000, y: 50, width: 800, height: 600, show: true })
    window.setFullScreen(true)
    window.setBounds({ x: 10, y: 10, width: 700, height: 500 })
    expect(window.isFullScreen()).toBe(false)
    await rest(200)
    expect(window.getBounds()).toEqual(projector.bounds)
    window.setFullScreen(false)
    window.once('leave-full-screen', () => window.setBounds({ x: 2100, y: 80, width: 700, height: 500 }))
    await rest(100)
    expect(window.getBounds()).toMatchObject({ x: 0, y: 0, width: 700 })
  })
})
