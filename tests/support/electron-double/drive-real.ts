import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { untilFound } from '../poll'
import type { ElectronModule } from './electron-module'
import { built, freshHome, profileIn, type Desktop, type Start, type WindowName } from './drivers'

/** Starts the built app in a real Electron. */
export async function startReal(program: string, { home = freshHome(), args = [] }: Start = {}): Promise<Desktop> {
  mkdirSync(join(home, 'Documents'), { recursive: true })
  const env = { ...process.env, HOME: home, USERPROFILE: home } as Record<string, string>
  const all = (more: readonly string[]): string[] => [...flags, built, ...more, `--user-data-dir=${profileIn(home)}`]
  // A terminal of an editor may have it: Electron would be a Node.
  delete env['ELECTRON_RUN_AS_NODE']
  // Without this option Playwright switches Chromium's sandbox off on Linux.
  const app = await _electron.launch({ executablePath: program, args: all(args), env, chromiumSandbox: sandbox })
  // On Windows Playwright starts it by way of cmd.exe, which can be ended without the app.
  const pid = await app.evaluate(() => process.pid)
  let log = ''
  app.process().stderr?.on('data', chunk => (log += String(chunk)))
  const ended = new Promise<number | null>(resolve => app.process().once('exit', code => resolve(code)))
  const evaluate = (work: (electron: ElectronModule, arg: unknown) => unknown, arg?: unknown): Promise<unknown> =>
    app.evaluate(work as never, arg)
  return {
    driver: 'electron',
    home,
    page: name => pageOf(app, name),
    evaluate: evaluate as Desktop['evaluate'],
    log: () => log,
    ended,
    async again(...more) {
      const second = spawn(program, all(more), { env, stdio: 'ignore' })
      await new Promise(resolve => second.once('exit', resolve))
    },
    async kill() {
      process.kill(pid, 'SIGKILL')
      await ended
    }
  }
}

/** In a container Chromium’s own sandbox cannot be had; ours (`sandbox: true`) is asked for all the same. */
const sandbox = !process.env['HEARTHSIDE_NO_SANDBOX']
const flags = sandbox ? [] : ['--no-sandbox']

function pageOf(app: ElectronApplication, name: WindowName): Promise<Page> {
  return untilFound(async () => {
    const page = app.windows().findLast(each => !each.isClosed() && each.url() === `app://hearthside/${name}.html`)
    // One that is just going away is not the one that is meant.
    const loaded = await page?.waitForLoadState().then(
      () => true,
      () => false
    )
    return loaded && !page?.isClosed() && page
  }, `there is no ${name} window`)
}
