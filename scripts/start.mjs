// npm start [-- [--browser] [--folder DIR] [FILE]]: opens Hearthside, under Electron where that can be had, else in a browser.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensurePackages, findElectron, hasDisplay, root } from './steps.mjs'

const options = process.argv.slice(2)
const args = options.filter(each => each !== '--browser')

try {
  await ensurePackages()
  await ensureBuilt()
  const shell = await chooseShell()
  if (shell.why) console.log(`Hearthside runs in your browser: ${shell.why}.`)
  hand(shell.command, [...shell.args, ...args])
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

async function chooseShell() {
  const browser = { command: process.execPath, args: [join(root, 'out', 'main', 'browser.js')] }
  if (options.includes('--browser')) return browser
  if (!hasDisplay()) return { ...browser, why: 'there is no display for a window' }
  const electron = await findElectron()
  if (electron.missing) return { ...browser, why: `Electron is not available (${electron.missing})` }
  return { command: electron.path, args: [root] }
}

/** Gives terminal, signals and exit code over to the app. */
function hand(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: process.cwd() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', error => {
    console.error(`could not start ${command}: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => (process.exitCode = signal ? 1 : (code ?? 0)))
}
