// npm start [-- [--browser] [--folder DIR] [--data DIR] [FILE]]: opens Hearthside, under Electron where a window comes, else in a browser.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { askToEnd, openWindow, platformSwitches, whyNoSandbox, whyNoWindow } from './electron-start.mjs'
import { ensureBuilt, ensurePackages, findElectron, root } from './steps.mjs'

const words = process.argv.slice(2)
/** The terminal sends Ctrl+C to every program in it. Without one, signals come to this script alone. */
const inTerminal = [process.stdin, process.stdout, process.stderr].some(each => each.isTTY)
/** What runs now, and which shell that is; null while things are prepared. */
let running = null
let listening = false
let leaving = false

try {
  // npm goes to the package’s folder; a file is named from where the person is.
  const from = process.env.npm_lifecycle_event === 'start' ? process.env.INIT_CWD : undefined
  await ensurePackages()
  await ensureBuilt()
  if (from) process.chdir(from)
  const why = await tryWindows()
  if (why !== null && !leaving) runBrowser(why)
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

/** @returns why Hearthside is not in windows of its own; '' when the person wants it so; null when it is, or was. */
async function tryWindows() {
  if (words.some(word => ['--browser', '--help', '-h', '--version', '-v'].includes(word))) return ''
  const named = process.env.ELECTRON_EXEC_PATH
  const impossible = whyNoWindow()
  // A program that the person names may bring what root or the system’s own Electron has not.
  if (impossible && !(named && (process.env.DISPLAY || process.env.WAYLAND_DISPLAY))) {
    const { missing } = await findElectron({ fetch: false })
    return missing ? `${impossible}; and Electron is not available (${missing})` : impossible
  }
  const { path, missing } = await findElectron()
  if (missing) return `Electron is not available (${missing})`
  const unsafe = named ? null : whyNoSandbox(path)
  if (unsafe) return unsafe
  const switches = platformSwitches()
  const first = await startElectron(path, switches)
  if (first === null || switches.length === 0 || !first.startsWith('the display') || leaving) return first
  // XWayland is announced and is not there.
  return startElectron(path, [])
}

/** @returns why there is no window; null when there is, or was */
async function startElectron(path, switches) {
  // Before it is spawned: from then on a signal must not end this script alone.
  listen()
  const window = await openWindow(path, [...switches, root, '--', ...words], {
    onSpawn: child => (running = { child, kind: 'electron' })
  })
  if (window.why !== undefined) {
    // Ended by Ctrl+C before the window was there.
    if (leaving) process.exitCode = 1
    return window.why
  }
  const said = window.said ?? ''
  if (said.startsWith('handed over')) console.log('Hearthside is open already: its window comes to the front.')
  const useless = words.filter(word => /^--(port|no-open)\b/.test(word))
  if (said.startsWith('window') && useless.length > 0)
    console.log(
      `${useless.join(' and ')} is for a browser, and Hearthside has windows of its own here (npm start -- --browser).`
    )
  const { code, signal } = await window.ended
  process.exitCode = signal ? 1 : (code ?? 0)
  if (leaving || said.startsWith('refused')) return null
  if (window.said === null)
    console.log('Hearthside ended before its window opened. In your browser: npm start -- --browser')
  else if (process.exitCode !== 0)
    console.error(
      `Hearthside ended unexpectedly (${signal ?? `code ${code}`}). What was done is on disk: start it again, or in your browser by npm start -- --browser`
    )
  return null
}

function runBrowser(why) {
  if (why) console.log(`Hearthside runs in your browser: ${why}.`)
  listen()
  const child = spawn(process.execPath, [join(root, 'out', 'main', 'browser.js'), ...words], { stdio: 'inherit' })
  running = { child, kind: 'browser' }
  child.on('error', error => {
    console.error(`Hearthside could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => (process.exitCode = signal ? 1 : (code ?? 0)))
}

/** From now on a signal is the app’s to answer, and its end is waited for. */
function listen() {
  if (listening) return
  listening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
}

/** A signal that the app has from the terminal already is not sent again: a second one ends both shells before all is saved. */
function pass(signal) {
  leaving = true
  if (running === null) return
  const { child, kind } = running
  if (process.platform === 'win32') {
    // A console tells the browser shell by itself; Electron is no program of the console.
    if (kind === 'electron') askToEnd(child)
  } else if (!inTerminal || signal === 'SIGTERM') child.kill(signal)
}
