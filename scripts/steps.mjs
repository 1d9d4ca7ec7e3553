// What `start`, `dev` and `test` share: running a program, and making sure of what they need.
import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const require = createRequire(join(root, 'package.json'))

/**
 * Runs a program to its end. Resolves with its exit code; `quiet` keeps its output back and resolves with it,
 * `quiet: 'errors'` only what it says on standard error.
 */
export function run(command, args, { quiet = false, env = {}, timeout = 0, cwd = root } = {}) {
  const [program, words] = commandFor(command, args)
  return new Promise(resolve => {
    const child = spawn(program, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', quiet === 'errors' ? 'inherit' : 'pipe', 'pipe'] : 'inherit',
      timeout
    })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    child.on('error', error => resolve({ code: 127, output: String(error) }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Program and words to spawn. Never by way of a shell: a shell would take a path with a space or an ampersand apart. So what
 * npm installed is run by this very Node, and npm is too.
 */
export function commandFor(command, args) {
  if (command === 'npm') return npmCommand(args)
  return tools.has(command) ? [process.execPath, [command, ...args]] : [command, args]
}

/** Takes out of an environment what is set to nothing, for programs that take that for a value. */
export function dropEmpty(environment, names) {
  for (const name of Object.keys(environment))
    if (names.test(name) && environment[name] === '') delete environment[name]
}

/** The packages whose command has another name. */
const packages = { playwright: '@playwright/test', tsgo: '@typescript/native-preview' }
const tools = new Set()

/** The script of a tool that npm installed here; `run` and `commandFor` know how to run it. */
export function tool(name) {
  const home = join(root, 'node_modules', packages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const script = join(home, typeof bin === 'string' ? bin : bin[name])
  tools.add(script)
  return script
}

/** npm’s script is named by the npm that runs us; else it lies where Node’s installers put it. */
function npmCommand(args) {
  const beside = dirname(process.execPath)
  const script = [
    ...(basename(process.env.npm_execpath ?? '') === 'npm-cli.js' ? [process.env.npm_execpath] : []),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  ].find(existsSync)
  if (script) return [process.execPath, [script, ...args]]
  // Windows starts `npm.cmd` by its command interpreter only. The words are ours, and none of them needs quotes.
  if (process.platform === 'win32') return [process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args]]
  return ['npm', args]
}

/**
 * Installs the packages that the lock file names, unless they are here already. A `node_modules` that is a link belongs to
 * another folder, so nothing is installed through it: `npm ci` would empty that folder.
 */
export async function ensurePackages(folder = root) {
  if (hasPackages(folder)) return
  const modules = join(folder, 'node_modules')
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `node_modules is a link${existsSync(modules) ? ` to ${realpathSync(modules)}` : ' that leads nowhere'}, which does not hold the packages that package-lock.json names. Run npm ci in the folder that it belongs to, or remove the link and start again.`
    )
  console.log('Installing packages …')
  // With NODE_ENV=production npm would leave out what builds Hearthside.
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder
  })
  if (code !== 0) throw new Error('npm ci failed; the lines above say why.')
}

/** Whether the packages are those of the lock file: by what both say, because a checkout gives files new times. */
function hasPackages(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const here = readLock(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !here) return false
  return Object.entries(wanted).every(([path, { version, integrity, link, optional, devOptional, peer }]) => {
    if (path === '' || link) return true
    const found = here[path]
    // What is for another system is not installed.
    if (!found) return Boolean(optional || devOptional || peer)
    return found.version === version && found.integrity === integrity
  })
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** What a whole build leaves, in the order in which it is written. */
const built = ['main/browser.js', 'main/electron.js', 'preload/gm.cjs', 'renderer/gm.html', 'renderer/seat.html']

/** Builds when a source is newer than what was built, or when a build was broken off. */
export async function ensureBuilt() {
  const sources = readdirSync(root).filter(name => /^(src|resources|package(-lock)?\.json|.*vite\..*\.ts)$/.test(name))
  const newest = Math.max(...sources.map(each => newestIn(join(root, each))))
  const times = built.map(each => statSync(join(root, 'out', each), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (Math.min(...times) > newest) return
  console.log('Building …')
  const { code, output } = await run(tool('electron-vite'), ['build'], { quiet: true })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

function newestIn(path) {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map(name => newestIn(join(path, name))))
}

const program =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform] ?? 'electron'

/** Where Electron's program is, fetching it on first use; or why there is none. @param fetch false: only looks */
export async function findElectron({ fetch = true } = {}) {
  if (process.env.ELECTRON_EXEC_PATH) return { path: process.env.ELECTRON_EXEC_PATH }
  const home = electronHome()
  if (!home) return { missing: 'the electron package is not installed' }
  const here = electronIn(home)
  if (here) return { path: here }
  const state = existsSync(join(home, 'dist')) ? 'its program is not complete here' : 'its program is not here'
  if (!fetch) return { missing: state }
  const { reason } = await fetchElectron(home)
  const path = electronIn(home)
  return path ? { path } : { missing: `${state}, and could not be fetched: ${reason}` }
}

/** Where Electron's program is if it is here already; nothing is fetched. */
export function electronHere() {
  if (process.env.ELECTRON_EXEC_PATH) return process.env.ELECTRON_EXEC_PATH
  const home = electronHome()
  return home && electronIn(home)
}

function electronHome() {
  try {
    return dirname(require.resolve('electron/package.json'))
  } catch {
    return null
  }
}

/** The program, if it is there with everything that belongs to it: as the package’s own install.js asks. */
function electronIn(home) {
  const path = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(home, 'dist'), program)
  try {
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
    const unpacked = readFileSync(join(home, 'dist', 'version'), 'utf8')
      .replace(/^v/, '')
      .trim()
    // Written last, when all is unpacked.
    const finished = readFileSync(join(home, 'path.txt'), 'utf8')
    return unpacked === version && finished === program && existsSync(path) ? path : null
  } catch {
    return null
  }
}

/** Takes as long as it takes; a line that is silent for five minutes ends it (install-electron.mjs). */
async function fetchElectron(home) {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  console.log(`Fetching Electron ${version} (about 115 MB, once) …`)
  // Files of a broken attempt would stand in the way of links that belong to a Mac’s program.
  rmSync(join(home, 'dist'), { recursive: true, force: true })
  const proxy = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'].find(name => process.env[name])
  const { code, output } = await run(process.execPath, [join(root, 'scripts', 'install-electron.mjs'), home], {
    quiet: 'errors',
    env: { NODE_NO_WARNINGS: '1', ...(proxy ? { ELECTRON_GET_USE_PROXY: '1', NODE_USE_ENV_PROXY: '1' } : {}) }
  })
  if (code === 0) return { reason: 'the installer left no program' }
  return { reason: `${lastUsefulLine(output) || `the installer ended with ${code}`}${hintFor(output, proxy)}` }
}

function hintFor(output, proxy) {
  if (/CERT|certificate/i.test(output)) return '. NODE_EXTRA_CA_CERTS names the certificates of your network'
  if (!/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|TIMEOUT|ENETUNREACH|EHOSTUNREACH|fetch failed|40[37]|proxy/i.test(output))
    return ''
  if (proxy) return `. ${proxy} names a proxy: is it right?`
  return '. Behind a proxy: set HTTPS_PROXY (http://host:port) and ELECTRON_GET_USE_PROXY=1. Hearthside tries again at the next start'
}

/** Of what a failed program printed, the line that says most. */
export function lastUsefulLine(output) {
  const lines = output
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !/^(at |\^|[{}[\]]+$|Node\.js v|node:|\(node:|\(Use `|throw )/.test(line))
  const telling = lines.findLast(line =>
    /error|fatal|cannot|can't|could not|unable|not |failed|missing|E[A-Z]{3,}/i.test(line)
  )
  return (telling ?? lines.at(-1) ?? '')
    .replace(/^(Uncaught )?(\w*Error): /, '')
    .replace(/[.\s]+$/, '')
    .slice(0, 300)
}

/** A desktop to open windows on: always on macOS and Windows, elsewhere when X or Wayland runs. */
export function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}
