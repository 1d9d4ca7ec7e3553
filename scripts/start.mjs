// npm start [-- [--browser] [--folder DIR] [--data DIR] [FILE]]: opens Hearthside under Electron, or in a browser where no window opens.
import './packages.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { askToEnd, openWindow, platformSwitches, whyNoWindow } from './electron-start.mjs'
import { ensureBuilt, findElectron, root } from './steps.mjs'

const words = process.argv.slice(2)
/** A terminal sends Ctrl+C to all its programs. Without a terminal only this script gets a signal. */
const inTerminal = [process.stdin, process.stdout, process.stderr].some(each => each.isTTY)
const isWindows = process.platform === 'win32'
let endApp = () => undefined
let leaving = false

// npm changes to the folder of the package, but FILE is relative to the user's folder.
if (process.env.npm_lifecycle_event === 'start' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
try {
  await ensureBuilt()
  const { path, why } = await electron()
  // From now on the app answers a signal, and this script waits for its end. A second signal would end the app before all is
  // saved, so a signal from the terminal is not sent again.
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

/** Electron’s program, or the reason against it: '' when the user chose the browser. */
async function electron() {
  if (words.some(word => ['--browser', '--help', '-h', '--version', '-v'].includes(word))) return { why: '' }
  const impossible = whyNoWindow()
  if (impossible) return { why: impossible }
  const { path, missing } = await findElectron()
  return { path, why: `Electron is not available (${missing})` }
}

/** @returns the reason why no window opened; null when one opened */
async function runElectron(path, switches = platformSwitches()) {
  const window = await openWindow(path, [...switches, root, '--', ...words], child => {
    endApp = signal => askToEnd(child, signal)
  })
  if (window.why !== undefined) {
    // Ended by Ctrl+C before the window was there.
    if (leaving) process.exitCode = 1
    // DISPLAY may name an XWayland that does not run.
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
  // A console of Windows informs all its programs.
  endApp = signal => isWindows || child.kill(signal)
  child.on('exit', (code, signal) => (process.exitCode = signal ? 1 : code))
}
