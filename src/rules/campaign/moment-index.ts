import { audienceKey, type Audience } from '../core/audience'
import { momentKinds, type Moment, type MomentKind } from '../core/moment'
import type { Chronicle } from './chronicle'
import { momentsOf } from './moments'
import type { ActEntry, CampaignEvent, EntryId } from './types'

/**
 * Weight and kind of a moment as one whole number below 2,048; 0: no moment. A greater weight gives a greater number.
 */
export type Worth = number

/** Two bytes for each entry: a list of numbers for 100,000 entries and eight audiences would take 6 MB. */
interface Worths {
  row: Uint16Array
  /** The number of entries in the array; the rest is spare capacity. */
  read: number
  /** The subjects of the few acts that affect earlier moments (PO11). */
  readonly about: Map<EntryId, readonly Subject[]>
}

/** One subject of an act; `isOwnMoment`: the act's moment is about the subject. */
interface Subject {
  readonly about: string
  readonly replaces: boolean
  readonly isOwnMoment: boolean
}

const kindsInWorth = 16

export function worthOf(moment: Moment | null): Worth {
  return moment === null ? 0 : moment.weight * kindsInWorth + momentKinds.indexOf(moment.kind)
}

/** @returns 1 to 100; 0 for no moment */
export function weightIn(worth: Worth): number {
  return Math.floor(worth / kindsInWorth)
}

/** @throws when there is no moment */
export function kindIn(worth: Worth): MomentKind {
  const kind = worth > 0 ? momentKinds[worth % kindsInWorth] : undefined
  if (!kind) throw new Error('no moment has no kind')
  return kind
}

/**
 * The weight of every entry in a recap, computed once for each audience. It is extended as the journal grows, so that a
 * session of 100,000 entries need not be read again. The object is mutable and belongs to one chronicle.
 */
export class MomentIndex {
  readonly #worths = new Map<string, Worths>()
  readonly #sessions = new Map<EntryId, number>()
  #read = 0

  constructor(readonly chronicle: Chronicle) {}

  /** By entry (the first at 0): the weight of its act, standing or not. */
  worths(audience: Audience): ArrayLike<Worth> {
    this.readOn(audience, Infinity)
    const { row, read } = this.#worthsFor(audience)
    return row.subarray(0, read)
  }

  /**
   * Reads a number of further entries.
   * @returns whether all are read
   */
  readOn(audience: Audience, most: number): boolean {
    const worths = this.#worthsFor(audience)
    const { revision } = this.chronicle
    const end = Math.min(revision, worths.read + most)
    if (end > worths.row.length) worths.row = withRoom(worths.row, revision)
    for (; worths.read < end; worths.read++) {
      const entry = this.chronicle.entry(worths.read + 1)
      if (entry?.kind !== 'act') continue
      const { best, about } = momentsOf(this.chronicle, entry, audience)
      worths.row[worths.read] = worthOf(best)
      if (about.length > 0) worths.about.set(entry.id, subjectsOf(entry, about, best))
    }
    return end === revision
  }

  /** Of these acts, those whose moment a later one of them has replaced (PO11). */
  replaced(acts: readonly EntryId[], audience: Audience): ReadonlySet<EntryId> {
    this.readOn(audience, Infinity)
    const { about: subjects } = this.#worthsFor(audience)
    const gone = new Set<EntryId>()
    if (subjects.size === 0) return gone
    const newest = new Map<string, { readonly act: EntryId; readonly isOwnMoment: boolean }>()
    for (const act of acts)
      for (const { about, replaces, isOwnMoment } of subjects.get(act) ?? []) {
        const before = newest.get(about)
        if (replaces && before?.isOwnMoment && before.act !== act) gone.add(before.act)
        newest.set(about, { act, isOwnMoment })
      }
    return gone
  }

  /** The entries of the standing acts of one session, in order; session 0 is the play before the first session. */
  entriesOf(session: number): readonly EntryId[] {
    this.#readSessions()
    const { line } = this.chronicle
    const acts: EntryId[] = []
    let now = 0
    for (let position = 1; position <= line.standing; position++) {
      const id = line.at(position)
      now = this.#sessions.get(id) ?? now
      if (now === session) acts.push(id)
      else if (now > session) break
    }
    return acts
  }

  #readSessions(): void {
    const { revision } = this.chronicle
    for (let id = this.#read + 1; id <= revision; id++) {
      const entry = this.chronicle.entry(id)
      const number = entry?.kind === 'act' && entry.board === null ? begun(entry) : null
      if (number !== null) this.#sessions.set(id, number)
    }
    this.#read = revision
  }

  #worthsFor(audience: Audience): Worths {
    const key = audienceKey(audience)
    const known = this.#worths.get(key) ?? { row: new Uint16Array(0), read: 0, about: new Map() }
    this.#worths.set(key, known)
    return known
  }
}

/** Subjects of different boards are different. */
function subjectsOf({ board }: ActEntry, about: readonly Moment[], best: Moment | null): readonly Subject[] {
  return about.flatMap(each =>
    (each.about ?? []).map(what => ({
      about: `${board ?? ''} ${what}`,
      replaces: each.replaces === true,
      isOwnMoment: each === best
    }))
  )
}

/** A copy with capacity for a quarter more than `entries`. */
function withRoom(row: Uint16Array, entries: number): Uint16Array {
  const roomy = new Uint16Array(Math.ceil(entries * 1.25))
  roomy.set(row)
  return roomy
}

function begun(act: ActEntry): number | null {
  for (const event of act.events as readonly CampaignEvent[]) if (event.type === 'session-began') return event.number
  return null
}

const indexes = new WeakMap<Chronicle, MomentIndex>()

/** The one index of this chronicle. */
export function momentIndexOf(chronicle: Chronicle): MomentIndex {
  const known = indexes.get(chronicle) ?? new MomentIndex(chronicle)
  indexes.set(chronicle, known)
  return known
}
