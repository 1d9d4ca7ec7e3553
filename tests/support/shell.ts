import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { appFolder } from './app-folder'

const built = join(appFolder, 'out', 'main', 'browser.js')
const fixedLuck = pathToFileURL(join(import.meta.dirname, 'fixed-luck.mjs')).href

/** The built browser shell, running in a folder of its own. */
export interface Shell {
  /** The GM's address, one-time token included. */
  readonly url: string
  /** `http://127.0.0.1:PORT` */
  readonly origin: string
  readonly folder: string
  readonly process: ChildProcess
  /** SIGKILL: nothing gets to clean up. */
  kill(): Promise<void>
  /** SIGTERM, as Ctrl+C would: everything is saved. Resolves with the exit code. */
  stop(): Promise<number | null>
  /** Starts the host again on the same folder; the port is the same, so open pages find it again. */
  again(...more: readonly string[]): Promise<Shell>
}

interface Start {
  readonly home?: string
  readonly port?: number
  /** Fixed: the same cards and dice in every run (fixed-luck.mjs). */
  readonly luck?: 'real' | 'fixed'
}

/** Starts the built browser shell on a free port, in a fresh folder unless one is given. */
export async function startShell(
  { home = mkdtempSync(join(tmpdir(), 'hearthside-e2e-')), port = 0, luck = 'real' }: Start = {},
  ...more: readonly string[]
): Promise<Shell> {
  const folder = join(home, 'campaigns')
  giveOwnStage(join(home, 'data'))
  const args = ['--no-open', '--port', String(port), '--folder', folder, '--data', join(home, 'data'), ...more]
  const before = luck === 'fixed' ? ['--import', fixedLuck] : []
  const child = spawn(process.execPath, [...before, built, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await addressFrom(child)
  const { origin } = new URL(url)
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  const end = (): boolean => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return {
    url,
    origin,
    folder,
    process: child,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    again: (...others) => startShell({ home, port: Number(new URL(origin).port), luck }, ...others)
  }
}

/**
 * A stage port for each of Playwright's workers. Two shells that both try the usual port would swap ports whenever
 * one of them is killed. Then a phone would call the wrong shell.
 */
function giveOwnStage(data: string): void {
  const kept = join(data, 'stage.json')
  if (existsSync(kept)) return
  const token = (): string => randomBytes(32).toString('base64url')
  // A hundred runs beside each other on one machine, each with ten workers, stay out of each other's way.
  const port = 14760 + (process.ppid % 100) * 10 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  mkdirSync(data, { recursive: true })
  writeFileSync(
    kept,
    JSON.stringify({ on: false, reach: 'loopback', port, table: token(), overlay: token(), seats: {} })
  )
}

/** Throws away everything that a shell kept. */
export function discard({ folder }: Shell): void {
  rmSync(join(folder, '..'), { recursive: true, force: true })
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /HEARTHSIDE_URL=(\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`the shell ended with ${code}:\n${output}`)))
    setTimeout(() => reject(new Error(`the shell did not say its address:\n${output}`)), 20_000).unref()
  })
}
