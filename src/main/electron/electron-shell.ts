import { app, Menu, screen, type Event } from 'electron'
import { gm } from '#rules/core/seat'
import type { Ask, GmShowing } from '#shared/contract'
import type { Host } from '../host/host'
import { usualPreferences } from '../storage/machine/preferences'
import { dress } from './window-title'
import { Doors } from './ipc'
import type { Life } from './app-events'
import { menuFor } from './menu'
import { keepsCrashing, leavesAllTheSame, warnAtLeaving } from './dialogs'
import { Progress } from './task-bar-progress'
import type { RememberedBounds } from './window-bounds-store'
import { newerRelease } from './updates'
import { Wakefulness } from './power-save-blocker'
import { Screens } from './windows/app-windows'

/** Which build this is. */
export interface Build {
  readonly version: string
  /** "owner/name" where its releases are; null: nowhere that is known. */
  readonly repository: string | null
}

/** The program on a desktop, around the host: three windows, the native menu, everything that follows the dashboard. */
export class ElectronShell implements Life {
  readonly screens: Screens
  private readonly doors: Doors
  private readonly wakefulness = new Wakefulness()
  private readonly progress = new Progress(state =>
    this.screens.get('gm')?.setProgressBar(bars[state].bar, { mode: bars[state].mode })
  )
  private showing: GmShowing | null = null
  private menuOf = ''
  private readonly detach: () => void

  /** Only after the app is ready. */
  constructor(
    private readonly host: Host,
    private readonly bounds: RememberedBounds,
    private readonly build: Build
  ) {
    this.doors = new Doors(this.progress.watch(host))
    this.screens = new Screens(this.doors, bounds, {
      preferences: () => this.showing?.preferences ?? usualPreferences,
      changed: () => host.lookAround(),
      gmCloses: event => this.gmCloses(event),
      keepsCrashing: kind => void keepsCrashing(kind)
    })
    for (const change of ['display-added', 'display-removed', 'display-metrics-changed'] as const)
      screen.on(change as 'display-added', () => this.screens.settle())
    screen.on('display-removed', () => this.tellOfProjector())
    this.detach = host.attach({
      audience: { kind: 'gm' },
      campaign: null,
      show: showing => showing.kind === 'gm' && this.follow(showing)
    })
  }

  show(): void {
    this.screens.open('gm')
  }

  openFile(path: string): void {
    void this.progress.during(this.host.open(path))
  }

  /** Everything to the disk. Where that cannot be, the person says whether to stay. */
  async leave(): Promise<boolean> {
    const closed = await this.host.close()
    if (!closed.ok) {
      if (!(await leavesAllTheSame(this.screens.get('gm')))) return false
      await this.host.abandon()
    } else await warnAtLeaving(this.screens.get('gm'), closed.value)
    this.detach()
    this.doors.close()
    this.screens.closeAll()
    this.wakefulness.keep('as-usual')
    await this.bounds.settled()
    return true
  }

  /** Menu, title, wakefulness, windows: all follow what the dashboard shows. */
  private follow(showing: GmShowing): void {
    const before = this.showing
    this.showing = showing
    const window = this.screens.get('gm')
    if (window) dress(window, showing)
    this.wakefulness.keep(isLive(showing) ? 'awake' : 'as-usual')
    this.setMenu(showing)
    if (showing.file && showing.file.path !== before?.file?.path) app.addRecentDocument(showing.file.path)
    this.followPreferences(before?.preferences ?? null, showing.preferences)
  }

  private followPreferences(before: GmShowing['preferences'] | null, now: GmShowing['preferences']): void {
    if (before && before.display !== now.display) this.screens.settleTable()
    if (before && before.overlayBackground !== now.overlayBackground) this.screens.reopen('overlay')
    if (now.checkForUpdates && !before?.checkForUpdates) void this.lookForUpdate()
  }

  private setMenu(showing: GmShowing): void {
    const items = menuFor(showing, this.menuDoes, process.platform)
    // Building a native menu closes it: only when it says something else.
    const said = JSON.stringify(items)
    if (said !== this.menuOf) Menu.setApplicationMenu(Menu.buildFromTemplate(items))
    this.menuOf = said
  }

  private readonly menuDoes = {
    ask: (ask: Ask): void => void this.host.ask({ actor: gm, screen: 'gm', campaign: null }, ask),
    wish: (wish: Parameters<Doors['wish']>[1]): void => this.doors.wish(this.screens.open('gm'), wish),
    showInFolder: (): void => {
      const path = this.showing?.file?.path
      if (path) this.menuDoes.ask({ ask: 'show-in-folder', path })
    },
    quit: (): void => app.quit()
  }

  /** A table on the projector without its dashboard helps nobody: closing the one leaves the program, but on macOS. */
  private gmCloses(event: Event): void {
    if (process.platform === 'darwin') return
    event.preventDefault()
    app.quit()
  }

  private tellOfProjector(): void {
    if (this.screens.get('table'))
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

function isLive({ frame, tableMode, open }: GmShowing): boolean {
  return frame !== null && tableMode === 'live' && open.table > 0
}
