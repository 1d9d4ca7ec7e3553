import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { untilFound } from '../poll'
import { buildScript } from '../run-typescript'
import { loadHook, type Change } from './changed-build'
import { platforms } from './differences'
import type { ElectronModule } from './electron-module'
import { built, freshHome, profileIn, type Desktop, type Start, type WindowName } from './drivers'

/** The browser in which every window of every app of this worker lives, and how to reach it. */
export interface Screenside {
  readonly browser: Browser
  readonly endpoint: string
  /** The double, as one script. */
  readonly script: string
  close(): Promise<void>
}

/** Nothing that was started here outlives the tests. */
const children = new Set<ChildProcess>()
process.once('exit', () => children.forEach(end))

/** With whatever it started: Debian's headless shell is a script, and the browser behind it would outlive it. */
function end(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) return void child.kill('SIGKILL')
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already, or leads no group of its own.
    child.kill('SIGKILL')
  }
}

export async function openScreenside(): Promise<Screenside> {
  const script = buildScript(join(import.meta.dirname, 'electron.ts'))
  const { endpoint, process: chrome } = await startChromium()
  const browser = await chromium.connectOverCDP(endpoint)
  return {
    browser,
    endpoint,
    script: await script,
    async close() {
      await browser.close()
      end(chrome)
      children.delete(chrome)
    }
  }
}

/** Starts the built app with the double in Electron’s place. */
export async function startDouble(
  side: Screenside,
  { home = freshHome(), args = [], early, changes = [], system, reverted }: Start = {}
): Promise<Desktop> {
  mkdirSync(join(home, 'Documents'), { recursive: true })
  // As a desktop lays it down for a new user: without it Linux keeps documents in the home folder itself.
  mkdirSync(join(home, '.config'), { recursive: true })
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOCUMENTS_DIR="$HOME/Documents"\n')
  let log = ''
  const env = {
    ...environment(side, home, early),
    ...(system && sessionOf(system)),
    ...(reverted && { HEARTHSIDE_DOUBLE_REVERT: reverted })
  }
  const start = (more: readonly string[]): ChildProcess => {
    const child = spawn(
      process.execPath,
      [...loader(side.script, changes, system), built, ...more, `--user-data-dir=${profileIn(home)}`],
      {
        env,
        stdio: ['ignore', 'inherit', 'pipe', 'ipc']
      }
    )
    child.stderr?.on('data', chunk => (log += String(chunk)))
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  const child = start(args)
  const ended = endOf(child)
  const evaluate = speaker(child, ended, () => log)
  await evaluate(({ app }: ElectronModule) => app.whenReady().then(() => null))
  return {
    driver: 'double',
    home,
    page: name => pageOf(side.browser, name),
    evaluate: evaluate as Desktop['evaluate'],
    log: () => log,
    ended,
    async again(...more) {
      await endOf(start(more))
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    }
  }
}

function environment({ endpoint }: Screenside, home: string, early: string | undefined): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_SESSION_TYPE: 'x11',
    HEARTHSIDE_DOUBLE_BROWSER: endpoint,
    ...(early ? { HEARTHSIDE_DOUBLE_OPEN_FILE: early } : {})
  }
}

/** What a process finds around it on that system. */
function sessionOf(system: NonNullable<Start['system']>): NodeJS.ProcessEnv {
  return {
    HEARTHSIDE_DOUBLE_SYSTEM: system,
    ...(system === 'wayland' && { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' })
  }
}

/** `import … from 'electron'` finds the double, from wherever it is written. The platform is another one before anything asks for it. */
function loader(script: string, changes: readonly Change[], system: Start['system']): readonly string[] {
  const url = JSON.stringify(`file://${script}`)
  const hooks = `export const resolve = (name, context, next) => name === 'electron' ? { url: ${url}, shortCircuit: true } : next(name, context)`
  const all = `${hooks}\n${loadHook(changes)}`
  const platform = system && platforms[system]
  const play = platform
    ? `Object.defineProperty(process, 'platform', { value: ${JSON.stringify(platform)}, configurable: true });`
    : ''
  const register = `${play}import { register } from 'node:module'; register(${JSON.stringify(asModule(all))})`
  return ['--import', asModule(register)]
}

function asModule(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`
}

function speaker(child: ChildProcess, ended: Promise<unknown>, log: () => string) {
  let last = 0
  return <Result>(
    work: (electron: ElectronModule, arg: never) => Result | Promise<Result>,
    arg?: unknown
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const hear = (answer: { id: number; value: Result; error?: string }): void => {
        if (answer.id !== id) return
        child.off('message', hear)
        if (answer.error === undefined) resolve(answer.value)
        else reject(new Error(answer.error))
      }
      child.on('message', hear)
      void ended.then(code => reject(new Error(`the app has ended with ${String(code)}:\n${log()}`)))
      child.send({ id, source: work.toString(), arg }, error => error && reject(error))
    })
}

function pageOf(browser: Browser, name: WindowName): Promise<Page> {
  return untilFound(async () => {
    const pages = browser.contexts().flatMap(context => context.pages())
    const page = pages.findLast(each => !each.isClosed() && each.url().endsWith(`.app.invalid/${name}.html`))
    // One that is just going away is not the one that is meant.
    const loaded = await page?.waitForLoadState().then(
      () => true,
      () => false
    )
    return loaded && !page?.isClosed() && page
  }, `there is no ${name} window`)
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => child.once('exit', code => resolve(code)))
}

async function startChromium(): Promise<{ endpoint: string; process: ChildProcess }> {
  const path = process.env['HEARTHSIDE_CHROMIUM'] ?? '/usr/bin/chromium'
  const profile = freshHome()
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32' // a group of its own, to be ended as a whole
  })
  children.add(child)
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr.on('data', chunk => {
      output += String(chunk)
      const found = /DevTools listening on (ws:\S+)/.exec(output)
      if (found?.[1]) resolve({ endpoint: found[1], process: child })
    })
    child.once('exit', () => reject(new Error(`chromium did not start:\n${output}`)))
  })
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0'
]
