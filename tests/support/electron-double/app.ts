import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { homedir, hostname } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { doesAsElectron } from './differences'
import { strict } from './strict'
import { browser, enterWorld, isReady, needBeforeReady } from './world'

const switchOf = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)

/** The life of the application, in Electron’s order of events. */
class App extends EventEmitter {
  readonly isPackaged = false
  name = ownName()
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

  readonly #paths = new Map<string, string>()

  /** Electron wants the folder to be there. */
  setPath(name: string, path: string): void {
    if (!isAbsolute(path)) throw new Error('Path must be absolute')
    if (!existsSync(path)) throw new Error(`Failed to set path: ${path} is not there`)
    this.getPath(name)
    this.#paths.set(name, path)
  }

  getPath(name: string): string {
    const set = this.#paths.get(name)
    if (set !== undefined) return set
    const home = process.env['HOME'] ?? homedir()
    const userData = switchOf('user-data-dir') ?? join(home, '.config', this.name)
    const documents = doesAsElectron('names-and-paths') ? documentsIn(home) : join(home, 'Documents')
    const paths: Readonly<Record<string, string>> = { home, userData, documents }
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
  readonly commandLine = strict('app.commandLine', {
    hasSwitch: (name: string): boolean => this.#switches.has(name) || switchOf(name) !== undefined,
    /** Chromium puts its own choice of a display server there as well (`ui/linux/display_server_utils.cc`). */
    getSwitchValue: (name: string): string => switchOf(name) ?? ''
  })

  setAppUserModelId(_id: string): void {
    if (process.platform === 'win32') return
  }

  addRecentDocument(path: string): void {
    this.recentDocuments.push(path)
  }

  readonly recentDocuments: string[] = []

  /** The first process listens on a socket in the profile. The next process sends its arguments there, and is refused. */
  requestSingleInstanceLock(): boolean {
    const profile = this.getPath('userData')
    const socket = join(profile, 'singleton.sock')
    try {
      mkdirSync(profile, { recursive: true })
      if (this.#isAlone(socket)) return true
    } catch {
      // LOCK_ERROR: the folder cannot be written (`RequestSingleInstanceLock` in shell/browser/api/electron_api_app.cc).
      return false
    }
    const call = createConnection(socket, () => call.end(JSON.stringify({ argv: handedOver(), cwd: process.cwd() })))
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

  /** `Browser::is_quitting()`: a quit has begun that no listener prevented. */
  get isQuitting(): boolean {
    return this.#quitting || this.#exiting
  }

  lastWindowClosed(): void {
    if (this.#quitting || this.#exiting) return
    // Electron says it in a turn of its own; without a listener it quits.
    setImmediate(() => {
      if (!this.emit('window-all-closed')) this.quit()
    })
  }

  /** Set by the menu, which knows this and not the other way round. */
  beforeWindows = (): void => undefined

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
    if (!holdLock(join(this.getPath('userData'), 'SingletonLock'))) return false
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
    installSignalHandlers(this)
    this.emit('will-finish-launching')
    this.beforeWindows()
    const early = process.env['HEARTHSIDE_DOUBLE_OPEN_FILE']
    if (early) this.emit('open-file', { preventDefault: () => undefined }, early)
    this.emit('ready', {}, {})
  }
}

/** Electron that is started by a file, and not by a folder with a package.json, is called Electron. */
function ownName(): string {
  if (!doesAsElectron('names-and-paths')) return 'Hearthside'
  const started = process.argv[1] ?? ''
  try {
    if (!statSync(started).isDirectory()) return 'Electron'
    const about = JSON.parse(readFileSync(join(started, 'package.json'), 'utf8')) as Named
    return about.productName ?? about.name ?? 'Electron'
  } catch {
    return 'Electron'
  }
}

interface Named {
  readonly name?: string
  readonly productName?: string
}

/** `xdg_user_dir_lookup`: what user-dirs.dirs says, else the home folder itself. */
function documentsIn(home: string): string {
  try {
    const said = readFileSync(join(process.env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'user-dirs.dirs'), 'utf8')
    const [, path] = /^XDG_DOCUMENTS_DIR="(.*)"$/m.exec(said) ?? []
    return path === undefined ? home : path.replace('$HOME', home)
  } catch {
    return home
  }
}

/** What the first instance hears of the second: Chromium’s own switches are among it, and all switches come first. */
function handedOver(): readonly string[] {
  if (!doesAsElectron('second-instance')) return process.argv
  const [program = '', ...given] = process.argv
  const switches = given.filter(each => each.startsWith('-'))
  return [program, '--allow-file-access-from-files', ...switches, ...given.filter(each => !each.startsWith('-'))]
}

/**
 * Whether this process now holds the lock: no other process does, or its owner is dead. As Chromium's: a link whose target names the machine
 * and the process. A link of another machine is taken over (`DisplayProfileInUseError` in Electron's
 * patches/chromium/process_singleton.patch).
 */
function holdLock(path: string): boolean {
  try {
    const [, machine, pid] = /^(.*)-(\d+)$/.exec(readlinkSync(path)) ?? []
    if (machine === hostname()) {
      process.kill(Number(pid), 0)
      return false
    }
  } catch {
    // There is none, or the process that held it is dead.
  }
  rmSync(path, { force: true })
  symlinkSync(`${hostname()}-${process.pid}`, path)
  return true
}

/**
 * Until the app has its own listeners, a signal quits once. The next signal of its kind ends the process
 * (`GracefulShutdownHandler` in shell/browser/electron_browser_main_parts_posix.cc).
 */
function installSignalHandlers(app: App): void {
  if (!doesAsElectron('signals') || process.platform === 'win32') return
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const quit = (): void => {
      if (process.listenerCount(signal) > 1) return
      process.off(signal, quit)
      app.quit()
    }
    process.on(signal, quit)
  }
}

export const theApp = new App()
