import type { EntryId } from './types'

/**
 * The acts on the present line of play, in order. The first `standing` acts stand, and the rest can be redone. A new
 * act after an undo removes the rest from the line; it stays in the journal.
 *
 * The object belongs to one chronicle. It is mutable, because a line of 100,000 acts cannot be copied for each act.
 */
export class LineOfPlay {
  readonly #acts: EntryId[] = []
  /** The position of each entry on the line, by entry id. None for other entries than acts, 0 for removed acts. */
  readonly #positions: number[] = []
  #standing = 0

  get standing(): number {
    return this.#standing
  }

  get undone(): number {
    return this.#acts.length - this.#standing
  }

  /** The last standing act, or 0 at the beginning. */
  get latest(): EntryId {
    return this.at(this.#standing)
  }

  /** The act at a position, counted from 1; 0 for none. */
  at(position: number): EntryId {
    return this.#acts[position - 1] ?? 0
  }

  /** The position of an act, counted from 1; 0 for the beginning; null when the act was removed. */
  positionOf(act: EntryId): number | null {
    return act === 0 ? 0 : this.#positions[act] || null
  }

  statusOf(act: EntryId): 'stands' | 'undone' | 'gone' {
    const position = this.positionOf(act)
    if (position === null) return 'gone'
    return position <= this.#standing ? 'stands' : 'undone'
  }

  add(act: EntryId): void {
    if (this.undone > 0) for (const left of this.#acts.splice(this.#standing)) this.#positions[left] = 0
    this.#acts.push(act)
    this.#standing = this.#acts.length
    this.#positions[act] = this.#standing
  }

  undo(steps: number): void {
    this.#standing -= steps
  }

  redo(steps: number): void {
    this.#standing += steps
  }
}
