// node scripts/smoke.mjs window|browser [PATTERN]: runs `npm start` itself in a folder of its own, waits until Hearthside is open, and ends it.
// Fails where it opens in another way, where what is printed is not like PATTERN, or where it does not end.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askToEnd } from './electron-start.mjs'
import { commandFor, root } from './steps.mjs'

const [wanted, pattern = ''] = process.argv.slice(2)
if (wanted !== 'window' && wanted !== 'browser') throw new Error('Say what must open: window or browser')

/** In milliseconds: packages and a build may be made first, and the program fetched. */
const opensWithin = 10 * 60_000
const endsWithin = 60_000

const home = mkdtempSync(join(tmpdir(), 'hearthside smoke '))
const report = join(home, 'started')
const words = ['--folder', join(home, 'campaigns'), '--data', join(home, 'data'), '--port', '0', '--no-open']
const [program, args] = commandFor('npm', ['start', '--', ...words])
// A group of its own, so that it can be ended as a terminal ends it.
const child = spawn(program, args, {
  cwd: root,
  env: { ...process.env, HEARTHSIDE_STARTED: report },
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: process.platform !== 'win32'
})
let output = ''
for (const stream of [child.stdout, child.stderr])
  stream.on('data', chunk => {
    output += chunk
    process.stdout.write(chunk)
  })
const ended = new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))

const opened = await firstOf(opensWithin, () => {
  if (existsSync(report) && readFileSync(report, 'utf8').startsWith('window')) return 'window'
  return /^HEARTHSIDE_URL=/m.test(output) ? 'browser' : null
})
const faults = [
  ...(opened === wanted ? [] : [`it opened ${opened ?? 'nothing'} instead of a ${wanted}`]),
  ...(new RegExp(pattern).test(output) ? [] : [`what it printed is not like /${pattern}/`])
]
if (opened !== null) {
  end()
  const code = await firstOf(endsWithin, () => null, ended)
  if (code === null) faults.push('it did not end')
  else console.log(`It ended with ${code}.`)
}
if (process.platform !== 'win32') killGroup('SIGKILL')
rmSync(home, { recursive: true, force: true, maxRetries: 5 })
console.log(faults.length ? `FAIL: ${faults.join('; ')}` : `ok: npm start opened a ${wanted}`)
process.exit(faults.length ? 1 : 0)

/** As a person would: the window is closed, or Ctrl+C is pressed. */
function end() {
  if (opened === 'window') askToEnd(pidOf(readFileSync(report, 'utf8')))
  else if (process.platform === 'win32') spawn('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  else killGroup('SIGINT')
}

/** The app’s own process, as it has reported it: `window 1234`. */
function pidOf(said) {
  const pid = Number(said.split(/\s/)[1])
  return { pid, kill: signal => process.kill(pid, signal) }
}

function killGroup(signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended already.
  }
}

/** What `look` finds within a time, or what `end` comes to; null for neither. */
function firstOf(time, look, end = ended.then(() => null)) {
  return new Promise(resolve => {
    const until = Date.now() + time
    const timer = setInterval(() => {
      const found = look()
      if (found !== null || Date.now() > until) settle(found)
    }, 200)
    const settle = found => {
      clearInterval(timer)
      resolve(found)
    }
    void end.then(settle)
  })
}
