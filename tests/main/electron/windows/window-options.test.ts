import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('electron', () => ({ protocol: {}, app: { isPackaged: true }, shell: {} }))

/** What each preference must be, and nothing else may be set. */
const wanted = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: false,
  // In what was packed; see `app.isPackaged` above.
  devTools: false
}

test('no shape can make a window less safe', async () => {
  const { safeOptions } = await import('#main/electron/windows/window-shapes')
  const hostile = { title: 'x', webPreferences: { sandbox: false, nodeIntegration: true }, show: true } as object
  const { preload, ...preferences } = safeOptions('gm', hostile).webPreferences ?? {}
  expect(preferences).toEqual(wanted)
  expect(preload).toMatch(/preload.gm\.cjs$/)
  expect(safeOptions('audience', { backgroundThrottling: false }).webPreferences).toEqual({
    ...wanted,
    preload: expect.stringMatching(/preload.audience\.cjs$/),
    backgroundThrottling: false
  })
})

const own = process.platform
afterEach(() => void Object.defineProperty(process, 'platform', { value: own, configurable: true }))

const backgrounds = ['transparent', 'green', 'magenta', 'black'] as const
const platforms = ['win32', 'darwin', 'linux'] as const
test.each(platforms.flatMap(platform => backgrounds.map(each => [each, platform] as const)))(
  'the overlay on %s, %s',
  async (overlayBackground, platform) => {
    Object.defineProperty(process, 'platform', { value: platform, configurable: true })
    const { windowShapes } = await import('#main/electron/windows/window-shapes')
    const { defaultPreferences } = await import('#shared/preferences')
    const preferences = { ...defaultPreferences, overlayBackground }
    const options = windowShapes.overlay.options(preferences)
    const calls: unknown[] = []
    const window = { setIgnoreMouseEvents: (on: boolean) => calls.push(on), setMenuBarVisibility: () => undefined }
    windowShapes.overlay.finish(window as never, preferences)
    const clear = overlayBackground === 'transparent'
    expect(options).toMatchObject({
      transparent: clear,
      frame: !clear,
      hasShadow: false,
      resizable: false,
      backgroundThrottling: false
    })
    // Seen through, it must not be in the way; solid, it must be possible to move it away.
    expect(calls).toEqual(clear ? [true] : [])
    // On Linux such a window would lie over everything, and in no list of OBS.
    expect(options.focusable).toBe(clear && platform !== 'linux' ? false : undefined)
    expect(options.type).toBeUndefined()
  }
)

test('the policy allows nothing from elsewhere and nothing inline', async () => {
  const { contentSecurityPolicy } = await import('#main/electron/protocol')
  expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|https?:/)
  expect(contentSecurityPolicy).toContain("default-src 'none'")
  expect(existsSync('src/renderer/gm.html')).toBe(true)
})

test('on Linux, where nothing else says what a window looks like in the bar, each has the picture of the program', async () => {
  const { safeOptions } = await import('#main/electron/windows/window-shapes')
  for (const [platform, has] of [
    ['linux', true],
    ['win32', false],
    ['darwin', false]
  ] as const) {
    Object.defineProperty(process, 'platform', { value: platform, configurable: true })
    const { icon } = safeOptions('gm', {})
    expect(Boolean(icon), platform).toBe(has)
    if (icon) expect(String(icon)).toMatch(/resources.icons.256x256\.png$/)
  }
})
