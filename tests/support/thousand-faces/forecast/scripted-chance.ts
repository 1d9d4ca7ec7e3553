import { codeOf } from '#rules/thousand-faces/forecast/card-table'
import type { Chance } from '#rules/thousand-faces/forecast/chance'
import type { Drawn } from './drawn'

/** Gives a simulated fight exactly the cards and dice that another one had, and fails loudly when it asks for others. */
export class ScriptedChance implements Chance {
  #left: Drawn[] = []

  add(drawn: readonly Drawn[]): void {
    this.#left.push(...drawn)
  }

  get left(): number {
    return this.#left.length
  }

  card(cards: Uint8Array, count: number): number {
    const next = this.#left.shift()
    if (!next || !('card' in next)) throw new Error(`a card was asked for, but next is ${JSON.stringify(next)}`)
    const at = cards.subarray(0, count).indexOf(codeOf(next.card))
    if (at < 0) throw new Error(`card ${next.card} cannot come now`)
    return at
  }

  below(bound: number): number {
    const next = this.#left.shift()
    if (!next || !('number' in next)) throw new Error(`a number was asked for, but next is ${JSON.stringify(next)}`)
    if (next.number >= bound) throw new Error(`${next.number} is no number below ${bound}`)
    return next.number
  }
}
