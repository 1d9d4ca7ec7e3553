import { changing } from '../../support/electron-double/changed-build'
import { differences, type Difference } from '../../support/electron-double/differences'
import type { Desktop } from '../../support/electron-double/drivers'
import { driver, expect, press, sampleOn, test } from './fixtures'
import { scriptsIn } from './probes'

/**
 * What a real Electron does, by its source, and what the double must do too. The same lines run against both.
 * `electron-differences.spec.ts` takes back one difference at a time.
 */
export function contractTests(): void {
  // Without a real Electron they only test the double.
  const tag = driver === 'double' ? '@long' : []
  test('Electron and its double: windows, pages, permissions, the second start, keys', { tag }, async ({ desktop }) => {
    await keepContract(desktop)
  })

  test('Electron and its double: a signal quits in order', { tag }, async ({ desktop }) => {
    test.skip(process.platform === 'win32', 'Windows has no signals')
    await keepSignals(desktop)
  })

  test(
    'Electron and its double: a signal quits in order, though the program does not listen',
    { tag },
    async ({ start }) => {
      test.skip(driver === 'electron' || process.platform === 'win32', 'a real Electron runs what was built')
      await keepSignals(await start({ changes: deafToSignals() }))
    }
  )
}

/** Without the program's own listeners: then it is Electron that hears a signal. */
const deafToSignals = () => [changing('for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, endNow);', '')]

/** What the contract notices; the other differences are noticed by the windows of each system (app-windows.test.ts). */
const noticed: readonly Difference[] = [
  'last-web-preferences',
  'screen-functions',
  'moved-event',
  'content-size',
  'permissions',
  'bridge-depth',
  'second-instance',
  'names-and-paths',
  'hidden-pages',
  'downloads',
  'accelerators',
  'signals'
]

/** Each difference taken back by itself: the double that is then played breaks the contract, and just there. */
export function differenceTests(): void {
  for (const reverted of noticed)
    test(`the double without “${differences[reverted]}” breaks the contract`, { tag: '@long' }, async ({ start }) => {
      test.skip(driver === 'electron', 'a real Electron does as it does')
      const desktop = await start({ reverted, changes: reverted === 'signals' ? deafToSignals() : [] })
      const keep = reverted === 'signals' ? keepSignals : keepContract
      const broken = await keep(desktop).then(
        () => 'not noticed',
        (error: Error) => error.message
      )
      console.log(`  ${reverted}: ${broken.split('\n')[0]}`)
      expect(broken).toContain(reverted)
    })
}

async function keepContract(desktop: Desktop): Promise<void> {
  const gm = await sampleOn(desktop)
  const windows = await desktop.evaluate(async ({ BrowserWindow, screen }) => {
    const [window] = BrowserWindow.getAllWindows()
    if (!window) throw new Error('there is no window')
    const contents = window.webContents as unknown as { getLastWebPreferences?(): Record<string, unknown> }
    const primary = screen.getPrimaryDisplay().id
    const own = screen.getAllDisplays
    screen.getAllDisplays = () => [{ id: primary + 1, bounds: { x: 0, y: 0, width: 9, height: 9 } }] as never
    const follows =
      screen.getPrimaryDisplay().id !== primary || screen.getDisplayMatching(window.getBounds()).id !== primary
    screen.getAllDisplays = own
    let moved = 0
    window.on('moved', () => (moved += 1))
    const { x, y, width, height } = window.getBounds()
    window.setBounds({ x: x + 10, y: y + 10, width, height })
    await new Promise(resolve => setImmediate(resolve))
    const inner = window.getContentBounds()
    return { kept: Object.keys(contents.getLastWebPreferences?.() ?? {}), follows, moved, inner, height }
  })
  expect(windows.kept, 'last-web-preferences').not.toContain('preload')
  expect(windows.follows, 'screen-functions').toBe(false)
  if (process.platform !== 'darwin') expect(windows.moved, 'moved-event').toBe(0)
  expect(windows.inner.height, 'content-size').toBeLessThan(windows.height)
  await expect.poll(() => gm.evaluate(() => innerHeight), 'content-size').toBe(windows.inner.height)

  const inPage = await scriptsIn(desktop, 'gm')
  const clipboard = await inPage('navigator.permissions.query({ name: "clipboard-read" }).then(({ state }) => state)')
  expect(clipboard, 'permissions').toBe('denied')
  const deep = await inPage(`(async () => {
      let nested = {}
      for (let depth = 0; depth < 1200; depth++) nested = { nested }
      try { await hearthside.ask(nested); return 'taken' } catch (error) { return String(error) }
    })()`)
  expect(deep, 'bridge-depth').toMatch(/recursion depth/)

  await desktop.evaluate(({ app }) => {
    const kept = globalThis as unknown as { handed: readonly string[] }
    app.once('second-instance', (_event, args) => (kept.handed = args))
  })
  await desktop.again('nothing.txt', '--some-switch')
  const handed = (): Promise<readonly string[] | undefined> =>
    desktop.evaluate(() => (globalThis as unknown as { handed?: readonly string[] }).handed)
  await expect.poll(async () => (await handed())?.includes('--some-switch')).toBe(true)
  const args = (await handed()) ?? []
  expect(args.indexOf('--some-switch'), 'second-instance').toBeLessThan(args.indexOf('nothing.txt'))

  if (driver === 'double') await ofTheDouble(desktop)
  if (process.platform === 'darwin') return
  // The menu’s own keys, once the page has had them: Quit.
  await press(desktop, 'gm', 'Q', 'control')
  expect(await Promise.race([desktop.ended, late()]), 'accelerators').toBe(0)
}

async function keepSignals(desktop: Desktop): Promise<void> {
  await sampleOn(desktop)
  const pid = await desktop.evaluate(() => process.pid)
  process.kill(pid, 'SIGTERM')
  expect(await desktop.ended, 'signals').toBe(0)
}

/** What a real machine shows only with a desktop around it. */
async function ofTheDouble(desktop: Desktop): Promise<void> {
  const inPage = await scriptsIn(desktop, 'gm')
  expect(await desktop.evaluate(({ app }) => app.getName()), 'names-and-paths').toBe('Electron')
  const minimise = (yes: boolean): Promise<void> =>
    desktop.evaluate(({ BrowserWindow }, down) => {
      const [window] = BrowserWindow.getAllWindows()
      if (down) window?.minimize()
      else window?.restore()
    }, yes)
  await minimise(true)
  await expect.poll(() => inPage('document.hidden'), 'hidden-pages').toBe(true)
  await minimise(false)
  await expect.poll(() => inPage('document.hidden'), 'hidden-pages').toBe(false)
  await inPage(`(() => {
    const link = document.createElement('a')
    Object.assign(link, { download: 'notes.txt', href: URL.createObjectURL(new Blob(['x'])) })
    link.click()
    return true
  })()`)
  const downloads = (): Promise<readonly string[] | undefined> => desktop.evaluate(({ double }) => double?.downloads)
  await expect.poll(downloads, 'downloads').toEqual(['notes.txt: asked where to'])
}

function late(): Promise<string> {
  return new Promise(resolve => setTimeout(() => resolve('it runs on'), 8000).unref())
}
