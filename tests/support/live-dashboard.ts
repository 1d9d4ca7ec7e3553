import { vi } from 'vitest'
import { denialOf } from '#main/host/handler-context'
import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import { preparationPage } from '#rules/campaign/preparation'
import { countThings, findThings } from '#rules/book/search'
import { answersPage } from '#rules/campaign/story-answers'
import { bookPage } from '#rules/campaign/book-page'
import { marksPage } from '#rules/campaign/mark-page'
import { promptsFor } from '#rules/campaign/prompts/prompts'
import { recapPage } from '#rules/campaign/recap'
import { publicCampaign } from '#rules/campaign/public-campaign'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import { gm } from '#rules/core/seat'
import type { Ask, GmSnapshot } from '#shared/contract'
import type { Played } from './chronicle'
import { seededLuck } from './luck'
import { Denied, mountDashboard, type MountedDashboard, settled } from './mounted-dashboard'
import { gmSnapshot, tableSnapshot } from './snapshots'

type Asked<Kind extends Ask['ask']> = Extract<Ask, { ask: Kind }>

/** The dashboard over a played campaign: each ask of the page happens or is refused, and is shown. Undo and redo too. */
export class LiveDashboard {
  #asked = 0
  #serial = 1000
  readonly #refused = new Set<Ask>()

  private constructor(
    public played: Played,
    readonly page: MountedDashboard,
    public path: string,
    readonly around: Partial<GmSnapshot>
  ) {}

  /** @param answers what the host answers to what is no act @param around what the snapshot says beside the campaign */
  static async mount(
    played: Played,
    path = '/home/gm/salt-road.hearth',
    answers: Parameters<typeof mountDashboard>[1] = {},
    around: Partial<GmSnapshot> = {}
  ): Promise<LiveDashboard> {
    const judged: Parameters<typeof mountDashboard>[1] = { act: (asked: Asked<'act'>) => live?.judge(asked) ?? null }
    let live: LiveDashboard | null = null
    const page = await mountDashboard(
      { ...showingOf(played.chronicle, path, 999), ...around },
      {
        ...answersOf(played),
        ...judged,
        ...answers
      }
    )
    live = new LiveDashboard(played, page, path, around)
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
      if (!asked || this.#refused.has(asked)) continue
      if (asked.ask === 'undo' || asked.ask === 'redo') this.played.ask({ kind: asked.ask, steps: asked.steps })
      else if (asked.ask === 'act') this.played.ask({ kind: 'act', board: asked.board, command: asked.command })
      else if (asked.ask === 'answer') this.played.answer(asked)
      else continue
      await this.show()
    }
    await vi.dynamicImportSettled()
    await settled()
  }

  /** What the host answers to an act: its refusal, or null where it is played. An act behind others is judged when it is played. */
  judge(asked: Asked<'act'>): Denied | null {
    if (this.page.asks.slice(this.#asked).some(each => each !== asked && each.ask === 'act')) return null
    const { board, command } = asked
    const draft = this.played.chronicle.consider({ kind: 'act', board, command }, gm, seededLuck(1))
    if (draft.ok) return null
    this.#refused.add(asked)
    const denial = denialOf(draft.error)
    return new Denied(denial.error)
  }

  /** The campaign is closed, and another one is opened on the same page. */
  async turnTo(played: Played, path: string): Promise<void> {
    this.played = played
    this.path = path
    await this.show()
  }

  async show(): Promise<void> {
    await this.page.show({ ...showingOf(this.played.chronicle, this.path, ++this.#serial), ...this.around })
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

/** The host's answers about the campaign, and about a machine without other files. */
export function answersOfHost(played: Played): Parameters<typeof mountDashboard>[1] {
  const { chronicle } = played
  const times = new TurnTimes(chronicle, [])
  const toGm = { kind: 'gm' } as const
  const fresh = { name: 'nothing', text: '' }
  return {
    ...answersOf(played),
    'find-in-book': (asked: Extract<Ask, { ask: 'find-in-book' }>) => ({
      ...findThings(chronicle.campaign, asked.query, asked.filter, asked.count),
      counts: countThings(chronicle.campaign, asked.filter),
      log: []
    }),
    'read-page': ({ thing }: Extract<Ask, { ask: 'read-page' }>) => bookPage(chronicle, thing),
    'read-answers': ({ board }: Extract<Ask, { ask: 'read-answers' }>) => answersPage(chronicle.campaign, board),
    'read-recap': ({ session }: Extract<Ask, { ask: 'read-recap' }>) => recapPage(chronicle, session, toGm, []),
    'read-marks': ({ session }: Extract<Ask, { ask: 'read-marks' }>) => marksPage(chronicle, session, []),
    'read-prompts': ({ board, shown, again }: Extract<Ask, { ask: 'read-prompts' }>) => {
      times.readOn(Infinity)
      return promptsFor(chronicle.campaign, times, board, Date.now(), { seed: 'seed', shown, again })
    },
    'peek-seat': ({ seat }: Extract<Ask, { ask: 'peek-seat' }>) => ({
      ...tableSnapshot(frameFor(chronicle, { kind: 'table' })),
      kind: 'seat',
      seat,
      frame: frameFor(chronicle, { kind: 'seat', seat })
    }),
    'peek-table': () => publicCampaign(chronicle),
    'list-prepared-foes': { foes: [], encounters: [], aside: null },
    'list-modules': [],
    'list-files': [],
    'list-deleted': [],
    'list-backups': [],
    'read-module': fresh,
    'export-book': { name: 'book', files: [] },
    'export-data': fresh,
    'export-character': fresh,
    export: fresh
  }
}

function showingOf(chronicle: Chronicle, path: string, serial: number): GmSnapshot {
  const snapshot = gmSnapshot(frameFor(chronicle, { kind: 'gm' }), { serial })
  const table = tableSnapshot(frameFor(chronicle, { kind: 'table' }))
  return { ...snapshot, file: { ...snapshot.file!, path }, preview: table }
}
