import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { appFolder } from '../app-folder'
import type { Change } from './changed-build'
import type { Difference, System } from './differences'
import type { ElectronModule } from './electron-module'

export type WindowName = 'gm' | 'table' | 'overlay'

/** How an app is started. */
export interface Start {
  /** The person’s own folder: profile and documents lie in it. A fresh one unless given. */
  readonly home?: string
  readonly args?: readonly string[]
  /** A file that the system hands over before the app is ready (only the double can do that everywhere). */
  readonly early?: string
  /** Which system the double plays; a real Electron is where it is. */
  readonly system?: System
  /** What the double does here as it once did, and not as Electron does. */
  readonly reverted?: Difference
  /** One thing in the built main is not as it was built (only the double can start such an app). */
  readonly changes?: readonly Change[]
}

/** The running desktop app, with the double or with a real Electron. */
export interface Desktop {
  readonly driver: 'electron' | 'double'
  readonly home: string
  /** The page of a window, once it is there and loaded. */
  page(name: WindowName): Promise<Page>
  /** Runs a function inside main, with Electron’s own module. It may use nothing from around it. */
  evaluate<Result>(work: (electron: ElectronModule) => Result | Promise<Result>): Promise<Result>
  evaluate<Result, Arg>(
    work: (electron: ElectronModule, arg: Arg) => Result | Promise<Result>,
    arg: Arg
  ): Promise<Result>
  /** A second start beside this one, with these arguments. Resolves when it has gone again. */
  again(...args: readonly string[]): Promise<void>
  /** What the app wrote to its standard error. */
  log(): string
  /** Resolves with the exit code when the app is gone. */
  readonly ended: Promise<number | null>
  /** Ends it without a question: no code can clean up. */
  kill(): Promise<void>
}

export const built = join(appFolder, 'out', 'main', 'electron.js')

export function freshHome(): string {
  return mkdtempSync(join(tmpdir(), 'hearthside-desktop-'))
}

export function profileIn(home: string): string {
  return join(home, 'profile')
}

/** Throws away everything that an app kept. */
export function discardHome(home: string): void {
  rmSync(home, { recursive: true, force: true, maxRetries: 3 })
}
