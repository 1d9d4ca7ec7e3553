import type { SealedShuffle } from './model'

/** Which shuffling act comes next: its number among those that stand, from 1, and what was made by that number before it was undone. */
export interface NextShuffle {
  readonly number: number
  readonly undone: SealedShuffle | null
}

/** The shuffling acts of one line of play. It belongs to one chronicle, and is changed in place like the line itself. */
export class ShuffleCount {
  /** Where on the line the acts stand that shuffled, in order; the undone ones included. */
  readonly #places: number[] = []
  /** The newest act of each number, whether it stands or not. */
  readonly #made: SealedShuffle[] = []

  add(place: number, made: SealedShuffle): void {
    this.#places.push(place)
    this.#made[this.#places.length - 1] = made
  }

  /** Those beyond this place were left behind. What they made is remembered: their numbers come again (SF4). */
  forgetAfter(place: number): void {
    this.#places.length = this.#countAt(place)
  }

  /** @param place how many acts stand */
  after(place: number): NextShuffle {
    const count = this.#countAt(place)
    return { number: count + 1, undone: this.#made[count] ?? null }
  }

  #countAt(place: number): number {
    let count = this.#places.length
    while (count > 0 && (this.#places[count - 1] ?? 0) > place) count -= 1
    return count
  }
}
