// What `npm start` and `npm test` share: running a program, the build, and Electron's program.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * Runs a program to its end, and keeps back what it prints, unless `stdio` says otherwise.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise(resolve => {
    // Windows starts npm.cmd only by a shell, which would split a path at a space. No caller hands npm a path.
    const shell = process.platform === 'win32' && command === 'npm'
    const env = { ...process.env, ...options.env }
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell, ...options, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
    child.on('error', error => resolve({ code: 127, output: String(error) }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** Builds when a source is newer than what was built, or when a build was broken off. */
export async function ensureBuilt() {
  const sources = ['src', 'resources'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true }).map(name => join(folder, name))
  )
  const settings = ['package.json', 'package-lock.json', 'electron.vite.config.ts']
  const built = ['main/electron.js', 'main/browser.js', 'preload/gm.cjs', 'renderer/gm.html', 'renderer/seat.html']
  if (Math.max(...times([...sources, ...settings])) <= Math.min(...times(built.map(name => join('out', name))))) return
  console.log('Building …')
  const bundler = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
  const { code, output } = await run(process.execPath, [bundler, 'build'])
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

const times = names => names.map(name => statSync(join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)

const electron = join(root, 'node_modules', 'electron')

/** Electron's program if it is installed, else null. */
export function electronHere() {
  if (process.env.ELECTRON_EXEC_PATH) return process.env.ELECTRON_EXEC_PATH
  try {
    // The installer writes path.txt last.
    const path = join(electron, 'dist', readFileSync(join(electron, 'path.txt'), 'utf8'))
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/**
 * Electron's program, which its own installer fetches on first use; or the reason why it is missing.
 * @returns {Promise<{ path: string, missing?: undefined } | { path?: undefined, missing: string }>}
 */
export async function findElectron() {
  const here = electronHere()
  if (here) return { path: here }
  console.log('Fetching Electron (about 115 MB, once) …')
  // The installer cannot replace links of an incomplete program on a Mac.
  rmSync(join(electron, 'dist'), { recursive: true, force: true })
  const proxy = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'].find(name => process.env[name])
  const args = [join(root, 'scripts', 'install-electron.mjs')]
  const env = { NODE_NO_WARNINGS: '1', ...(proxy ? { ELECTRON_GET_USE_PROXY: '1', NODE_USE_ENV_PROXY: '1' } : {}) }
  let output = ''
  for (let tries = 3; tries > 0; tries--) {
    output = (await run(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })).output
    const path = electronHere()
    if (path) return { path }
    // Another attempt helps only after a broken connection.
    if (!/terminated|ECONNRESET|other side closed/.test(output)) break
  }
  return { missing: `its program could not be fetched: ${lastUsefulLine(output)}${hintFor(output, proxy)}` }
}

function hintFor(output, proxy) {
  if (/CERT|certificate/i.test(output)) return '. NODE_EXTRA_CA_CERTS names the certificates of your network'
  if (!/ENOTFOUND|EAI_AGAIN|ECONN|TIME|UNREACH|fetch failed|terminated|40[37]|proxy/i.test(output)) return ''
  if (proxy) return `. ${proxy} names a proxy: is it right?`
  return '. Behind a proxy: set HTTPS_PROXY (http://host:port). Hearthside tries again at the next start'
}

/** The most telling line of a failed program's output. */
export function lastUsefulLine(output) {
  const lines = output
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !/^(at |\^|[{}[\]]+$|Node\.js v|node:|\(node:|throw )/.test(line))
  const telling = lines.findLast(line => /error|fatal|cannot|can't|could not|unable|not |failed|missing/i.test(line))
  return (telling ?? lines.at(-1) ?? '').replace(/^(Uncaught )?(\w*Error): |[.\s]+$/g, '').slice(0, 300)
}
