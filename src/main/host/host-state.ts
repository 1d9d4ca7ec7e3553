import type { Chronicle } from '#rules/campaign/chronicle'
import type { ClockId } from '#rules/clocks/vocabulary'
import type { LogSearch } from '#rules/campaign/log-search'
import type { TurnTimes } from '#rules/campaign/prompts/turn-times'
import { firstChoice, followed, type BoardChoice } from '#rules/campaign/shown-boards'
import type { BoardId } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { GmSnapshot, Ask, Notice, Preferences, RecentFile, ScreenModes } from '#shared/contract'
import { type Look, lookOf } from '#shared/preferences'
import type { Problem } from '#shared/problem'
import type { HeldFrames } from '../storage/machine/held-frames'
import { mostCampaigns, type ScreenSettings } from '../storage/machine/screen-settings'
import type { CampaignOnDisk } from '../storage/types'
import { heldNamedFor } from './stream-names'

/** The open campaign, in memory and on disk. */
export interface OpenCampaign {
  readonly store: CampaignOnDisk
  readonly chronicle: Chronicle
  /** When each player had a turn; not in the file. */
  readonly times: TurnTimes
  /** The index of the log's words; not in the file. */
  readonly search: LogSearch
}

const maxNotices = 20

/** The host's state beside the campaign. No part of it is in the campaign's file, and no part is a rule. */
export class HostState {
  campaign: OpenCampaign | null = null
  modes: ScreenModes
  /** The frames that frozen screens show, by screen (ST3). */
  held: HeldFrames
  /** The campaign that was stopped by the X-card. The person who pressed it is not recorded anywhere. */
  pausedIn: string | null = null
  /** Every pause since the host started, oldest first; not stored (CA18). */
  readonly pauses: { readonly from: number; to: number }[] = []
  /** Boards whose clocks that pause stopped. */
  stoppedClocks: BoardId[] = []
  /** The campaign's own countdowns that the pause stopped. */
  stoppedCountdowns: readonly ClockId[] = []
  openingProblem: Problem | null = null
  /** The campaign that is being opened, once that takes long enough to show. */
  opening: NonNullable<GmSnapshot['opening']> | null = null
  recents: readonly RecentFile[] = []
  notices: readonly Notice[] = []
  private boardChoices: ReadonlyMap<string, BoardChoice>
  private ownPreferences: Preferences
  private publicLook: Look
  private noticed = 0

  constructor(preferences: Preferences, { modes, boards }: ScreenSettings, held: HeldFrames) {
    this.modes = modes
    this.boardChoices = new Map(boards)
    this.held = heldNamedFor(held, preferences.overlayNames)
    this.ownPreferences = preferences
    this.publicLook = lookOf(preferences)
  }

  get preferences(): Preferences {
    return this.ownPreferences
  }

  /** The preferences that the other screens follow; the same object until they change. */
  get look(): Look {
    return this.publicLook
  }

  /** The seats that are not retired. */
  get seats(): readonly SeatId[] {
    return this.campaign?.chronicle.campaign.seats.filter(seat => !seat.retired).map(seat => seat.id) ?? []
  }

  /** The retired seats, whose links do not work. */
  get retired(): readonly SeatId[] {
    return this.campaign?.chronicle.campaign.seats.filter(seat => seat.retired).map(seat => seat.id) ?? []
  }

  /** The games of the open campaign that the screens show; null while no campaign is open. */
  get boardChoice(): BoardChoice | null {
    return this.campaign ? (this.boardChoices.get(this.campaign.store.id) ?? null) : null
  }

  /**
   * Updates the choice after the campaign has changed.
   * @returns whether the known games have changed
   */
  followBoards(): boolean {
    if (!this.campaign) return false
    const { chronicle, store } = this.campaign
    const before = this.boardChoice
    const choice = before ? followed(before, chronicle.campaign.boards) : firstChoice(chronicle.campaign)
    if (choice !== before) this.chooseBoards(store.id, choice)
    return choice !== before
  }

  /** @param campaign its id; a campaign has a new id after Save As */
  chooseBoards(campaign: string, choice: BoardChoice): void {
    const others = [...this.boardChoices].filter(([id]) => id !== campaign)
    this.boardChoices = new Map([...others, [campaign, choice] as const].slice(-mostCampaigns))
  }

  /** The part of this state that is stored on this machine. */
  get screenSettings(): ScreenSettings {
    return { modes: this.modes, boards: [...this.boardChoices] }
  }

  /** A pause applies to the campaign that it stopped, not to one that is opened later. */
  get paused(): boolean {
    return this.pausedIn !== null && this.pausedIn === this.campaign?.store.id
  }

  /** Whether an act exists that a crash could lose; the screens show that. */
  get notSaved(): boolean {
    return (this.campaign?.store.status().unsaved ?? 0) > 0
  }

  setPreferences(preferences: Preferences): void {
    this.ownPreferences = preferences
    this.held = heldNamedFor(this.held, preferences.overlayNames)
    const look = lookOf(preferences)
    if (JSON.stringify(look) !== JSON.stringify(this.publicLook)) this.publicLook = look
  }

  addNotice(at: number, tone: Notice['tone'], says: string, remedy: { label: string; ask: Ask } | null = null): void {
    const id = `n${++this.noticed}`
    this.notices = [...this.notices, { id, at, tone, says, remedy }].slice(-maxNotices)
  }

  dismissNotice(id: string): void {
    this.notices = this.notices.filter(notice => notice.id !== id)
  }
}
