import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { strict } from './strict'
import { browser, enterWorld, isReady, needBeforeReady } from './world'

const switchOf = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)

/** The life of the application, in Electron’s order of events. */
class App extends EventEmitter {
  readonly isPackaged = false
  name = 'Hearthside'
  readonly #closing = new Set<Promise<unknown>>()
  #quitting = false
  #exiting = false
  readonly #ready: Promise<void>

  constructor() {
    super()
    this.#ready = this.#becomeReady()
  }

  getName(): string {
    return this.name
  }

  getVersion(): string {
    return '0.0.0-double'
  }

  getPath(name: string): string {
    const home = process.env['HOME'] ?? homedir()
    const userData = switchOf('user-data-dir') ?? join(home, '.config', this.name)
    const paths: Readonly<Record<string, string>> = { home, userData, documents: join(home, 'Documents') }
    const path = paths[name]
    if (path === undefined) throw new Error(`electron double: app.getPath('${name}') is not known here`)
    return path
  }

  isReady(): boolean {
    return isReady()
  }

  whenReady(): Promise<void> {
    return this.#ready
  }

  /** Electron says it to Chromium by a switch, which is also how one can see it. */
  enableSandbox(): void {
    needBeforeReady('app.enableSandbox()')
    this.#switches.add('enable-sandbox')
  }

  readonly #switches = new Set<string>()
  readonly commandLine = strict('app.commandLine', { hasSwitch: (name: string): boolean => this.#switches.has(name) })

  setAppUserModelId(_id: string): void {
    if (process.platform === 'win32') return
  }

  addRecentDocument(path: string): void {
    this.recentDocuments.push(path)
  }

  readonly recentDocuments: string[] = []

  /** The first to ask listens on a socket in the profile; the next one tells it its arguments and is refused. */
  requestSingleInstanceLock(): boolean {
    const socket = join(this.getPath('userData'), 'singleton.sock')
    mkdirSync(this.getPath('userData'), { recursive: true })
    if (this.#isAlone(socket)) return true
    const call = createConnection(socket, () => call.end(JSON.stringify({ argv: process.argv, cwd: process.cwd() })))
    this.waitFor(new Promise(resolve => call.once('close', resolve)))
    return false
  }

  quit(): void {
    if (this.#exiting) return
    let stopped = false
    this.emit('before-quit', { preventDefault: () => (stopped = true) })
    if (stopped) return
    this.#quitting = true
    if (!this.#closeWindows()) return void (this.#quitting = false)
    this.#leave()
  }

  exit(code = 0): void {
    this.#exiting = true
    void Promise.all(this.#closing).finally(() => {
      if (isReady()) browser().close()
      process.exit(code)
    })
  }

  /** The process does not end before this has. */
  waitFor(work: Promise<unknown>): void {
    this.#closing.add(work)
    void work.finally(() => this.#closing.delete(work))
  }

  lastWindowClosed(): void {
    if (this.#quitting || this.#exiting) return
    // Electron says it in a turn of its own; with nobody listening it quits.
    setImmediate(() => {
      if (!this.emit('window-all-closed')) this.quit()
    })
  }

  /** Set by the windows, which know this and not the other way round. */
  windows: () => readonly { close(): void; isDestroyed(): boolean }[] = () => []

  #closeWindows(): boolean {
    for (const window of this.windows()) window.close()
    return this.windows().length === 0
  }

  #leave(): void {
    this.emit('will-quit', { preventDefault: () => undefined })
    this.emit('quit', {}, 0)
    this.exit(0)
  }

  #isAlone(socket: string): boolean {
    if (!holdLock(join(this.getPath('userData'), 'singleton.lock'))) return false
    rmSync(socket, { force: true })
    const server = createServer(caller => {
      let text = ''
      caller.on('data', chunk => (text += String(chunk)))
      caller.on('end', () => {
        const { argv, cwd } = JSON.parse(text) as { argv: readonly string[]; cwd: string }
        this.emit('second-instance', {}, argv, cwd)
      })
    })
    server.listen(socket)
    server.unref()
    return true
  }

  async #becomeReady(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    if (this.#exiting) return new Promise(() => undefined)
    await enterWorld()
    this.emit('will-finish-launching')
    const early = process.env['HEARTHSIDE_DOUBLE_OPEN_FILE']
    if (early) this.emit('open-file', { preventDefault: () => undefined }, early)
    this.emit('ready', {}, {})
  }
}

/** Whether this process now holds the lock: nobody else does, or whoever did is dead. */
function holdLock(path: string): boolean {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return false
  } catch {
    writeFileSync(path, String(process.pid))
    return true
  }
}

export const theApp = new App()
