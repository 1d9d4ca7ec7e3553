import type { Luck } from '../../core/luck'

/** Random numbers that repeat for the same seed: sfc32, a small and fast counting generator. */
export class SeededChance implements Luck {
  readonly #state = new Int32Array(4)

  /** @param seed any whole number; only its lower 32 bits count. */
  constructor(seed: number) {
    this.#state.set([0x9e3779b9, 0x243f6a88, seed, 1])
    for (let turn = 0; turn < 15; turn++) this.below(2)
  }

  below(bound: number): number {
    const state = this.#state
    const a = state[0] as number
    const b = state[1] as number
    const c = state[2] as number
    const counter = state[3] as number
    const sum = (((a + b) | 0) + counter) | 0
    state[3] = counter + 1
    state[0] = b ^ (b >>> 9)
    state[1] = (c + (c << 3)) | 0
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0
    return Math.floor(((sum >>> 0) / 4294967296) * bound)
  }
}
