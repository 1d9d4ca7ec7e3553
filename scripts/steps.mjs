// What `start`, `dev` and `test` share: running a program, and making sure of what they need.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const require = createRequire(join(root, 'package.json'))

/** Runs a program to its end. Resolves with its exit code; `quiet` keeps its output back and resolves with it. */
export function run(command, args, { quiet = false, env = {}, timeout = 0, cwd = root } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      timeout
    })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    child.on('error', error => resolve({ code: 127, output: String(error) }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** The path of a tool that npm installed here. */
export function tool(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}

/** Installs the packages that the lock file names, unless they are here already. */
export async function ensurePackages() {
  const stamp = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error('npm ci failed; the lines above say why')
}

/** Builds when a source is newer than what was built. */
export async function ensureBuilt() {
  const built = join(root, 'out', 'main', 'browser.js')
  const sources = ['src', 'resources', 'electron.vite.config.ts', 'package.json', 'package-lock.json']
  const newest = Math.max(...sources.map(each => newestIn(join(root, each))))
  if (existsSync(built) && statSync(built).mtimeMs > newest) return
  console.log('Building …')
  const { code, output } = await run(tool('electron-vite'), ['build'], { quiet: true })
  if (code !== 0) throw new Error(`the build failed:\n${output}`)
}

function newestIn(path) {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map(name => newestIn(join(path, name))))
}

/** Where Electron's program is, fetching it on first use; or why there is none. */
export async function findElectron() {
  if (process.env.ELECTRON_EXEC_PATH) return { path: process.env.ELECTRON_EXEC_PATH }
  let home
  try {
    home = dirname(require.resolve('electron/package.json'))
  } catch {
    return { missing: 'the electron package is not installed' }
  }
  if (!electronIn(home)) await run(process.execPath, [join(home, 'install.js')], { quiet: true, timeout: 300_000 })
  const path = electronIn(home)
  return path ? { path } : { missing: 'its program cannot be downloaded here' }
}

/** Where Electron's program is if it is here already; nothing is fetched. */
export function electronHere() {
  if (process.env.ELECTRON_EXEC_PATH) return process.env.ELECTRON_EXEC_PATH
  try {
    return electronIn(dirname(require.resolve('electron/package.json')))
  } catch {
    return null
  }
}

function electronIn(home) {
  const program = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform]
  const path = join(home, 'dist', program ?? 'electron')
  return existsSync(path) ? path : null
}

/** A desktop to open windows on: always on macOS and Windows, elsewhere when X or Wayland runs. */
export function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}
