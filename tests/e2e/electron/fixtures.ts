import { test as base, type Page } from '@playwright/test'
import { electronHere } from '../../../scripts/steps.mjs'
import type { Answer, Ask, GmSnapshot, Snapshot } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { readUpdate, updated, type PrintedUpdate } from '#shared/snapshot-update'
import { openScreenside, startDouble } from '../../support/electron-double/drive-double'
import { startReal } from '../../support/electron-double/drive-real'
import { discardHome, type Desktop, type Start, type WindowName } from '../../support/electron-double/drivers'

/** A real Electron if there is one, else the double. */
export const driver: 'electron' | 'double' = electronHere() === null ? 'double' : 'electron'

type Starter = (start?: Start) => Promise<Desktop>

/** `start` starts the app; whatever was started is gone when the test is over. */
export const test = base.extend<{ start: Starter; desktop: Desktop }, { starter: Starter }>({
  starter: [
    async ({}, use) => {
      const program = electronHere()
      if (program !== null) return use(start => startReal(program, start))
      const side = await openScreenside()
      await use(start => startDouble(side, start))
      await side.close()
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  start: async ({ starter }, use, testInfo) => {
    const started: Desktop[] = []
    await use(async how => {
      const desktop = await starter(how)
      started.push(desktop)
      return desktop
    })
    if (testInfo.status !== testInfo.expectedStatus) for (const desktop of started) console.log(desktop.log())
    for (const desktop of started) await putAway(desktop)
  },
  desktop: async ({ start }, use) => use(await start())
})

export { expect } from '@playwright/test'

/** Leaves as a person would; kills what does not leave. */
async function putAway(desktop: Desktop): Promise<void> {
  const leaving = desktop.evaluate(({ app, dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false })
    setTimeout(() => app.quit(), 0)
  })
  await leaving.catch(() => undefined)
  const late = setTimeout(() => void desktop.kill(), 5000)
  await desktop.ended
  clearTimeout(late)
  discardHome(desktop.home)
}

/** What the page’s own buttons do: asks the host through the bridge. */
export function ask(page: Page, asked: Ask): Promise<Answer> {
  return page.evaluate(each => (window as unknown as Bridged).hearthside.ask(each as never) as Promise<never>, asked)
}

const newest = new WeakMap<Page, Snapshot>()

/** The last snapshot of a page. From the first call on the page keeps what crosses the bridge; this function joins it. */
export async function shown(page: Page): Promise<Snapshot> {
  const heard = await page.evaluate(async () => {
    const kept = window as unknown as Bridged & { heard: PrintedUpdate[]; whole?: Promise<void> }
    kept.whole ??= new Promise(resolve => {
      kept.heard = []
      // A change that is on its way already may come before the whole snapshot, which this requests.
      kept.hearthside.onUpdate(update => {
        kept.heard.push(update)
        if (update.startsWith('{"type":"snapshot"')) resolve()
      })
    })
    await kept.whole
    return kept.heard.splice(0)
  })
  for (const printed of heard) {
    const snapshot = updated(newest.get(page) ?? null, readUpdate(printed))
    if (snapshot) newest.set(page, snapshot)
  }
  const snapshot = newest.get(page)
  if (!snapshot) throw new Error('the page was shown nothing')
  return snapshot
}

export async function shownToGm(page: Page): Promise<GmSnapshot> {
  const snapshot = await shown(page)
  if (snapshot.kind !== 'gm') throw new Error(`the dashboard was shown a ${snapshot.kind}`)
  return snapshot
}

interface Bridged {
  readonly hearthside: PreloadBridge
}

/** The dashboard with the sample campaign open, and the screens that are wanted beside it. */
export async function sampleOn(desktop: Desktop, ...screens: readonly ('table' | 'overlay')[]): Promise<Page> {
  const gm = await desktop.page('gm')
  await ask(gm, { ask: 'open-sample' })
  // The answer may come before the page has drawn what is open, and then a key would find nothing.
  await gm.locator('[data-seat]').first().waitFor()
  for (const screen of screens) {
    await ask(gm, { ask: 'open-screen', screen })
    await desktop.page(screen)
  }
  return gm
}

/** What main knows of a window; null when there is none. */
export function windowOf(desktop: Desktop, name: WindowName): Promise<WindowFacts | null> {
  return desktop.evaluate(({ BrowserWindow }, kind) => {
    const all = BrowserWindow.getAllWindows()
    const window = all.find(each => each.webContents.getURL().split(/[?#]/)[0]?.endsWith(`/${kind}.html`))
    if (!window) return null
    const doubled = window as unknown as { options?: { webPreferences: Record<string, unknown> } }
    return {
      title: window.getTitle(),
      bounds: window.getBounds(),
      fullScreen: window.isFullScreen(),
      visible: window.isVisible(),
      throttled: window.webContents.getBackgroundThrottling(),
      asked: doubled.options?.webPreferences ?? null
    }
  }, name)
}

export interface WindowFacts {
  readonly title: string
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly fullScreen: boolean
  readonly visible: boolean
  readonly throttled: boolean
  /** The preferences that main asked for. A real Electron does not reveal them, so its window is judged by its behaviour. */
  readonly asked: Readonly<Record<string, unknown>> | null
}

/** What the page’s preload has laid before it. */
export function bridgeOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys((window as unknown as Bridged).hearthside).sort())
}

/** A key as a person presses it in a window: main may take it, then the page, then the menu. */
export function press(
  desktop: Desktop,
  name: WindowName,
  keyCode: string,
  ...modifiers: readonly Modifier[]
): Promise<void> {
  return desktop.evaluate(
    ({ BrowserWindow }, { kind, key, held }) => {
      const window = BrowserWindow.getAllWindows().find(each => each.webContents.getURL().endsWith(`/${kind}.html`))
      for (const type of ['keyDown', 'keyUp'] as const)
        if (window && !window.isDestroyed())
          window.webContents.sendInputEvent({ type, keyCode: key, modifiers: [...held] })
    },
    { kind: name, key: keyCode, held: modifiers }
  )
}

type Modifier = 'control' | 'alt' | 'shift' | 'meta'

/** Chooses an item of the native menu by its labels, as a person would. An undo’s label goes on with what it undoes. */
export function choose(desktop: Desktop, ...labels: readonly string[]): Promise<void> {
  return desktop.evaluate(({ Menu }, path) => {
    let items = Menu.getApplicationMenu()?.items ?? []
    for (const [depth, label] of path.entries()) {
      const item = items.find(each => each.label.replace('&', '').startsWith(label))
      if (!item) throw new Error(`no menu item ${path.join(' › ')}: ${items.map(each => each.label).join(', ')}`)
      if (!item.enabled) throw new Error(`${path.join(' › ')} is disabled`)
      if (depth === path.length - 1) item.click()
      items = item.submenu?.items ?? []
    }
  }, labels)
}

/** The person’s answer to the next native dialogs; what they were asked is kept in main, under `asked`. */
export function answerDialogs(desktop: Desktop, path: string | null): Promise<void> {
  return desktop.evaluate(({ dialog }, chosen) => {
    const kept = globalThis as unknown as { asked?: unknown[] }
    const asked = (kept.asked = [] as unknown[])
    const canceled = chosen === null
    dialog.showOpenDialog = ((...given: unknown[]) => {
      asked.push({ kind: 'open', ...(given.at(-1) as object) })
      return Promise.resolve({ canceled, filePaths: chosen === null ? [] : [chosen] })
    }) as never
    dialog.showSaveDialog = ((...given: unknown[]) => {
      asked.push({ kind: 'save', ...(given.at(-1) as object) })
      return Promise.resolve({ canceled, filePath: chosen ?? '' })
    }) as never
  }, path)
}

export function askedInDialogs(desktop: Desktop): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return desktop.evaluate(() => {
    const { asked = [] } = globalThis as unknown as { asked?: Record<string, unknown>[] }
    return asked
  })
}
