// npm start [-- [--browser] [--folder DIR] [--data DIR] [FILE]]: opens Hearthside, under Electron where a window comes, else in a browser.
import './packages.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { askToEnd, openWindow, platformSwitches, whyNoWindow } from './electron-start.mjs'
import { ensureBuilt, findElectron, root } from './steps.mjs'

const words = process.argv.slice(2)
/** The terminal sends Ctrl+C to every program in it. Without one, signals come to this script alone. */
const inTerminal = [process.stdin, process.stdout, process.stderr].some(each => each.isTTY)
const isWindows = process.platform === 'win32'
let endApp = () => undefined
let leaving = false

// npm goes to the package’s folder; a file is named from where the person is.
if (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
try {
  await ensureBuilt()
  const { path, why } = await electron()
  // From now on a signal is the app’s to answer, and its end is waited for. What the app has from the terminal already is not
  // sent again: a second signal ends both shells before all is saved.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      leaving = true
      if (isWindows || !inTerminal || signal === 'SIGTERM') endApp(signal)
    })
  const reason = path ? await runElectron(path) : why
  if (reason !== null && !leaving) runBrowser(reason)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Electron’s program, or why there is none to start: '' when the person wants it so. */
async function electron() {
  if (words.some(word => ['--browser', '--help', '-h', '--version', '-v'].includes(word))) return { why: '' }
  const impossible = whyNoWindow()
  if (impossible) return { why: impossible }
  const { path, missing } = await findElectron()
  return { path, why: `Electron is not available (${missing})` }
}

/** @returns why there is no window; null when there is, or was */
async function runElectron(path, switches = platformSwitches()) {
  const window = await openWindow(path, [...switches, root, '--', ...words], child => {
    endApp = signal => askToEnd(child, signal)
  })
  if (window.why !== undefined) {
    // Ended by Ctrl+C before the window was there.
    if (leaving) process.exitCode = 1
    // XWayland may be announced and not be there.
    else if (switches.length > 0 && window.why.startsWith('the display')) return runElectron(path, [])
    return window.why
  }
  const said = window.said ?? ''
  if (said.startsWith('handed over')) console.log('Hearthside is open already: its window comes to the front.')
  const useless = words.filter(word => /^--(port|no-open)\b/.test(word)).join(' and ')
  if (said.startsWith('window') && useless)
    console.log(`${useless} is for a browser, and Hearthside has windows of its own here (npm start -- --browser).`)
  const { code, signal } = await window.ended
  process.exitCode = signal ? 1 : code
  if (leaving || said.startsWith('refused')) return null
  if (!said) console.log('Hearthside ended before its window opened. In your browser: npm start -- --browser')
  else if (process.exitCode !== 0)
    console.error(
      `Hearthside ended unexpectedly (${signal ?? `code ${code}`}). What was done is on disk: start it again, or in your browser by npm start -- --browser`
    )
  return null
}

function runBrowser(why) {
  if (why) console.log(`Hearthside runs in your browser: ${why}.`)
  const child = spawn(process.execPath, [join(root, 'out', 'main', 'browser.js'), ...words], { stdio: 'inherit' })
  // On Windows the console tells every program of it by itself.
  endApp = signal => isWindows || child.kill(signal)
  child.on('exit', (code, signal) => (process.exitCode = signal ? 1 : code))
}
