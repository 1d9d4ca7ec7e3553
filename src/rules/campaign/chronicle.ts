import type { Luck } from '../core/luck'
import type { Invalid } from '../core/parser'
import type { Preview } from '../core/preview'
import { fail, ok, type Result } from '../core/result'
import type { Asker, Actor, SeatId } from '../core/seat'
import { allSteps, type Steps } from '../core/steps'
import type { SystemId } from '../registry'
import { applyAct } from './apply'
import type { ActAsk, ChronicleAsk, ChronicleDenial, EntryDraft } from './asks'
import { emptyCampaign } from './campaign'
import { Checkpoints } from './checkpoints'
import { previewOf, type Consideration, considerAct } from './consider'
import { LineOfPlay } from './line-of-play'
import { bugRefusal, refused } from './refusals'
import { draftName, firstFault, newFaults, reread } from './rereading'
import type { ActEntry, BoardId, Campaign, CampaignEvent, Cause, Entry, EntryId, SavePointEntry } from './types'
import { isSame } from '../core/values'

/** The entries to record and to replay in one step, which takes some milliseconds. */
const [recordedAtOnce, playedAtOnce] = [20_000, 500]

/** A draft that can be opened again, with the campaign before and after it. */
interface ProvedDraft {
  readonly events: ActEntry['events']
  readonly before: Campaign
  readonly after: Campaign
}

/**
 * The journal of one campaign, and the resulting campaign. It is the only mutable object in `rules/`; its results are
 * immutable. An undo has the same cost in a campaign of any length.
 */
export class Chronicle {
  readonly #entries: Entry[] = []
  readonly #line = new LineOfPlay()
  readonly #checkpoints = new Checkpoints()
  readonly #systems = new Map<BoardId, SystemId>()
  readonly #savePoints: SavePointEntry[] = []
  #campaign: Campaign = emptyCampaign
  /** The result of the last draft, so that its events need not be applied twice. */
  #proved: ProvedDraft | null = null

  /** A campaign without entries. */
  static begin(): Chronicle {
    return new Chronicle()
  }

  /**
   * The campaign of these entries, which must have passed `entryParser`. A failure has the position of the first entry
   * that does not follow from the earlier ones.
   */
  static open(entries: readonly Entry[]): Result<Chronicle, Invalid> {
    return allSteps(Chronicle.opening(entries))
  }

  /** The same in steps. */
  static *opening(entries: readonly Entry[]): Steps<Result<Chronicle, Invalid>> {
    const chronicle = new Chronicle()
    for (const [index, entry] of entries.entries()) {
      const wrong = chronicle.#objection(entry)
      if (wrong !== null) return fail({ path: `entries.${index}.${wrong.path}`, message: wrong.message })
      chronicle.#record(entry)
      if (index % recordedAtOnce === recordedAtOnce - 1) yield 0
    }
    return yield* chronicle.#check()
  }

  get campaign(): Campaign {
    return this.#campaign
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** The number of entries; every entry raises it, including an undo. */
  get revision(): number {
    return this.#entries.length
  }

  get line(): LineOfPlay {
    return this.#line
  }

  get savePoints(): readonly SavePointEntry[] {
    return this.#savePoints
  }

  get cause(): Cause {
    return this.#entries.at(-1)?.kind ?? 'opened'
  }

  entry(id: EntryId): Entry | null {
    return this.#entries[id - 1] ?? null
  }

  /** The campaign after so many standing acts: `position` on the line of play, 0 for the beginning. */
  campaignAt(position: number): Campaign {
    return this.#reached(position)
  }

  /** The game of a board, including boards whose opening was undone. */
  systemAt(board: BoardId): SystemId | null {
    return this.#systems.get(board) ?? null
  }

  /**
   * Decides an ask without changing anything; the result must be completed, appended and written to disk. Each result
   * can be opened again (CA22): it was printed and parsed, and the changed boards pass their checks.
   */
  consider(ask: ChronicleAsk, actor: Asker, luck: Luck): Result<EntryDraft, ChronicleDenial> {
    if (actor.kind === 'viewer') return fail(refused({ because: 'only-shows' }))
    try {
      const considered = decideAsk(this, ask, actor, luck)
      return considered.ok ? this.#readable(considered.value) : considered
    } catch (reason) {
      return fail(bugRefusal(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)))
    }
  }

  /**
   * The same decision without a record: a refusal, or the certain outcome.
   * @param luck is called, but its results are not revealed
   */
  preview(ask: ActAsk, actor: Asker, luck: Luck): Result<Preview, ChronicleDenial> {
    if (actor.kind === 'viewer') return fail(refused({ because: 'only-shows' }))
    try {
      const considered = decideAsk(this, ask, actor, luck)
      return considered.ok ? ok(previewOf(this.#campaign, ask, actor, luck)) : considered
    } catch (reason) {
      return fail(bugRefusal(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)))
    }
  }

  /**
   * Gives a draft its id and its time.
   * @param at milliseconds since 1970
   */
  complete(draft: EntryDraft, at: number): Entry {
    return { id: this.revision + 1, at, ...draft }
  }

  /** Appends an entry. It must be the next one, as made by `complete`. Throws otherwise. */
  append(entry: Entry): void {
    const wrong = this.#objection(entry)
    if (wrong !== null) throw new Error(`entry ${entry.id} does not follow: ${wrong.message}`)
    const proved = this.#proved
    this.#proved = null
    this.#record(entry)
    if (entry.kind === 'act' && proved?.events === entry.events && proved.before === this.#campaign) {
      this.#campaign = proved.after
      this.#checkpoints.keep(this.#line.standing, proved.after)
    } else this.#campaign = this.#reached()
    if (entry.kind === 'undo') this.#checkpoints.lookAhead(this.#line.standing, this.#step)
  }

  /**
   * The draft as a file will return it; refused when no file could. The campaign from the decision is kept only when
   * the file returns exactly the decided events. Otherwise the events from the file are applied.
   */
  #readable({ draft: decided, after: made }: Consideration): Result<EntryDraft, ChronicleDenial> {
    const read = reread(decided, this.#systems)
    if (!read.ok) return fail(bugRefusal(`${draftName(decided)}: ${read.error.path}: ${read.error.message}`))
    const { draft, isSame } = read.value
    const after = made && isSame ? made : this.#after(draft)
    const faults = newFaults(this.#campaign, after)
    if (faults.length > 0) return fail(bugRefusal(`${draftName(draft)}: ${faults.join('; ')}`))
    if (draft.kind === 'act') this.#proved = { events: draft.events, before: this.#campaign, after }
    return ok(draft)
  }

  #after(draft: EntryDraft): Campaign {
    switch (draft.kind) {
      case 'act':
        return applyAct(this.#campaign, draft)
      case 'undo':
        return this.#reached(this.#line.standing - draft.steps)
      case 'redo':
        return this.#reached(this.#line.standing + draft.steps)
      case 'save-point':
        return this.#campaign
    }
  }

  #objection(entry: Entry): Invalid | null {
    const due = this.revision + 1
    if (entry.id !== due) return { path: 'id', message: `should be ${due}` }
    if (entry.kind === 'undo' && entry.steps > this.#line.standing)
      return { path: 'steps', message: `only ${this.#line.standing} acts stand` }
    if (entry.kind === 'redo' && entry.steps > this.#line.undone)
      return { path: 'steps', message: `only ${this.#line.undone} acts were undone` }
    return null
  }

  #record(entry: Entry): void {
    this.#entries.push(entry)
    if (entry.kind === 'act') {
      if (this.#line.undone > 0) this.#checkpoints.forgetAfter(this.#line.standing)
      this.#line.add(entry.id)
      if (entry.board === null) this.#rememberBoards(entry.events as readonly CampaignEvent[])
    } else if (entry.kind === 'undo') this.#line.undo(entry.steps)
    else if (entry.kind === 'redo') this.#line.redo(entry.steps)
    else this.#savePoints.push(entry)
  }

  #rememberBoards(events: readonly CampaignEvent[]): void {
    for (const event of events) if (event.type === 'board-opened') this.#systems.set(event.board, event.system)
  }

  #reached(standing: number = this.#line.standing): Campaign {
    return this.#checkpoints.reach(standing, this.#step)
  }

  readonly #step = (campaign: Campaign, position: number): Campaign => {
    const act = this.entry(this.#line.at(position))
    return act?.kind === 'act' ? applyAct(campaign, act) : campaign
  };

  /** Folds all standing acts and checks the invariants of each game. */
  *#check(): Steps<Result<Chronicle, Invalid>> {
    const { standing } = this.#line
    try {
      for (let position = playedAtOnce; position < standing; position += playedAtOnce) {
        this.#reached(position)
        yield position / standing
      }
      this.#campaign = this.#reached()
    } catch (reason) {
      return fail({ path: 'entries', message: `the acts do not follow from each other: ${String(reason)}` })
    }
    const fault = firstFault(this.#campaign)
    return fault === null ? ok(this) : fail(fault)
  }
}

/** The decision of an ask by the history and the rules; not yet proved to be readable from a file. */
function decideAsk(
  played: History,
  ask: ChronicleAsk,
  actor: Actor,
  luck: Luck
): Result<Consideration, ChronicleDenial> {
  const { line } = played
  if (ask.kind === 'act') {
    if (undoneTwin(played, ask, actor)) return drafted({ kind: 'redo', steps: 1 })
    const kept = removesHistory(played, ask, actor)
    if (kept) return fail(refused({ because: 'seat-has-history', seat: kept }))
    return considerAct(played.campaign, ask, actor, luck, played.revision + 1)
  }
  if (actor.kind !== 'gm') return fail(refused({ because: 'gm-only' }))
  if (ask.kind === 'save-point') {
    const name = ask.name.trim()
    if (name === '') return fail(refused({ because: 'no-title' }))
    return drafted({ kind: 'save-point', name, after: line.latest })
  }
  const possible = ask.kind === 'undo' ? line.standing : line.undone
  if (ask.steps >= 1 && ask.steps <= possible) return drafted({ kind: ask.kind, steps: ask.steps })
  return fail(refused({ because: `nothing-to-${ask.kind}`, steps: ask.steps, possible }))
}

/** Prevents a new draw by undo: an undone command that is sent again, unchanged, has the same outcome. */
function undoneTwin(played: History, ask: ActAsk, actor: Actor): ActEntry | null {
  const { line } = played
  const next = played.entry(line.at(line.standing + 1))
  if (next?.kind !== 'act' || next.board !== ask.board) return null
  return isSame(next.actor, actor) && isSame(next.command, ask.command) ? next : null
}

function drafted(draft: EntryDraft): Result<Consideration, never> {
  return ok({ draft, after: null })
}

/** The history of play, as far as it is searched here. */
interface History {
  /** The number of entries. */
  readonly revision: number
  readonly campaign: Campaign
  readonly line: LineOfPlay
  entry(id: EntryId): Entry | null
}

/** The seat that this ask would remove although it was used in play (CA24), or null. */
function removesHistory(played: History, { board, command }: ActAsk, actor: Actor): SeatId | null {
  if (board !== null || actor.kind !== 'gm' || typeof command !== 'object' || command === null) return null
  if (!('type' in command) || command.type !== 'remove-seat' || !('seat' in command)) return null
  const seat = command.seat as SeatId
  const known = played.campaign.seats.some(each => each.id === seat)
  return known && hasPart(played, seat) ? seat : null
}

/** Whether a standing act involves the seat beyond setting it up. Called rarely, so every act is checked. */
function hasPart(played: History, seat: SeatId): boolean {
  const { line } = played
  for (let position = line.standing; position > 0; position--) {
    const act = played.entry(line.at(position))
    if (act?.kind === 'act' && involves(act, seat)) return true
  }
  return false
}

function involves(act: ActEntry, seat: SeatId): boolean {
  if (act.board !== null) return mentions(act.command, seat) || mentions(act.events, seat) || mentions(act.actor, seat)
  return (act.events as readonly CampaignEvent[]).some(
    event => event.type !== 'board-followed' && !('seat' in event) && mentions(event, seat)
  )
}

/** Whether a value contains this seat, as a value or as a key, at any depth. */
function mentions(value: unknown, seat: SeatId): boolean {
  if (typeof value !== 'object' || value === null) return value === seat
  return Object.entries(value).some(([key, inner]) => key === seat || mentions(inner, seat))
}
