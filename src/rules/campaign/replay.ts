import { applyAct } from './apply'
import type { Chronicle } from './chronicle'
import { tableFrameOf } from './frame'
import { linesOf } from './log'
import type { ShownBoards } from './shown-boards'
import type { BoardId, Campaign, CampaignEvent, EntryId, Frame, LoggedLine } from './types'

/** A range of acts on the line of play: the positions of the first and the last. */
export interface ReplayRange {
  readonly first: number
  readonly last: number
}

/** The standing acts of one session; null when there are none. Session 0 is the play before the first session. */
export function rangeOfSession(chronicle: Chronicle, session: number): ReplayRange | null {
  const { line } = chronicle
  let [now, first, last] = [0, 0, 0]
  for (let position = 1; position <= line.standing && now <= session; position++) {
    const act = chronicle.entry(line.at(position))
    if (act?.kind !== 'act') continue
    if (act.board === null)
      for (const event of act.events as readonly CampaignEvent[]) if (event.type === 'session-began') now = event.number
    if (now !== session) continue
    if (first === 0) first = position
    last = position
  }
  return first === 0 ? null : { first, last }
}

/** The range from one act to another, both included; null when one of them does not stand. */
export function rangeOfEntries({ line }: Pick<Chronicle, 'line'>, from: EntryId, to: EntryId): ReplayRange | null {
  const [first, last] = [line.positionOf(from), line.positionOf(to)]
  const stand = first !== null && last !== null && first > 0 && last <= line.standing
  return stand && first <= last ? { first, last } : null
}

/** The newest act with a line for the table; null when there is none within reach. */
export function latestRange(chronicle: Chronicle, hidden: readonly BoardId[]): ReplayRange | null {
  const { line } = chronicle
  for (let position = line.standing; position > Math.max(0, line.standing - reach); position--)
    if (linesOf(chronicle, line.at(position), { kind: 'table' }, hidden).length > 0)
      return { first: position, last: position }
  return null
}

const linesShown = 12
/** How many acts back a frame searches for lines of the log. */
const reach = 1000

/**
 * Replays the table's frames of standing acts (RY1). It only reads. Acts without a line for the table are skipped, and
 * games that the screens do not know of stay hidden.
 */
export class Replay {
  /** The number of acts in the frame: one below the first at the beginning. */
  private position: number
  private step = 0
  private readonly seen: { readonly position: number; readonly campaign: Campaign }[]

  /** @param hidden games that were never shown on the screens (ST6) */
  constructor(
    private readonly chronicle: Chronicle,
    readonly range: ReplayRange,
    private readonly hidden: readonly BoardId[]
  ) {
    this.position = range.first - 1
    this.seen = [{ position: this.position, campaign: chronicle.campaignAt(this.position) }]
  }

  /** The share of the acts that were shown, from 0 to 1. */
  get share(): number {
    const { first, last } = this.range
    return (this.position - first + 1) / (last - first + 1)
  }

  get isOver(): boolean {
    return this.position >= this.range.last
  }

  /**
   * Advances to the next act with a line for the table.
   * @returns whether there was one
   */
  on(): boolean {
    let campaign = this.now
    for (let position = this.position + 1; position <= this.range.last; position++) {
      const id = this.chronicle.line.at(position)
      const act = this.chronicle.entry(id)
      if (act?.kind === 'act') campaign = applyAct(campaign, act)
      if (this.lines(id).length === 0) continue
      this.seen.push({ position, campaign })
      this.position = position
      this.step += 1
      return true
    }
    this.position = this.range.last
    return false
  }

  /**
   * Returns to the previous frame.
   * @returns whether there was one
   */
  back(): boolean {
    if (this.seen.length < 2) return false
    this.seen.pop()
    this.position = this.seen.at(-1)?.position ?? this.position
    this.step += 1
    return true
  }

  /** The original time between this act and the next one that is shown, in milliseconds; 0 at the end. */
  get wait(): number {
    const at = (position: number): number => this.chronicle.entry(this.chronicle.line.at(position))?.at ?? 0
    for (let position = this.position + 1; position <= this.range.last; position++)
      if (this.lines(this.chronicle.line.at(position)).length > 0) return Math.max(0, at(position) - at(this.position))
    return 0
  }

  /**
   * The table's frame of that moment.
   * @param isNext whether it follows the previous frame
   */
  frame(isNext: boolean): Frame<'table'> {
    const campaign = this.now
    return tableFrameOf(campaign, this.shown(campaign), {
      revision: this.step + 1,
      cause: isNext ? 'act' : 'opened',
      entry: this.step + 1,
      log: this.log()
    })
  }

  private get now(): Campaign {
    return this.seen.at(-1)?.campaign ?? this.chronicle.campaign
  }

  private shown(campaign: Campaign): ShownBoards {
    const known = campaign.boards.filter(({ id, closed }) => !closed && !this.hidden.includes(id))
    const played = known.find(({ id }) => id === campaign.focus) ?? known.at(-1)
    return { table: played?.id ?? null, hidden: this.hidden }
  }

  private lines(id: EntryId): readonly LoggedLine[] {
    return linesOf(this.chronicle, id, { kind: 'table' }, this.hidden)
  }

  /** The newest lines of that moment, renumbered so that gaps reveal nothing. */
  private log(): readonly LoggedLine[] {
    const found: (readonly LoggedLine[])[] = []
    const oldest = Math.max(1, this.position - reach)
    for (let position = this.position, have = 0; position >= oldest && have < linesShown; position--) {
      const lines = this.lines(this.chronicle.line.at(position))
      if (lines.length > 0) found.unshift(lines)
      have += lines.length
    }
    return found.flatMap((lines, at) => lines.map(line => ({ ...line, entry: at + 1 }))).slice(-linesShown)
  }
}
