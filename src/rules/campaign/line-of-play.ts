import type { EntryId } from './types'

/**
 * Which acts stand: the acts on the present line of play, in order, the first `standing` of which stand while the
 * rest wait to be redone. A new act after an undo leaves those behind for good; they stay in the journal.
 *
 * It has identity and time (it belongs to one chronicle), so it is changed in place: a campaign of 100,000 acts
 * cannot be copied for each.
 */
export class LineOfPlay {
  readonly #acts: EntryId[] = []
  /** Where each act of the journal is on the line, by entry id; none for what is no act, 0 for what was left behind. */
  readonly #places: number[] = []
  #standing = 0

  get standing(): number {
    return this.#standing
  }

  get undone(): number {
    return this.#acts.length - this.#standing
  }

  /** The last act that stands, or 0 at the very beginning. */
  get latest(): EntryId {
    return this.at(this.#standing)
  }

  /** The act at a place counted from 1; 0 where there is none. */
  at(place: number): EntryId {
    return this.#acts[place - 1] ?? 0
  }

  /** The place of an act counted from 1; 0 for the very beginning; null when it was left behind. */
  placeOf(act: EntryId): number | null {
    return act === 0 ? 0 : this.#places[act] || null
  }

  statusOf(act: EntryId): 'stands' | 'undone' | 'gone' {
    const place = this.placeOf(act)
    if (place === null) return 'gone'
    return place <= this.#standing ? 'stands' : 'undone'
  }

  add(act: EntryId): void {
    if (this.undone > 0) for (const left of this.#acts.splice(this.#standing)) this.#places[left] = 0
    this.#acts.push(act)
    this.#standing = this.#acts.length
    this.#places[act] = this.#standing
  }

  undo(steps: number): void {
    this.#standing -= steps
  }

  redo(steps: number): void {
    this.#standing += steps
  }
}
