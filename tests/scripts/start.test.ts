import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grace, usualPatience } from '../../scripts/electron-start.mjs'
import { root } from '../../scripts/steps.mjs'
import { untilFound } from '../support/poll'

// `npm start` with programs that play a broken Electron. Each time the browser shell opens, and one line says why.

/** Milliseconds from `npm start` to the browser shell at most, whatever Electron does. */
const opensWithin = 20_000
/** Seconds for which a start may be silent here: fewer than a person's, so that the tests are quick. */
const patience = 4

/** The browser shell that opens: it says with which words, and runs until it is ended. */
const browserShell = `for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => { console.log('SAVED', signal); process.exit(0) })
console.log('BROWSER', JSON.stringify(process.argv.slice(2)))
setInterval(() => undefined, 1000)`

const cleanups: (() => void)[] = []
afterAll(() => cleanups.forEach(clean => clean()))

interface House {
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
}

const scripts = ['start', 'electron-start', 'steps', 'install-electron'].map(name => join('scripts', `${name}.mjs`))

/**
 * Hearthside with a node, in a folder whose name has a space, a letter outside ASCII and an ampersand. It holds what a start
 * needs, and no more.
 */
function house(): House {
  const outside = mkdtempSync(join(tmpdir(), 'hearthside-start-test-'))
  cleanups.push(() => rmSync(outside, { recursive: true, force: true }))
  const folder = join(outside, 'Jane Döe & co')
  mkdirSync(folder)
  mkdirSync(join(folder, 'scripts'))
  for (const name of [...scripts, 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { preserveTimestamps: true })
  mkdirSync(join(folder, 'node_modules'))
  cpSync(join(root, 'node_modules', '.package-lock.json'), join(folder, 'node_modules', '.package-lock.json'))
  symlinkSync(process.execPath, join(folder, 'node'))
  for (const name of [
    'main/browser.js',
    'main/electron.js',
    'preload/gm.cjs',
    'renderer/gm.html',
    'renderer/seat.html'
  ]) {
    mkdirSync(join(folder, 'out', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'out', name), name === 'main/browser.js' ? browserShell : '')
  }
  return {
    folder,
    environment: { ...process.env, DISPLAY: ':99', WAYLAND_DISPLAY: '', TMPDIR: outside, npm_lifecycle_event: '' }
  }
}

/** A program in the house that plays Electron. */
function electron({ folder }: House, script: string): string {
  const path = join(folder, 'an electron')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

interface Running {
  readonly child: ChildProcess
  /** Resolves as soon as a line of the output is like that. */
  until(pattern: RegExp): Promise<string>
  readonly ended: Promise<number | null>
}

function start({ folder, environment }: House, environs: NodeJS.ProcessEnv, words: readonly string[] = []): Running {
  const child = spawn(join(folder, 'node'), [join(folder, 'scripts', 'start.mjs'), ...words], {
    cwd: folder,
    env: { ...environment, ...environs },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const waiting = new Set<() => void>()
  const ended = new Promise<number | null>(resolve => child.once('close', code => resolve(code)))
  const hear = (chunk: Buffer): void => {
    output += chunk.toString()
    for (const each of waiting) each()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  cleanups.push(() => void child.kill('SIGKILL'))
  return {
    child,
    ended,
    until: pattern =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!pattern.test(output)) return
          waiting.delete(look)
          resolve(output)
        }
        waiting.add(look)
        look()
        void ended.then(code => reject(new Error(`ended with ${code} without ${String(pattern)}:\n${output}`)))
      })
  }
}

/** What each program does, and what the line must say. A program without a script cannot be loaded at all. */
const failures = [
  ['exits with 1', 'echo "[12:FATAL:thing.cc(3)] Something broke" >&2; exit 1', /ended with code 1 .*Something broke/],
  ['dies by a signal', 'kill -SEGV $$', /ended with SIGSEGV/],
  ['never reports a window', 'echo warming up; exec sleep 60', /opened no window within 4 seconds \(warming up\)/],
  [
    'never reports a window and does not let itself be ended',
    `trap '' TERM; while :; do sleep 1; done`,
    /opened no window within/
  ],
  [
    'misses a library',
    'echo "electron: error while loading shared libraries: libnss3.so: cannot open shared object file" >&2; exit 127',
    /needs the library libnss3\.so, .*apt install/
  ],
  [
    'may not make its sandbox',
    'echo "[1:FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found" >&2; kill -TRAP $$',
    /make its sandbox.*sudo chown root:root '.*Jane Döe & co.*chrome-sandbox'/
  ],
  ['finds no display', 'echo "[1:ERROR] Missing X server or $DISPLAY" >&2; exit 1', /not answer \(DISPLAY=:99/],
  ['was made for another system', null, /does not run on this system, because it needs the loader of glibc/]
] as const

/** The tests of one group begin together. A start waits most of its time; one by one they took a minute. */
function sideBySide(scenes: Readonly<Record<string, () => Promise<void>>>): void {
  const played = new Map<string, Promise<void>>()
  beforeAll(() => {
    for (const [name, play] of Object.entries(scenes)) {
      const scene = play()
      scene.catch(() => undefined) // Checked by its own test.
      played.set(name, scene)
    }
  })
  test.each(Object.keys(scenes))('%s', name => played.get(name))
}

describe.skipIf(process.platform === 'win32')('the browser shell opens, and one line says why, where Electron', () => {
  sideBySide(
    Object.fromEntries(
      failures.map(([name, script, why]) => [
        name,
        async () => {
          const here = house()
          const program = electron(here, script ?? '')
          if (script === null) writeFileSync(program, '#!/no/such/loader\n')
          const began = Date.now()
          const environs = { ELECTRON_EXEC_PATH: program, HEARTHSIDE_PATIENCE: String(patience) }
          const running = start(here, environs, ['--folder', 'a folder'])
          const output = await running.until(/^BROWSER /m)
          const took = Date.now() - began
          running.child.kill('SIGTERM')
          await running.ended
          const lines = output.split('\n').filter(line => line !== '')
          expect(lines).toEqual([
            expect.stringMatching(/^Hearthside runs in your browser: .*[^.]\.$/),
            'BROWSER ["--folder","a folder"]'
          ])
          expect(lines[0]).toMatch(why)
          expect(took).toBeLessThan(opensWithin)
        }
      ])
    )
  )

  test('is silent for as long as it may be: there is time left for the start itself', () => {
    expect(1000 * usualPatience + grace.idle).toBeLessThan(opensWithin - 5000)
  })
})

/** Reports as the app does, and ends in good order on one SIGINT, like Electron. A second SIGINT would end it at once. */
const works = `trap 'trap - INT; echo SAVED; exit 0' INT TERM
echo "window $$" > "$HEARTHSIDE_STARTED"
echo WINDOW "$*" "<$ELECTRON_RUN_AS_NODE>"
while :; do sleep 0.1; done`

describe.skipIf(process.platform === 'win32')('an Electron that works', () => {
  sideBySide({
    'is given the words behind a mark, and never runs as a Node': async () => {
      const here = house()
      const running = start(here, { ELECTRON_EXEC_PATH: electron(here, works), ELECTRON_RUN_AS_NODE: '1' }, [
        '--folder',
        'x'
      ])
      const output = await running.until(/^WINDOW /m)
      expect(output).toContain(`WINDOW ${here.folder} -- --folder x <>`)
      expect(output).not.toContain('browser')
      running.child.kill('SIGINT')
      expect(await running.until(/SAVED/)).not.toContain('BROWSER')
      expect(await running.ended).toBe(0)
    },
    'runs under XWayland where there is one, and under Wayland where XWayland does not answer': async () => {
      const here = house()
      const script = `case "$1" in --ozone-platform=x11) echo 'Missing X server or $DISPLAY' >&2; exit 1;; esac\n${works}`
      const environs = { ELECTRON_EXEC_PATH: electron(here, script), WAYLAND_DISPLAY: 'wayland-0' }
      const running = start(here, environs)
      expect(await running.until(/^WINDOW /m)).toContain(`WINDOW ${here.folder} --`)
      running.child.kill('SIGTERM')
      expect(await running.ended).toBe(0)
    },
    'hands over to the one that is open, which is said': async () => {
      const here = house()
      const running = start(here, {
        ELECTRON_EXEC_PATH: electron(here, 'echo "handed over $$" > "$HEARTHSIDE_STARTED"')
      })
      expect(await running.until(/Hearthside is open already/)).not.toContain('BROWSER')
      expect(await running.ended).toBe(0)
    },
    'says what is wrong with the command line, and nothing else opens': async () => {
      const here = house()
      const script = 'echo "Unknown option" >&2; echo "refused $$" > "$HEARTHSIDE_STARTED"; exit 2'
      const running = start(here, { ELECTRON_EXEC_PATH: electron(here, script) }, ['--foldr'])
      expect(await running.ended).toBe(2)
      expect(await running.until(/Unknown option/)).toBe('Unknown option\n')
    },
    'is slow, but gets on: it is waited for': async () => {
      const here = house()
      // Longer than a start may be silent, but never silent for so long.
      const script = `for each in main ready host; do sleep 1.5; echo $each >> "$HEARTHSIDE_STARTED.progress"; done\n${works}`
      const running = start(here, { ELECTRON_EXEC_PATH: electron(here, script), HEARTHSIDE_PATIENCE: String(patience) })
      expect(await running.until(/^(WINDOW|BROWSER)/m)).toContain('WINDOW')
      running.child.kill('SIGTERM')
      expect(await running.ended).toBe(0)
    },
    'fails after its window was there: that is said, and no browser opens': async () => {
      const here = house()
      const script = 'echo "window $$" > "$HEARTHSIDE_STARTED"; sleep 1; kill -SEGV $$'
      const running = start(here, { ELECTRON_EXEC_PATH: electron(here, script) })
      expect(await running.until(/ended unexpectedly \(SIGSEGV\)/)).not.toContain('BROWSER')
      expect(await running.ended).toBe(1)
    },
    'is ended before its window was there: nothing else opens': async () => {
      const here = house()
      const script = `echo $$ > '${here.folder}/pid'; exec sleep 60`
      const running = start(here, { ELECTRON_EXEC_PATH: electron(here, script) })
      await untilFound(async () => readOr(join(here.folder, 'pid')), 'Electron was not started')
      running.child.kill('SIGTERM')
      expect(await running.ended).toBe(1)
    }
  })
})

describe.skipIf(process.platform === 'win32')('the package of Electron', () => {
  test('is half unpacked and cannot be fetched: the browser shell opens, and says the reason', async () => {
    const here = house()
    const home = electronPackage(
      here,
      `console.error(new Error('getaddrinfo ENOTFOUND github.com').stack); process.exit(1)`
    )
    mkdirSync(join(home, 'dist'))
    writeFileSync(join(home, 'dist', 'electron'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 })
    const began = Date.now()
    const running = start(here, {})
    const output = await running.until(/^BROWSER /m)
    expect(Date.now() - began).toBeLessThan(opensWithin)
    expect(output).toMatch(/^Hearthside runs in your browser: .*its program is not complete here.*\.$/m)
    // Nothing is fetched for root, because Electron does not run for root.
    if (process.getuid?.() !== 0) expect(output).toMatch(/^Fetching Electron [^]*ENOTFOUND github\.com\..*HTTPS_PROXY/m)
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
  })
})

function electronPackage({ folder }: House, install: string): string {
  const home = join(folder, 'node_modules', 'electron')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'electron', version: '45.4.1' }))
  writeFileSync(join(home, 'install.js'), install)
  return home
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

describe('goes to the browser shell without a word', () => {
  sideBySide(
    Object.fromEntries(
      ['--browser', '--help', '--version'].map(word => [
        word,
        async () => {
          const here = house()
          const running = start(here, { ELECTRON_EXEC_PATH: join(here.folder, 'none') }, [word])
          expect(await running.until(/^BROWSER /m)).toBe(`BROWSER ["${word}"]\n`)
          running.child.kill('SIGTERM')
          await running.ended
        }
      ])
    )
  )
})
