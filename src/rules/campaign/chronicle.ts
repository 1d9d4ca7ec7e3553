import type { Luck } from '../core/luck'
import type { Invalid } from '../core/parser'
import type { Preview } from '../core/preview'
import { fail, ok, type Result } from '../core/result'
import type { Asker } from '../core/seat'
import { allSteps, type Steps } from '../core/steps'
import type { SystemId } from '../registry'
import { applyAct } from './apply'
import type { ActAsk, ChronicleAsk, ChronicleDenial, EntryDraft } from './asks'
import { emptyCampaign } from './campaign'
import { Checkpoints } from './checkpoints'
import { previewOf, type Consideration } from './consider'
import { judge } from './judge'
import { LineOfPlay } from './line-of-play'
import { bugRefusal, refused } from './refusals'
import { draftName, firstFault, newFaults, reread } from './rereading'
import type { ActEntry, BoardId, Campaign, CampaignEvent, Cause, Entry, EntryId, SavePointEntry } from './types'

/** How much of an opening is done in one step: some milliseconds. */
const [recordedAtOnce, playedAtOnce] = [20_000, 500]

/** A draft that can be opened again, and the campaign before and after it. */
interface ProvedDraft {
  readonly events: ActEntry['events']
  readonly before: Campaign
  readonly after: Campaign
}

/**
 * The journal of one campaign and the campaign that it makes. It is the only thing in `rules/` that changes in place;
 * what it hands out never does. Undoing costs the same however long the campaign has run.
 */
export class Chronicle {
  readonly #entries: Entry[] = []
  readonly #line = new LineOfPlay()
  readonly #checkpoints = new Checkpoints()
  readonly #systems = new Map<BoardId, SystemId>()
  readonly #savePoints: SavePointEntry[] = []
  #campaign: Campaign = emptyCampaign
  /** What the last draft comes to, so that its events need not be applied twice. */
  #proved: ProvedDraft | null = null

  /** A campaign in which nothing has happened yet. */
  static begin(): Chronicle {
    return new Chronicle()
  }

  /**
   * The campaign that these entries make. They must have gone through `entryParser` already.
   * Fails with the place of the first entry that does not follow from those before it.
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

  /** How many entries there are: it grows with everything, undo included. */
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

  /** The campaign after so many standing acts: `place` of the line of play, 0 for the very beginning. */
  campaignAt(place: number): Campaign {
    return this.#reached(place)
  }

  /** Which game a board plays, also for boards whose opening was undone. */
  systemAt(board: BoardId): SystemId | null {
    return this.#systems.get(board) ?? null
  }

  /**
   * Thinks an ask through. Changes nothing: what comes back must be completed, appended and written down. Whatever comes
   * back can be opened again (CA22): it has been printed and read, and all is well on the boards that it leads to.
   */
  consider(ask: ChronicleAsk, actor: Asker, luck: Luck): Result<EntryDraft, ChronicleDenial> {
    if (actor.kind === 'nobody') return fail(refused({ because: 'only-shows' }))
    try {
      const considered = judge(this, ask, actor, luck)
      return considered.ok ? this.#readable(considered.value) : considered
    } catch (reason) {
      return fail(bugRefusal(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)))
    }
  }

  /**
   * The same judgement for somebody who only wants to know: refused, or what is certain of the outcome. Keeps nothing.
   * @param luck is asked, but nothing that it decides is told
   */
  preview(ask: ActAsk, actor: Asker, luck: Luck): Result<Preview, ChronicleDenial> {
    if (actor.kind === 'nobody') return fail(refused({ because: 'only-shows' }))
    try {
      const considered = judge(this, ask, actor, luck)
      return considered.ok ? ok(previewOf(this.#campaign, ask, actor, luck)) : considered
    } catch (reason) {
      return fail(bugRefusal(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)))
    }
  }

  /** Gives a draft its number and its time. @param at milliseconds since 1970 */
  complete(draft: EntryDraft, at: number): Entry {
    return { id: this.revision + 1, at, ...draft }
  }

  /** It happened. The entry must be the next one, as `complete` made it. */
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
   * The draft as a file will give it back; refused when no file would. The campaign that deciding has made is kept only
   * where the file says exactly what was decided: else the acts that the file gives back are applied.
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

  readonly #step = (campaign: Campaign, place: number): Campaign => {
    const act = this.entry(this.#line.at(place))
    return act?.kind === 'act' ? applyAct(campaign, act) : campaign
  };

  /** Folds everything that stands and asks each game whether the outcome keeps its invariants. */
  *#check(): Steps<Result<Chronicle, Invalid>> {
    const { standing } = this.#line
    try {
      for (let place = playedAtOnce; place < standing; place += playedAtOnce) {
        this.#reached(place)
        yield place / standing
      }
      this.#campaign = this.#reached()
    } catch (reason) {
      return fail({ path: 'entries', message: `the acts do not follow from each other: ${String(reason)}` })
    }
    const fault = firstFault(this.#campaign)
    return fault === null ? ok(this) : fail(fault)
  }
}
