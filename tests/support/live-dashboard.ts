import { vi } from 'vitest'
import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import { preparationPage } from '#rules/campaign/preparation'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import type { GmSnapshot } from '#shared/contract'
import type { Played } from './chronicle'
import { mountDashboard, type MountedDashboard, settled } from './mounted-dashboard'
import { gmSnapshot, tableSnapshot } from './snapshots'

/** The dashboard over a campaign that is really played: what the page asks for happens, and is shown. */
export class LiveDashboard {
  #asked = 0
  #serial = 1000

  private constructor(
    readonly played: Played,
    readonly page: MountedDashboard,
    readonly path: string
  ) {}

  /** @param answers what the host answers to what is no act */
  static async mount(
    played: Played,
    path = '/home/gm/salt-road.hearth',
    answers: Parameters<typeof mountDashboard>[1] = {}
  ): Promise<LiveDashboard> {
    const page = await mountDashboard(showingOf(played.chronicle, path, 999), { ...answersOf(played), ...answers })
    const live = new LiveDashboard(played, page, path)
    await settled()
    return live
  }

  /** A key, and whatever it asked for. */
  async press(key: string, more: KeyboardEventInit = {}): Promise<void> {
    await this.page.press(key, more)
    await this.follow()
  }

  async click(name: string | RegExp): Promise<void> {
    await this.page.click(this.page.named(name))
    await this.follow()
  }

  /** Plays what was asked for since, one after the other; the page sees each. @returns the commands */
  async follow(): Promise<void> {
    while (this.#asked < this.page.asks.length) {
      const asked = this.page.asks[this.#asked++]
      if (asked?.ask !== 'act') continue
      this.played.ask({ kind: 'act', board: asked.board, command: asked.command })
      await this.show()
    }
    await vi.dynamicImportSettled()
    await settled()
  }

  async show(): Promise<void> {
    await this.page.show(showingOf(this.played.chronicle, this.path, ++this.#serial))
    await settled()
  }

  /** The words of the line above the foot; empty while it is not there. */
  get next(): string {
    return document.querySelector('.next-strip')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  }

  get dialog(): string {
    return this.page.dialog()?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  }
}

function answersOf({ chronicle }: Played): Parameters<typeof mountDashboard>[1] {
  const times = new TurnTimes(chronicle, [])
  return {
    'read-preparation': ({ session }: { readonly session: number }) => {
      times.readOn(Infinity)
      return preparationPage(chronicle.campaign, times, session, Date.now())
    }
  }
}

function showingOf(chronicle: Chronicle, path: string, serial: number): GmSnapshot {
  const snapshot = gmSnapshot(frameFor(chronicle, { kind: 'gm' }), { serial })
  const table = tableSnapshot(frameFor(chronicle, { kind: 'table' }))
  return { ...snapshot, file: { ...snapshot.file!, path }, preview: table }
}
