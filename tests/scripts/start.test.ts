import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { platformSwitches, whyNoWindow } from '../../scripts/electron-start.mjs'
import { root } from '../../scripts/steps.mjs'

// `npm start` with programs that play Electron and the browser shell, and that print their words.

/** Milliseconds from `npm start` to the browser shell at most, whatever Electron does. */
const opensWithin = 20_000
const browserShell = `process.on('SIGTERM', () => process.exit(0))
console.log('BROWSER', process.argv.slice(2))
setInterval(() => undefined, 1000)`
const built = ['main/browser.js', 'main/electron.js', 'preload/gm.cjs', 'renderer/gm.html', 'renderer/seat.html']

/** The files that a start needs, in a folder whose name has a space, a letter outside ASCII and an ampersand. */
function house(electron: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'hearthside-start-test-')), 'Jane Döe & co')
  for (const name of ['resources', 'src', 'node_modules', 'out/main', 'out/preload', 'out/renderer'])
    mkdirSync(join(folder, name), { recursive: true })
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  for (const name of ['', 'node_modules/.'])
    writeFileSync(join(folder, `${name}package-lock.json`), '{ "packages": {} }')
  for (const name of built) writeFileSync(join(folder, 'out', name), browserShell)
  const program = electron.startsWith('#!') ? electron : `#!/bin/sh\necho $$ > "$0.pid"\n${electron}\n`
  writeFileSync(join(folder, 'electron'), program, { mode: 0o755 })
  return folder
}

/** Starts Hearthside until a line is printed, or else until it ends by itself. @returns what was printed, how it ended, and whether Electron is left */
async function play(script: string, word: string, until: RegExp | null) {
  const folder = house(script)
  const env = {
    ...process.env,
    DISPLAY: ':99',
    WAYLAND_DISPLAY: 'wayland-9',
    TMPDIR: dirname(folder),
    npm_lifecycle_event: '',
    ELECTRON_EXEC_PATH: join(folder, 'electron'),
    ELECTRON_RUN_AS_NODE: '1',
    HEARTHSIDE_PATIENCE: '4'
  }
  const child = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs'), word], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const ended = once(child, 'close') as Promise<[number | null]>
  const late = Date.now() + opensWithin
  while (until && !until.test(output) && child.exitCode === null && Date.now() < late) await setTimeout(20)
  if (until) child.kill('SIGTERM')
  const [code] = await ended
  const isLeft = spawnSync('/bin/sh', ['-c', `kill -0 $(cat "${folder}/electron.pid")`]).status === 0
  rmSync(dirname(folder), { recursive: true, force: true })
  return { output: output.trim(), code, isLeft }
}

const failures = [
  ['exits with 1', 'echo "[12:FATAL:thing.cc(3)] Something broke" >&2; exit 1', /ended with code 1 .*Something broke/],
  ['dies by a signal', 'kill -SEGV $$', /ended with SIGSEGV/],
  ['never reports a window', 'echo warming up; exec sleep 60', /opened no window within 4 seconds \(warming up\)/],
  ['cannot be ended', `trap '' TERM; while :; do sleep 1; done`, /opened no window within/],
  ['misses a library', 'echo "error while loading shared libraries: libnss3.so: x"; exit 127', /libnss3\.so, .*apt in/],
  ['may not make its sandbox', 'echo "The SUID sandbox helper" >&2; kill -TRAP $$', /chown root:root '.*Jane Döe & co/],
  ['runs for root', 'echo "Running as root without --no-sandbox is not supported" >&2; exit 1', /for the user root/],
  ['finds no display', 'echo "[1:ERROR] Missing X server or $DISPLAY" >&2; exit 1', /not answer \(DISPLAY=:99/],
  ['is of NixOS', 'echo "Could not start dynamically linked executable"; exit 127', /one of nixpkgs/],
  [
    'was made for another system',
    '#!/no/such/loader\n',
    /does not run on this system, because it needs the loader of glibc/
  ]
] as const

const windowed = 'echo "window $$" > "$HEARTHSIDE_STARTED"'
/** Reports as the app does, and ends in good order on one SIGTERM, like Electron. A second SIGTERM would end it at once. */
const works = `trap 'trap - TERM; echo SAVED; exit 0' TERM
${windowed}; echo WINDOW "$*" "<$ELECTRON_RUN_AS_NODE>"; while :; do sleep 0.1; done`
const noXWayland = `case "$1" in --ozone-platform=x11) echo 'Missing X server' >&2; exit 1;; esac\n${works}`
const slow = `for each in a b c; do sleep 2; echo $each >> "$HEARTHSIDE_STARTED.progress"; done\n${works}`

type Scene = readonly [title: string, script: string, word: string, until: RegExp | null, printed: RegExp, code: number]
const window = /^WINDOW/m
const browser = /^BROWSER/m
const scenes: readonly Scene[] = [
  ['its words come behind a mark', works, '-x y', window, /^WINDOW --ozone-platform=x11 \/.*co -- -x y <>\nSAVED$/, 0],
  ['XWayland does not answer', noXWayland, '-x', window, /^WINDOW \/.*co -- -x <>\nSAVED$/, 0],
  ['a slow one is waited for', slow, '-x', window, /^WINDOW .*<>\nSAVED$/, 0],
  ['one is open', 'echo handed over > "$HEARTHSIDE_STARTED"', '-x', null, /^Hearthside is open already.*$/, 0],
  ['a word is wrong', 'echo No; echo refused > "$HEARTHSIDE_STARTED"; exit 2', '-x', null, /^No$/, 2],
  ['it fails later', `${windowed}; sleep 1; kill -SEGV $$`, '-x', null, /^Hearth.*unexpectedly \(SIGSEGV\).*$/, 1],
  ['it is ended before its window', 'kill -TERM $PPID; exec sleep 60', '-x', null, /^$/, 1],
  ...['--browser', '--help', '--version'].map((word): Scene => [
    `${word} opens the browser`,
    works,
    word,
    browser,
    new RegExp(`^BROWSER \\[ '${word}' \\]$`),
    0
  ]),
  ...failures.map(([what, script, why]): Scene => {
    const line = `^Hearthside runs in your browser: .*${why.source}.*(?<!\\.)\\.\nBROWSER \\[ '-x y' \\]$`
    return [`the browser opens where Electron ${what}`, script, '-x y', browser, new RegExp(line), 0]
  })
]

describe.skipIf(process.platform === 'win32')('npm start', () => {
  const ends = new Map<string, Awaited<ReturnType<typeof play>>>()

  // Several at once, because a start waits most of its time.
  beforeAll(async () => {
    const left = [...scenes]
    const playSome = async (): Promise<void> => {
      for (const [title, script, word, until] of left.splice(0, 1)) ends.set(title, await play(script, word, until))
      if (left.length > 0) await playSome()
    }
    await Promise.all(Array.from({ length: 6 }, playSome))
  }, 180_000)

  test.each(scenes)('%s', (title, _script, _word, _until, printed, code) => {
    expect(ends.get(title)).toEqual({ output: expect.stringMatching(printed), code, isLeft: false })
  })
})

test('on Linux a window needs a display, and a user that is not root', () => {
  const can = { platform: 'linux', env: { DISPLAY: ':0' }, uid: 1000 } as const
  expect(whyNoWindow(can)).toBeNull()
  expect(whyNoWindow({ ...can, env: {} })).toContain('no display')
  expect(whyNoWindow({ ...can, uid: 0 })).toContain('root')
  expect(whyNoWindow({ platform: 'win32', env: {}, uid: 0 })).toBeNull()
})

test.each([
  ['linux', { DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0' }, ['--ozone-platform=x11']],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, []],
  ['darwin', { DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0' }, []]
] as const)('on %s with %j the switches are %j', (platform, env, switches) => {
  expect(platformSwitches({ platform, env })).toEqual(switches)
})
