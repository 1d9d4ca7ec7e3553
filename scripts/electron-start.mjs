// Starting Electron from a terminal: what stands in its way on this system, whether its window came, and why not.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lastUsefulLine } from './steps.mjs'

/** So long, in seconds, a start may show no sign of getting on. Electron needs one to five seconds, and more on its first day. */
export const usualPatience = 13
const patience = 1000 * (Number(process.env.HEARTHSIDE_PATIENCE) || usualPatience)
/** So long, in milliseconds, a program has to end by itself before it is ended: one that got on may hold a campaign. */
export const grace = { idle: 1500, busy: 5000 }

/** Musl has another name for its loader, so a program for glibc is “not found”. */
const loaderReason =
  'Electron’s program does not run on this system, because it needs the loader of glibc (Alpine and NixOS have none at its place)'
const rootReason =
  'Electron’s sandbox does not work for the user root. Start Hearthside as another user to have it in windows of its own'

/** Why no window can come here, before Electron is fetched; null where one can. */
export function whyNoWindow({
  platform = process.platform,
  env = process.env,
  uid = process.getuid?.(),
  glibc = hasGlibc
} = {}) {
  if (platform === 'win32' || platform === 'darwin') return null
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display for a window'
  if (uid === 0) return rootReason
  return glibc() ? null : loaderReason
}

/** Whether this Node was made for glibc, as Electron is. */
function hasGlibc() {
  process.report.excludeNetwork = true // else it asks for the names of all that Node is connected with
  return process.report.getReport().header.glibcVersionRuntime !== undefined
}

/** Settings of the kernel that keep Chromium’s sandbox from programs of ordinary users, and the value that does it. */
const restrictions = [
  ['kernel/apparmor_restrict_unprivileged_userns', '1'],
  ['kernel/unprivileged_userns_clone', '0'],
  ['user/max_user_namespaces', '0']
]

/** Why Electron’s sandbox cannot work here; null where it can. @param path Electron’s program @param files where the system keeps its own */
export function whyNoSandbox(
  path,
  { platform = process.platform, env = process.env, files = '/', stat = statSync } = {}
) {
  if (platform !== 'linux') return null
  const found = restrictions.find(([name, value]) => read(join(files, 'proc/sys', name)) === value)
  if (!found) return null
  const helper = env.CHROME_DEVEL_SANDBOX || join(dirname(path), 'chrome-sandbox')
  const owned = stat(helper, { throwIfNoEntry: false })
  // Owned by root, and run with root’s rights (mode 4755): then no user namespace is needed.
  if (owned && owned.uid === 0 && (owned.mode & 0o4001) === 0o4001) return null
  if (found[0].startsWith('kernel/apparmor') && hasProfile(join(files, 'etc/apparmor.d'), path)) return null
  return sandboxReason(path, `${found[0].replaceAll('/', '.')}=${found[1]}`)
}

function sandboxReason(path, setting) {
  const helper = `'${join(dirname(path), 'chrome-sandbox').replaceAll("'", String.raw`'\''`)}'`
  return `this system does not let Electron make its sandbox${setting ? ` (${setting})` : ''}. For windows of its own, run: sudo chown root:root ${helper} && sudo chmod 4755 ${helper}`
}

/** A profile of AppArmor may allow it for this very program. */
function hasProfile(folder, path) {
  if (!existsSync(folder)) return false
  return readdirSync(folder).some(name => {
    const text = read(join(folder, name))
    return text !== null && text.includes(path) && /^\s*userns\b/m.test(text)
  })
}

function read(path) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

/** Under XWayland windows can be placed, and the first one is shown; under Wayland itself they cannot (docs/desktop.md). */
export function platformSwitches({ platform = process.platform, env = process.env } = {}) {
  return platform === 'linux' && env.WAYLAND_DISPLAY && env.DISPLAY ? ['--ozone-platform=x11'] : []
}

/**
 * Starts Electron and waits for its window, which the app reports by a file (src/main/storage/machine/start-report.ts).
 * @param onSpawn is handed the child as soon as it runs
 * @returns `why` when there is no window and the program has ended; else what the app `said`, and `ended`, a promise of how it ends
 */
export async function openWindow(program, args, { onSpawn = () => undefined, wait = patience } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-start-'))
  const report = process.env.HEARTHSIDE_STARTED || join(folder, 'started')
  const clear = () => rmSync(folder, { recursive: true, force: true })
  rmSync(report, { force: true })
  rmSync(`${report}.progress`, { force: true })
  const env = { ...process.env, HEARTHSIDE_STARTED: report }
  // Set in the terminals of some editors, which are Electron themselves: the program would be a Node.
  delete env.ELECTRON_RUN_AS_NODE
  // Set by `npm run dev`: pages would come from a server that is not ours.
  delete env.ELECTRON_RENDERER_URL
  // Else Windows would end the app at Ctrl+C, together with this script, before it has saved.
  if (process.platform === 'win32') env.ELECTRON_NO_ATTACH_CONSOLE = '1'
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'], env })
  onSpawn(child)
  const output = holdBack(child)
  const ended = new Promise(resolve => {
    child.once('error', error => resolve({ error, code: null, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  const outcome = await firstSign(report, ended, wait)
  if (outcome === 'silent') {
    await stop(child, ended, existsSync(`${report}.progress`) ? grace.busy : grace.idle)
    output.drop()
    clear()
    const line = lastUsefulLine(output.text())
    return { why: `Electron runs, but opened no window within ${wait / 1000} seconds${line ? ` (${line})` : ''}` }
  }
  // Null: it ended by itself, and well, without a report.
  const said = read(report)
  clear()
  if (said === null && (outcome.error || outcome.code !== 0)) {
    // A moment for what a dying program has printed to arrive.
    await output.complete()
    output.drop()
    return { why: reasonOfEnd(program, outcome, output.text()) }
  }
  output.release()
  return { said, ended }
}

/** What the program prints is held back until it is known whether its window comes: a failure is told in one line of ours. */
function holdBack(child) {
  const held = []
  let released = false
  const ends = ['stdout', 'stderr'].map(
    name =>
      new Promise(resolve => {
        child[name].on('data', chunk => {
          if (released) process[name].write(chunk)
          else held.push([name, chunk])
        })
        child[name].once('close', resolve)
      })
  )
  return {
    text: () => held.map(([, chunk]) => String(chunk)).join(''),
    complete: () => Promise.race([Promise.all(ends), new Promise(resolve => setTimeout(resolve, 500))]),
    release() {
      released = true
      for (const [name, chunk] of held.splice(0)) process[name].write(chunk)
    },
    // Another program may have them still, and would keep this script alive.
    drop: () => ['stdout', 'stderr'].forEach(name => child[name].destroy())
  }
}

/** 'started', 'silent', or how the program ended before either. */
function firstSign(report, ended, wait) {
  return new Promise(resolve => {
    let progress = -1
    let until = 0
    const look = () => {
      if (existsSync(report)) return settle('started')
      const now = statSync(`${report}.progress`, { throwIfNoEntry: false })?.size ?? 0
      if (now !== progress) until = Date.now() + wait
      progress = now
      if (Date.now() > until) settle('silent')
    }
    const timer = setInterval(look, 50)
    const settle = outcome => {
      clearInterval(timer)
      resolve(outcome)
    }
    look()
    void ended.then(settle)
  })
}

/** Ends the program, for two of them must not have one data folder. Throws where it cannot be ended. */
async function stop(child, ended, patienceOfIt) {
  askToEnd(child)
  if (await within(patienceOfIt, ended)) return
  if (process.platform === 'win32') spawn('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  else child.kill('SIGKILL')
  if (await within(5000, ended)) return
  throw new Error(
    `Electron opened no window and cannot be ended (process ${child.pid}). End it, then: npm start -- --browser`
  )
}

/** Asks a program to end in good order. Windows has no signals: there its windows are asked to close. */
export function askToEnd(child, signal = 'SIGTERM') {
  if (process.platform === 'win32') spawn('taskkill', ['/PID', String(child.pid)], { stdio: 'ignore' })
  else child.kill(signal)
}

function within(time, promise) {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), time)
    void promise.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}

/** What Electron says when it cannot start, and what that means. */
export function reasonOfEnd(program, { error, code, signal }, output) {
  if (error?.code === 'ENOENT' && existsSync(program)) return loaderReason
  if (error) return `Electron cannot be started (${error.message})`
  const [, library] = /error while loading shared libraries: (\S+?):/.exec(output) ?? []
  if (library)
    return `Electron needs the library ${library}, which is missing. Debian, Ubuntu and WSL have it by: sudo apt install libgtk-3-0 libnss3 libasound2 libgbm1 (from Ubuntu 24.04: libgtk-3-0t64 libnss3 libasound2t64 libgbm1)`
  if (/Could not start dynamically linked executable|NixOS cannot run/.test(output))
    return 'NixOS does not run Electron’s program from npm. Name one of nixpkgs: ELECTRON_EXEC_PATH=/path/to/electron'
  if (/Running as root without --no-sandbox/.test(output)) return rootReason
  if (/SUID sandbox|No usable sandbox|zygote_host|Failed to move to new namespace|credentials\.cc/.test(output))
    return sandboxReason(program)
  if (isDisplayAtFault(output))
    return `the display does not answer (DISPLAY=${process.env.DISPLAY ?? ''}, WAYLAND_DISPLAY=${process.env.WAYLAND_DISPLAY ?? ''}). Start Hearthside in a terminal of your desktop`
  const line = lastUsefulLine(output)
  return `Electron ended with ${signal ?? `code ${code}`} before its window opened${line ? `: ${line}` : ''}`
}

function isDisplayAtFault(output) {
  return /Missing X server|platform failed to initialize|(open|connect to) (the )?(X |Wayland )?display|Authorization required/i.test(
    output
  )
}
