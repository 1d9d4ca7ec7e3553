import { EventEmitter } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Script } from 'node:vm'
import { theApp } from './app'
import { onlyKnown, strict } from './strict'
import { WebContents } from './web-contents'
import { needReady } from './world'

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

type Options = Partial<Rectangle> & {
  readonly show?: boolean
  readonly title?: string
  readonly webPreferences?: Readonly<Record<string, unknown>>
  readonly focusable?: boolean
  readonly [option: string]: unknown
}

const knownOptions = (
  'x y width height show title backgroundColor webPreferences minWidth minHeight darkTheme autoHideMenuBar ' +
  'fullscreenable frame hasShadow transparent resizable maximizable minimizable focusable skipTaskbar useContentSize ' +
  'enableLargerThanScreen icon roundedCorners'
).split(' ')

const knownPreferences = (
  'preload sandbox contextIsolation nodeIntegration nodeIntegrationInWorker nodeIntegrationInSubFrames webSecurity ' +
  'allowRunningInsecureContent experimentalFeatures webviewTag navigateOnDragDrop safeDialogs spellcheck ' +
  'backgroundThrottling devTools'
).split(' ')

/** From the lowest to the topmost. */
const stack: BrowserWindow[] = []
let lastId = 0

/** A window: its chrome is remembered, its page is a real one. */
export class BrowserWindow extends EventEmitter {
  readonly id = ++lastId
  readonly webContents: WebContents
  #destroyed = false
  #visible: boolean
  #fullScreen = false
  #title: string
  #bounds: Rectangle
  readonly #told = new Map<string, unknown>()

  static getAllWindows(): BrowserWindow[] {
    return stack.map(window => strict('BrowserWindow', window)).reverse()
  }

  static getFocusedWindow(): BrowserWindow | null {
    return stack.at(-1) ?? null
  }

  constructor(readonly options: Options = {}) {
    super()
    needReady('BrowserWindow')
    onlyKnown('BrowserWindow', options, knownOptions)
    const { x = 0, y = 0, width = 800, height = 600, show = true, title = '', webPreferences = {} } = options
    checkPreferences(webPreferences)
    this.#bounds = { x, y, width, height }
    this.#title = title
    this.#visible = show
    this.webContents = strict('webContents', new WebContents(webPreferences, { width, height }))
    stack.push(this)
    this.webContents.once('dom-ready', () => this.emit('ready-to-show'))
    this.webContents.on('double:title', (asked: string) => this.#pageTitled(asked))
    theApp.emit('web-contents-created', {}, this.webContents)
    return strict('BrowserWindow', this)
  }

  loadURL(url: string): Promise<void> {
    this.#alive()
    return this.webContents.loadURL(url)
  }

  show(): void {
    this.showInactive()
    this.focus()
  }

  showInactive(): void {
    this.#alive()
    this.#visible = true
    this.moveTop()
  }

  focus(): void {
    this.#alive()
    this.moveTop()
  }

  moveTop(): void {
    this.#alive()
    const raw = findRaw(this)
    stack.push(...stack.splice(stack.indexOf(raw), 1))
  }

  hide(): void {
    this.#alive()
    this.#visible = false
  }

  isVisible(): boolean {
    this.#alive()
    return this.#visible
  }

  isMinimized(): boolean {
    this.#alive()
    return false
  }

  restore(): void {
    this.#alive()
  }

  isFullScreen(): boolean {
    this.#alive()
    return this.#fullScreen
  }

  setFullScreen(full: boolean): void {
    this.#alive()
    if (full === this.#fullScreen) return
    this.#fullScreen = full
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
  }

  getBounds(): Rectangle {
    this.#alive()
    return { ...this.#bounds }
  }

  getNormalBounds(): Rectangle {
    return this.getBounds()
  }

  isMaximized(): boolean {
    this.#alive()
    return false
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#alive()
    for (const value of Object.values(bounds))
      if (!Number.isInteger(value)) throw new TypeError('Error processing argument at index 0, conversion failure')
    this.#bounds = { ...this.#bounds, ...bounds }
    this.emit('move')
    this.emit('moved')
  }

  getTitle(): string {
    this.#alive()
    return this.#title
  }

  setTitle(title: string): void {
    this.#alive()
    this.#title = title
  }

  /** What was last said to a window’s chrome that a test cannot see otherwise. */
  told(what: string): unknown {
    return this.#told.get(what)
  }

  setRepresentedFilename(path: string): void {
    this.#tell('representedFilename', path)
  }

  setDocumentEdited(edited: boolean): void {
    this.#tell('documentEdited', edited)
  }

  setMenuBarVisibility(visible: boolean): void {
    this.#tell('menuBar', visible)
  }

  setIgnoreMouseEvents(ignore: boolean): void {
    this.#tell('ignoreMouse', ignore)
  }

  setProgressBar(progress: number, options: { readonly mode?: string } = {}): void {
    this.#tell('progress', progress)
    this.#tell('progressMode', options.mode)
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  close(): void {
    this.#alive()
    let stopped = false
    this.emit('close', { preventDefault: () => (stopped = true) })
    if (!stopped) this.destroy()
  }

  destroy(): void {
    if (this.#destroyed) return
    this.#destroyed = true
    stack.splice(stack.indexOf(findRaw(this)), 1)
    theApp.waitFor(this.webContents.destroy())
    this.emit('closed')
    if (stack.length === 0) theApp.lastWindowClosed()
  }

  #tell(what: string, value: unknown): void {
    this.#alive()
    this.#told.set(what, value)
  }

  #alive(): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
  }

  #pageTitled(asked: string): void {
    if (this.#destroyed) return
    let stopped = false
    this.emit('page-title-updated', { preventDefault: () => (stopped = true) }, asked, true)
    if (!stopped) this.#title = asked
  }
}

function findRaw({ id }: BrowserWindow): BrowserWindow {
  const found = stack.find(each => each.id === id)
  if (!found) throw new TypeError('Object has been destroyed')
  return found
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
