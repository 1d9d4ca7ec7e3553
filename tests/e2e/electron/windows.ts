import { revisionOf, flipOn } from './play'
import {
  ask,
  bridgeOf,
  choose,
  driver,
  expect,
  sampleOn,
  shown,
  shownToGm,
  test,
  windowOf,
  type WindowFacts
} from './fixtures'

/** Windows: their kinds, their content and their positions. */
export function windowTests(): void {
  test('boots to a dashboard alone; opens two windows that only look, and a flip reaches them', async ({ desktop }) => {
    console.log(`  Electron is played by: ${driver === 'double' ? 'the test double' : 'a real binary'}`)
    const gm = await desktop.page('gm')
    await expect(gm.getByText('The table is set')).toBeVisible()
    expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
    expect(await shownToGm(gm)).toMatchObject({ shell: 'electron', frame: null, open: { table: 0, overlay: 0 } })
    const dashboard = await windowOf(desktop, 'gm')
    expect(dashboard).toMatchObject({ title: 'Hearthside', fullScreen: false })
    expect(await bridgeOf(gm)).toContain('onMenuCommand')
    await expect.poll(async () => (await windowOf(desktop, 'gm'))?.visible).toBe(true)

    await sampleOn(desktop, 'table', 'overlay')
    const [table, overlay] = [await desktop.page('table'), await desktop.page('overlay')]
    for (const name of ['table', 'overlay'] as const) {
      const facts = (await windowOf(desktop, name)) as WindowFacts
      expect(facts.title).toBe(name === 'table' ? 'Hearthside Table' : 'Hearthside Overlay')
      // A projector and a stream look at it while it is covered.
      expect(facts.throttled).toBe(false)
      const page = await desktop.page(name)
      expect((await shown(page)).kind).toBe(name)
      const denied = { ok: false, error: { problem: { kind: 'not-allowed' } } }
      expect(await ask(page, { ask: 'pause' })).toMatchObject(denied)
      expect(await bridgeOf(page)).toEqual(['ask', 'onConnection', 'onUpdate', 'screen'])
    }
    expect((await windowOf(desktop, 'gm'))?.throttled).toBe(true)
    expect((await shownToGm(gm)).open).toEqual({ table: 1, overlay: 1, seats: 0 })

    const before = await revisionOf(gm)
    const seen = await Promise.all([table, overlay].map(revisionOf))
    expect(await flipOn(gm)).toEqual({ ok: true, value: null })
    const after = await revisionOf(gm)
    expect(after).toBeGreaterThan(before)
    // Each audience counts its own pictures.
    for (const [at, page] of [table, overlay].entries())
      await expect.poll(() => revisionOf(page)).toBeGreaterThan(seen[at] ?? 0)
    // What main sends is also what main shows: the title says that the act is on disk.
    await expect.poll(async () => (await windowOf(desktop, 'gm'))?.title).toMatch(/ — saved · Hearthside$/)
    expect((await windowOf(desktop, 'table'))?.title).toBe('Hearthside Table')

    // Asked for again, a screen comes to the front; it is not opened twice.
    for (const screen of ['table', 'overlay'] as const) await ask(gm, { ask: 'open-screen', screen })
    expect(await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(3)
    for (const screen of ['table', 'overlay'] as const) await ask(gm, { ask: 'close-screen', screen })
    await expect.poll(async () => (await shownToGm(gm)).open).toEqual({ table: 0, overlay: 0, seats: 0 })
  })

  test('keeps the screens awake while the table is live, and no longer', { tag: '@long' }, async ({ desktop }) => {
    const awake = (): Promise<boolean> =>
      desktop.evaluate(({ powerSaveBlocker }) => [...Array(20).keys()].some(id => powerSaveBlocker.isStarted(id)))
    const gm = await sampleOn(desktop)
    expect(await awake()).toBe(false)
    await ask(gm, { ask: 'open-screen', screen: 'table' })
    await expect.poll(awake).toBe(true)
    await ask(gm, { ask: 'set-screen-mode', screens: 'all', mode: 'blank' })
    await expect.poll(awake).toBe(false)
    await ask(gm, { ask: 'set-screen-mode', screens: 'all', mode: 'live' })
    await expect.poll(awake).toBe(true)
    await ask(gm, { ask: 'close-screen', screen: 'table' })
    await expect.poll(awake).toBe(false)
  })

  test(
    'follows the GM’s preferences: a key colour is an ordinary window, parchment a light title bar',
    { tag: '@long' },
    async ({ desktop }) => {
      const theme = (): Promise<string> => desktop.evaluate(({ nativeTheme }) => nativeTheme.themeSource)
      const gm = await sampleOn(desktop, 'overlay')
      expect(await theme()).toBe('dark')
      const id = (): Promise<number | undefined> =>
        desktop.evaluate(
          ({ BrowserWindow }) => BrowserWindow.getAllWindows().find(w => /Overlay/.test(w.getTitle()))?.id
        )
      const clear = await id()
      await ask(gm, { ask: 'set-preferences', preferences: { overlayBackground: 'green', theme: 'parchment' } })
      await expect.poll(theme).toBe('light')
      // Transparency belongs to a window for life: there is a new one in its place.
      await expect.poll(id).not.toBe(clear)
      const overlay = await desktop.page('overlay')
      await expect
        .poll(async () => (await shown(overlay)) as unknown)
        .toMatchObject({ look: { overlayBackground: 'green' } })
      if (driver === 'double') {
        const options = await desktop.evaluate(({ BrowserWindow }) => {
          const window = BrowserWindow.getAllWindows().find(each => each.getTitle() === 'Hearthside Overlay')
          return (window as unknown as { options: Record<string, unknown> }).options
        })
        expect(options).toMatchObject({ transparent: false, frame: true, backgroundColor: '#00ff00' })
      }
    }
  )

  test(
    'says in the menu and the title what there is, and keeps its own titles',
    { tag: '@long' },
    async ({ desktop }) => {
      const gm = await sampleOn(desktop, 'table')
      const table = await desktop.page('table')
      await table.evaluate(() => (document.title = 'Something else'))
      await choose(desktop, 'Table', 'Blank Everything')
      await expect.poll(async () => (await shownToGm(gm)).modes.table).toBe('blank')
      expect((await windowOf(desktop, 'table'))?.title).toBe('Hearthside Table')
    }
  )
}
