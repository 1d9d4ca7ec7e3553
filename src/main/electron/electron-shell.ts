import { app, Menu, screen, type Event } from 'electron'
import { gm } from '#rules/core/seat'
import type { Ask, GmSnapshot, MenuCommand } from '#shared/contract'
import type { Host } from '../host/host'
import { defaultPreferences } from '#shared/preferences'
import { updateWindowTitle } from './window-title'
import { IpcServer } from './ipc'
import type { AppLifecycle } from './app-events'
import { menuFor } from './menu'
import { reportCrashLoop, confirmLeavingUnsaved, showClosingWarnings } from './dialogs'
import { TaskBarProgress } from './task-bar-progress'
import type { WindowBoundsStore } from './window-bounds-store'
import { newerRelease } from './updates'
import { DisplaySleepBlocker } from './power-save-blocker'
import { AppWindows } from './windows/app-windows'

/** Which build this is. */
export interface Build {
  readonly version: string
  /** "owner/name" where its releases are; null: nowhere that is known. */
  readonly repository: string | null
}

/** The program on a desktop, around the host: three windows, the native menu, everything that follows the dashboard. */
export class ElectronShell implements AppLifecycle {
  readonly windows: AppWindows
  private readonly ipc: IpcServer
  private readonly sleepBlocker = new DisplaySleepBlocker()
  private readonly progress = new TaskBarProgress(state =>
    this.windows.get('gm')?.setProgressBar(bars[state].bar, { mode: bars[state].mode })
  )
  private snapshot: GmSnapshot | null = null
  private menuOf = ''
  private readonly detach: () => void

  /** Only after the app is ready. */
  constructor(
    private readonly host: Host,
    private readonly bounds: WindowBoundsStore,
    private readonly build: Build
  ) {
    this.ipc = new IpcServer(this.progress.watch(host))
    this.windows = new AppWindows(this.ipc, bounds, {
      preferences: () => this.snapshot?.preferences ?? defaultPreferences,
      changed: () => host.refresh(),
      dashboardCloses: event => this.gmCloses(event),
      crashLoop: kind => void reportCrashLoop(kind)
    })
    for (const change of ['display-added', 'display-removed', 'display-metrics-changed'] as const)
      screen.on(change as 'display-added', () => this.followDisplays())
    this.detach = host.attach({
      audience: { kind: 'gm' },
      campaign: null,
      show: snapshot => snapshot.kind === 'gm' && this.follow(snapshot)
    })
  }

  show(): void {
    this.windows.open('gm')
  }

  openFile(path: string): void {
    void this.progress.during(this.host.open(path))
  }

  /** Everything to the disk. Where that cannot be, the person says whether to stay. */
  async prepareToQuit(): Promise<boolean> {
    const closed = await this.host.close()
    if (!closed.ok) {
      if (!(await confirmLeavingUnsaved(this.windows.get('gm')))) return false
      await this.host.abandon()
    } else await showClosingWarnings(this.windows.get('gm'), closed.value)
    this.detach()
    this.ipc.close()
    this.windows.closeAll()
    this.sleepBlocker.set('as-usual')
    await this.bounds.flush()
    return true
  }

  /** Menu, title, wakefulness, windows: all follow what the dashboard shows. */
  private follow(snapshot: GmSnapshot): void {
    const before = this.snapshot
    this.snapshot = snapshot
    const window = this.windows.get('gm')
    if (window) updateWindowTitle(window, snapshot)
    this.sleepBlocker.set(isTableLive(snapshot) ? 'awake' : 'as-usual')
    this.setMenu(snapshot)
    if (snapshot.file && snapshot.file.path !== before?.file?.path) app.addRecentDocument(snapshot.file.path)
    this.followPreferences(before?.preferences ?? null, snapshot.preferences)
  }

  private followPreferences(before: GmSnapshot['preferences'] | null, now: GmSnapshot['preferences']): void {
    if (before && before.display !== now.display) this.windows.placeTable()
    if (before && before.overlayBackground !== now.overlayBackground) this.windows.reopen('overlay')
    if (now.checkForUpdates && !before?.checkForUpdates) void this.lookForUpdate()
  }

  private setMenu(snapshot: GmSnapshot): void {
    const items = menuFor(snapshot, this.menuActions, process.platform)
    // Building a native menu closes it: only when it says something else.
    const said = JSON.stringify(items)
    if (said !== this.menuOf) Menu.setApplicationMenu(Menu.buildFromTemplate(items))
    this.menuOf = said
  }

  private readonly menuActions = {
    ask: (ask: Ask): void => void this.host.ask({ actor: gm, screen: 'gm', campaign: null }, ask),
    command: (command: MenuCommand): void => this.ipc.sendMenuCommand(this.windows.open('gm'), command),
    showInFolder: (): void => {
      const path = this.snapshot?.file?.path
      if (path) this.menuActions.ask({ ask: 'show-in-folder', path })
    },
    quit: (): void => app.quit()
  }

  /** A table on the projector without its dashboard helps nobody: closing the one leaves the program, but on macOS. */
  private gmCloses(event: Event): void {
    if (process.platform === 'darwin') return
    event.preventDefault()
    app.quit()
  }

  private followDisplays(): void {
    if (this.windows.followDisplays() === 'projector is gone')
      this.host.notice(
        'warn',
        'The projector is not connected any more. The table screen stays on this display until the projector is back.'
      )
  }

  private async lookForUpdate(): Promise<void> {
    const newer = await newerRelease(this.build.repository, this.build.version, fetch)
    if (newer) this.host.notice('plain', `Hearthside ${newer} is out, at github.com/${this.build.repository}/releases.`)
  }
}

const bars = {
  working: { bar: 2, mode: 'indeterminate' },
  done: { bar: -1, mode: 'none' }
} as const

function isTableLive({ frame, modes, open }: GmSnapshot): boolean {
  return frame !== null && modes.table === 'live' && open.table > 0
}
