import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Script } from 'node:vm'
import { theApp } from './app'
import { itemFor, Menu, submenuFor, type Stroke } from './menu'
import { desk, NativeWindow, type WindowOptions } from './native-window'
import { RevealRule } from './ready-to-show'
import { onlyKnown, strict } from './strict'
import { WebContents } from './web-contents'
import { needReady } from './world'

const knownPreferences = (
  'preload sandbox contextIsolation nodeIntegration nodeIntegrationInWorker nodeIntegrationInSubFrames webSecurity ' +
  'allowRunningInsecureContent experimentalFeatures webviewTag navigateOnDragDrop safeDialogs spellcheck ' +
  'backgroundThrottling devTools'
).split(' ')

/** A window: what it does is in `native-window.ts`, and its page is a real one. */
export class BrowserWindow extends NativeWindow {
  readonly webContents: WebContents
  // In Electron's order: before the app hears of the window (lib/browser/api/base-window.ts, browser-window.ts).
  #menu: Menu | null = process.platform === 'darwin' ? null : Menu.getApplicationMenu()
  #altAlone = false

  static getAllWindows(): BrowserWindow[] {
    return (desk.stack as BrowserWindow[]).map(window => strict('BrowserWindow', window)).reverse()
  }

  static getFocusedWindow(): BrowserWindow | null {
    return desk.focused ? strict('BrowserWindow', desk.focused as BrowserWindow) : null
  }

  constructor(options: WindowOptions = {}) {
    needReady('BrowserWindow')
    const { webPreferences = {}, show = true } = options
    checkPreferences(webPreferences)
    super(options)
    const page = new WebContents(webPreferences, this.getContentBounds())
    this.webContents = strict('webContents', page)
    const rule = new RevealRule(this, page)
    page.on('double:painted', () => rule.painted())
    page.on('double:title', (asked: string) => this.#pageTitled(asked))
    page.on('double:key', ({ kind, stroke }: { kind: string; stroke: Stroke }) => this.#keyed(kind, stroke))
    for (const change of ['resize', 'double:content', 'enter-full-screen', 'leave-full-screen'])
      this.on(change, () => page.resize(this.getContentBounds(), this.scaleFactor()))
    for (const change of ['minimize', 'hide']) this.on(change, () => page.setHidden(true))
    for (const change of ['restore', 'show']) this.on(change, () => page.setHidden(false))
    theApp.emit('web-contents-created', {}, this.webContents)
    theApp.emit('browser-window-created', { preventDefault: () => undefined }, strict('BrowserWindow', this))
    if (show) this.show()
    return strict('BrowserWindow', this)
  }

  loadURL(url: string): Promise<void> {
    this.alive()
    return this.webContents.loadURL(url)
  }

  /** `lib/browser/api/menu.ts`: setting the program’s menu hangs it on every window, and a new window takes it. */
  setMenu(menu: Menu | null): void {
    this.alive()
    if (process.platform === 'darwin') return
    this.#menu = menu
    this.emit('double:content')
  }

  removeMenu(): void {
    this.setMenu(null)
  }

  override hasMenu(): boolean {
    return this.#menu !== null
  }

  /** The menu that a person can open in this window, by Alt or by its letters; null for none. */
  get menu(): Menu | null {
    return this.#menu
  }

  /** The menus that keys have opened in this window. */
  readonly menusOpened: string[] = []

  protected override leaveDesk(): void {
    super.leaveDesk()
    theApp.waitFor(this.webContents.destroy())
    if (desk.stack.length === 0) setImmediate(() => desk.stack.length === 0 && theApp.lastWindowClosed())
  }

  /**
   * What the page did not take: `NativeWindowViews::HandleKeyboardEvent` (shell/browser/native_window_views.cc), then `RootView::HandleKeyEvent` (shell/browser/ui/views/root_view.cc). There Alt alone also shows a hidden menu bar.
   */
  #keyed(kind: string, stroke: Stroke): void {
    if (this.isDestroyed()) return
    const menu = process.platform === 'darwin' ? Menu.getApplicationMenu() : this.#menu
    const altAlone = stroke.key === 'Alt' && !stroke.ctrl && !stroke.shift && !stroke.meta
    if (kind === 'keydown')
      itemFor(menu, stroke)?.click({ triggeredByAccelerator: true }, strict('BrowserWindow', this))
    if (this.isDestroyed() || !this.#menu) return
    const letter = kind === 'keydown' && stroke.alt && !stroke.ctrl && !stroke.shift && stroke.key.length === 1
    const opened = letter ? submenuFor(this.#menu, stroke.key.toLowerCase()) : null
    if (opened) this.menusOpened.push(opened.label)
    else if (kind === 'keyup' && altAlone && this.#altAlone) this.#openMenuBar()
    this.#altAlone = kind === 'keydown' && altAlone
  }

  #openMenuBar(): void {
    this.menusOpened.push('the menu bar')
    if (this.options.autoHideMenuBar === true) this.setMenuBarVisibility(!this.isMenuBarVisible())
  }

  #pageTitled(asked: string): void {
    if (this.isDestroyed()) return
    let stopped = false
    this.emit('page-title-updated', { preventDefault: () => (stopped = true) }, asked, true)
    if (!stopped) this.setTitle(asked)
  }
}

/** Windows asks every window whether the session may end. @returns whether it may (`WM_QUERYENDSESSION`, native_window_views_win.cc) */
export function querySessionEnd(): boolean {
  let stopped = false
  for (const window of [...desk.stack])
    window.emit('query-session-end', { reasons: ['shutdown'], preventDefault: () => (stopped = true) })
  return !stopped
}

/** The session ends. Each window is informed, then the process ends, unless the app already quits (`WM_ENDSESSION`, the same file). */
export function endSession(): void {
  for (const window of [...desk.stack])
    window.emit('session-end', { reasons: ['shutdown'], preventDefault: () => undefined })
  if (!theApp.isQuitting) process.exit(0)
}

/** What a sandboxed window refuses at run time is refused here before it opens. */
function checkPreferences(preferences: Readonly<Record<string, unknown>>): void {
  onlyKnown('webPreferences', preferences, knownPreferences)
  if (preferences['sandbox'] !== true || preferences['contextIsolation'] === false)
    throw new Error('electron double: only sandboxed, isolated windows can be shown here')
  const preload = preferences['preload']
  if (typeof preload !== 'string') return
  if (!existsSync(preload)) throw new Error(`electron double: there is no preload at ${preload}`)
  if (extname(preload) === '.mjs') throw new Error('electron double: a sandboxed preload cannot be an ES module')
  // Throws a SyntaxError on `import` and `export`, as Electron does.
  new Script(`(function (require, module, exports) { ${readFileSync(preload, 'utf8')}\n})`, { filename: preload })
}
