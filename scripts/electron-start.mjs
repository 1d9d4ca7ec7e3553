// Starts Electron from a terminal, waits for its window, and gives the reason when none opens.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { lastUsefulLine } from './steps.mjs'

/** A start may show no progress for so many seconds. Electron needs one to five, and more at its first start. */
const patience = Number(process.env.HEARTHSIDE_PATIENCE) || 13
/** After a request a program may take so many milliseconds to end. With this and the patience a browser opens within 20 s. */
const grace = 1500

const rootReason =
  'Electron’s sandbox does not work for the user root. Start Hearthside as another user to have it in windows of its own'

/** The reason against a window that is known before Electron is fetched; null without one. */
export function whyNoWindow({ platform = process.platform, env = process.env, uid = process.getuid?.() } = {}) {
  if (platform === 'win32' || platform === 'darwin') return null
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display for a window'
  // A program that the user names may run for root.
  return uid === 0 && !env.ELECTRON_EXEC_PATH ? rootReason : null
}

/** Under Wayland itself no window can be placed, under XWayland it can (docs/desktop.md). */
export function platformSwitches({ platform = process.platform, env = process.env } = {}) {
  return platform === 'linux' && env.WAYLAND_DISPLAY && env.DISPLAY ? ['--ozone-platform=x11'] : []
}

/**
 * Starts Electron and waits for its window. The app reports the window in a file (src/main/storage/machine/start-report.ts).
 * @param onSpawn gets the child as soon as it runs
 * @returns `why` when no window opened and the program has ended; else what the app `said`, and `ended`, a promise of its end
 */
export async function openWindow(program, args, onSpawn) {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-start-'))
  const report = process.env.HEARTHSIDE_STARTED || join(folder, 'started')
  for (const path of [report, `${report}.progress`]) rmSync(path, { force: true })
  const env = { ...process.env, HEARTHSIDE_STARTED: report }
  // Terminals of some editors set it, and the program would run as Node.
  delete env.ELECTRON_RUN_AS_NODE
  // `npm run dev` sets it, and pages would come from another server.
  delete env.ELECTRON_RENDERER_URL
  // Else Windows would end the app at Ctrl+C, together with this script, before it has saved.
  if (process.platform === 'win32') env.ELECTRON_NO_ATTACH_CONSOLE = '1'
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'], env })
  onSpawn(child)
  // Held back until a window opens, because a failure is reported in one line.
  const output = new PassThrough({ highWaterMark: 2 ** 30 })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false })
  const closed = once(child, 'close').catch(() => undefined)
  const ended = once(child, 'exit').then(
    ([code, signal]) => ({ code, signal }),
    error => ({ error })
  )
  const outcome = await firstSign(report, ended)
  const said = existsSync(report) ? readFileSync(report, 'utf8').trim() : null
  rmSync(folder, { recursive: true, force: true })
  if (said !== null || outcome.code === 0) {
    output.pipe(process.stdout)
    return { said, ended }
  }
  // Two programs must not use one data folder.
  if (outcome.silent) askToEnd(child)
  if (!(await Promise.race([ended, setTimeout(grace)]))) child.kill('SIGKILL')
  // Waits a moment for the last output. A child of the program may hold its pipes open, and would keep this script alive.
  await Promise.race([closed, setTimeout(500)])
  for (const stream of [child.stdout, child.stderr]) stream.destroy()
  return { why: reasonOfEnd(program, outcome, String(output.read() ?? '')) }
}

/** How the program ended, if before its report; `silent` when it shows no progress. */
async function firstSign(report, ended) {
  let outcome = null
  void ended.then(how => (outcome = how))
  let progress = -1
  let until = 0
  while (!existsSync(report) && !outcome) {
    const now = statSync(`${report}.progress`, { throwIfNoEntry: false })?.size ?? 0
    if (now !== progress) until = Date.now() + 1000 * patience
    progress = now
    if (Date.now() > until) return { silent: true }
    await setTimeout(50)
  }
  return outcome ?? {}
}

/** Asks a program to end in good order. Windows has no signals, so there its windows are asked to close. */
export function askToEnd(child, signal = 'SIGTERM') {
  if (process.platform === 'win32') spawn('taskkill', ['/PID', String(child.pid)], { stdio: 'ignore' })
  else child.kill(signal)
}

/** Patterns of what Electron prints before it ends, and the reasons. `$1` stands for the group of the pattern. */
function reasonsFor(program) {
  const { DISPLAY = '', WAYLAND_DISPLAY = '' } = process.env
  const helper = `'${join(dirname(program), 'chrome-sandbox').replaceAll("'", String.raw`'\''`)}'`
  return [
    [
      /error while loading shared libraries: (\S+?):/,
      'Electron needs the library $1, which is missing. Debian, Ubuntu and WSL have it by: sudo apt install libgtk-3-0 libnss3 libasound2 libgbm1 (from Ubuntu 24.04: libgtk-3-0t64 libnss3 libasound2t64 libgbm1)'
    ],
    [
      /Could not start dynamically linked executable|NixOS cannot run/,
      'NixOS does not run Electron’s program from npm. Name one of nixpkgs: ELECTRON_EXEC_PATH=/path/to/electron'
    ],
    [/Running as root without --no-sandbox/, rootReason],
    [
      /SUID sandbox|No usable sandbox|zygote_host|Failed to move to new namespace|credentials\.cc/,
      `this system does not let Electron make its sandbox. For windows of its own, run: sudo chown root:root ${helper} && sudo chmod 4755 ${helper}`
    ],
    [
      /Missing X server|platform failed to initialize|(open|connect to) (the )?(X |Wayland )?display|Authorization required/i,
      `the display does not answer (DISPLAY=${DISPLAY}, WAYLAND_DISPLAY=${WAYLAND_DISPLAY}). Start Hearthside in a terminal of your desktop`
    ]
  ]
}

function reasonOfEnd(program, { error, code, signal, silent }, output) {
  // Without the loader of glibc a program for it is “not found”.
  if (error?.code === 'ENOENT' && existsSync(program))
    return 'Electron’s program does not run on this system, because it needs the loader of glibc (Alpine and NixOS have none at its place)'
  if (error) return `Electron cannot be started (${error.message})`
  const line = lastUsefulLine(output)
  if (silent) return `Electron runs, but opened no window within ${patience} seconds${line ? ` (${line})` : ''}`
  for (const [pattern, reason] of reasonsFor(program)) {
    const found = pattern.exec(output)
    if (found) return reason.replace('$1', () => found[1])
  }
  return `Electron ended with ${signal ?? `code ${code}`} before its window opened${line ? `: ${line}` : ''}`
}
