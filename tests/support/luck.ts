import type { Luck } from '#rules/core/luck'

/** The same chances every time for the same seed (mulberry32). */
export function seededLuck(seed: number): Luck {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { below: bound => Math.floor(next() * bound) }
}

/** Gives exactly these numbers, in turn, and fails loudly when asked once more or for a smaller bound. */
export function scriptedLuck(...numbers: readonly number[]): Luck {
  const left = [...numbers]
  return {
    below(bound) {
      const next = left.shift()
      if (next === undefined) throw new Error('the script of luck has run out')
      if (next >= bound) throw new Error(`the script says ${next}, but only 0…${bound - 1} can be`)
      return next
    }
  }
}

/** For rules that must not ask for luck at all. */
export const noLuck: Luck = {
  below() {
    throw new Error('this must not depend on luck')
  }
}
