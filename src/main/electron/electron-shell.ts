import { app, screen, type BrowserWindow, type Event, powerSaveBlocker, nativeTheme } from 'electron'
import { gm } from '#rules/core/seat'
import type { Ask, GmSnapshot, MenuCommand } from '#shared/contract'
import type { Host } from '../host/host'
import { defaultPreferences } from '#shared/preferences'
import { IpcServer } from './ipc'
import type { AppLifecycle, SessionEndListener } from './app-events'
import { audienceMenuFor, menuFor, NativeMenu, removeMenus } from './menu'
import { reportCrashLoop, confirmLeavingUnsaved, showClosingWarnings } from './dialogs'
import { TaskBarProgress } from './task-bar-progress'
import type { WindowBoundsStore } from './windows/window-bounds'
import { fetchRelease, newerRelease } from './updates'
import { AppWindows } from './windows/app-windows'

/** The version and origin of this build. */
export interface Build {
  readonly version: string
  /** "owner/name" of the repository with the releases; null: unknown. */
  readonly repository: string | null
}

/**
 * The program on a desktop: three windows, the native menu, and everything that depends on the dashboard's snapshot.
 */
export class ElectronShell implements AppLifecycle, SessionEndListener {
  readonly windows: AppWindows
  private readonly ipc: IpcServer
  private readonly sleepBlocker = new DisplaySleepBlocker()
  private readonly progress = new TaskBarProgress(state =>
    this.windows.get('gm')?.setProgressBar(bars[state].bar, { mode: bars[state].mode })
  )
  private snapshot: GmSnapshot | null = null
  private readonly menu = new NativeMenu()
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
      changed: () => {
        removeMenus(this.audienceWindows())
        host.refresh()
      },
      dashboardCloses: event => this.gmCloses(event),
      crashLoop: kind => void reportCrashLoop(kind),
      placeByHand: () => this.askToPlace()
    })
    for (const change of ['display-added', 'display-removed', 'display-metrics-changed'] as const)
      screen.on(change as 'display-added', () => this.followDisplays())
    const focused = (): void => this.setMenu()
    app.on('browser-window-focus', focused)
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

  /** Writes everything to the disk. After a failure the person chooses whether to stay. */
  async prepareToQuit(hurry: AbortSignal): Promise<boolean> {
    const closed = await this.host.close()
    if (!closed.ok) {
      if (!(await confirmLeavingUnsaved(this.windows.get('gm'), hurry))) return false
      await this.host.abandon()
    } else await showClosingWarnings(this.windows.get('gm'), closed.value, hurry)
    this.detach()
    this.ipc.close()
    this.windows.closeAll()
    this.sleepBlocker.set('as-usual')
    await this.bounds.flush()
    return true
  }

  settle(): void {
    if (this.snapshot?.frame) void this.host.ask({ actor: gm, screen: 'gm', campaign: null }, { ask: 'save' })
    void this.bounds.flush()
  }

  /** Updates menu, title, sleep blocker and windows after each snapshot of the dashboard. */
  private follow(snapshot: GmSnapshot): void {
    const before = this.snapshot
    this.snapshot = snapshot
    const window = this.windows.get('gm')
    if (window) updateWindowTitle(window, snapshot)
    this.sleepBlocker.set(isTableLive(snapshot) ? 'awake' : 'as-usual')
    this.setMenu()
    if (snapshot.file && snapshot.file.path !== before?.file?.path) app.addRecentDocument(snapshot.file.path)
    this.followPreferences(before?.preferences ?? null, snapshot.preferences)
  }

  private followPreferences(before: GmSnapshot['preferences'] | null, now: GmSnapshot['preferences']): void {
    if (before && before.display !== now.display) this.windows.placeTable()
    if (before && before.overlayBackground !== now.overlayBackground) this.windows.reopen('overlay')
    if (now.checkForUpdates && !before?.checkForUpdates) void this.lookForUpdate()
  }

  private setMenu(): void {
    if (!this.snapshot) return
    // On macOS there is one menu, shown on every screen; it belongs to the window in front.
    const isTheirs = process.platform === 'darwin' && this.audienceWindows().some(each => each.isFocused())
    const items = isTheirs
      ? audienceMenuFor(this.menuActions)
      : menuFor(this.snapshot, this.menuActions, process.platform, !app.isPackaged)
    this.menu.show(items, this.audienceWindows())
  }

  private audienceWindows(): readonly BrowserWindow[] {
    return (['table', 'overlay'] as const).flatMap(kind => this.windows.get(kind) ?? [])
  }

  private async askFromMenu(asked: Ask): Promise<void> {
    const answer = await this.host.ask({ actor: gm, screen: 'gm', campaign: null }, asked)
    this.setMenu()
    if (answer.ok || answer.error.kind === 'refused' || !('message' in answer.error.problem)) return
    const { message, remedy } = answer.error.problem
    // A campaign that does not open is reported in a dialog of its own.
    if (asked.ask !== 'open') this.host.notice('warn', `${message}. ${remedy}.`)
  }

  private readonly menuActions = {
    ask: (ask: Ask): void => void this.askFromMenu(ask),
    command: (command: MenuCommand): void => this.ipc.sendMenuCommand(this.windows.open('gm'), command),
    showInFolder: (): void => {
      const path = this.snapshot?.file?.path
      if (path) this.menuActions.ask({ ask: 'show-in-folder', path })
    },
    quit: (): void => app.quit()
  }

  /**
   * A table on the projector is useless without its dashboard: closing the dashboard quits the program, except on
   * macOS.
   */
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

  /** Shown once for each change of displays or windows; not repeated while the notice is still visible. */
  private askToPlace(): void {
    const says = 'Drag the table to the projector and press F11.'
    if (!this.snapshot?.notices.some(notice => notice.says === says)) this.host.notice('plain', says)
  }

  private async lookForUpdate(): Promise<void> {
    const newer = await newerRelease(this.build.repository, this.build.version, fetchRelease)
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

/** Keeps the displays awake while the table is live, because the laptop is often untouched during a scene. */
class DisplaySleepBlocker {
  #blocker: number | null = null

  set(awake: 'awake' | 'as-usual'): void {
    if (awake === 'awake' && this.#blocker === null) this.#blocker = powerSaveBlocker.start('prevent-display-sleep')
    if (awake === 'as-usual' && this.#blocker !== null) {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = null
    }
  }
}

/** Shows the campaign as a desktop shows a document: title, proxy icon, and the dot in the close button. */
function updateWindowTitle(window: BrowserWindow, { frame, file, preferences }: GmSnapshot): void {
  window.setTitle(frame ? `${frame.title}${saveSuffix(file)} · Hearthside` : 'Hearthside')
  window.setRepresentedFilename(file?.path ?? '')
  window.setDocumentEdited(file?.save.kind === 'not-saved')
  const theme = preferences.theme === 'parchment' ? 'light' : 'dark'
  // Setting it makes every page compute its colours again.
  if (nativeTheme.themeSource !== theme) nativeTheme.themeSource = theme
}

function saveSuffix(file: GmSnapshot['file']): string {
  if (!file) return ''
  return { saved: ' — saved', 'read-only': ' — read only', 'not-saved': ' — NOT saved' }[file.save.kind]
}
