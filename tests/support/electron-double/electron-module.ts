import type * as Electron from 'electron'
import type { System } from './differences'
import type { DisplayDouble, Rectangle } from './displays'
import type { Reply } from './network'

/** Electron’s main-process module as a test sees it; `double` is there only when the double plays it. */
export type ElectronModule = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'nativeTheme'
  | 'net'
  | 'powerMonitor'
  | 'powerSaveBlocker'
  | 'screen'
  | 'session'
  | 'shell'
> & { readonly double?: Beside }

/** What the double saw that a real Electron keeps to itself. */
interface Beside {
  /** Addresses outside the app that no code stopped a page from reaching. */
  readonly leaks: readonly string[]
  readonly requests: readonly string[]
  /** The network as main finds it: there is none, unless a test lets it answer. */
  readonly network: { readonly asked: readonly string[]; answer(reply: Reply | null): void; quiet(): Promise<void> }
  /** What the session's handlers say to a page that wants something, each by itself. */
  verdicts(
    permission: string,
    frame?: { readonly requestingUrl?: string; readonly isMainFrame?: boolean }
  ): Readonly<Record<'request' | 'check' | 'device', boolean>>
  readonly shown: { readonly outside: readonly string[]; readonly folders: readonly string[] }
  /** The system wants to end the session. Whether it may; and whether a shutdown waits for the app. */
  querySessionEnd(): boolean
  endSession(): void
  shutDown(): boolean
  /** How often the app gave the system another menu, and another theme. */
  readonly built: { readonly count: number }
  readonly themed: { readonly count: number }
  readonly recentDocuments: readonly string[]
  /** What pages have downloaded, and what became of it. */
  readonly downloads: readonly string[]
  readonly playedSystem: System
  /** From now on these are the displays: the system moves windows, then reports them. */
  plug(displays: readonly DisplayDouble[]): void
  /** A person drags a window, by its id. */
  drag(window: number, to: Rectangle): void
  /** The titles that a capturing program is offered. */
  listed(): readonly string[]
  /** The titles of what can be seen, the topmost first. */
  fromTop(): readonly string[]
}
