import type * as Electron from 'electron'
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
  | 'powerSaveBlocker'
  | 'screen'
  | 'session'
  | 'shell'
> & { readonly double?: Beside }

/** What the double saw that a real Electron keeps to itself. */
interface Beside {
  /** Addresses outside the app that nobody stopped a page from reaching. */
  readonly leaks: readonly string[]
  readonly requests: readonly string[]
  /** The network as main finds it: there is none, unless a test lets it answer. */
  readonly network: { readonly asked: readonly string[]; answer(reply: Reply | null): void; quiet(): Promise<void> }
  /** What the session's handlers say to a page that wants something, each by itself. */
  verdicts(permission: string): Readonly<Record<'request' | 'check' | 'device', boolean>>
  readonly shown: { readonly outside: readonly string[]; readonly folders: readonly string[] }
  readonly recentDocuments: readonly string[]
}
