import { type Blow, type BlowChoice, blowWays } from '../injury/blow-ways'
import { fittingAmong, type HeldSlot } from '../injury/places'
import { leftToLay } from '../injury/splits'
import { stamina } from '../stamina/bounds'
import type { Fighter } from './fighter'
import type { Policies } from './policies'
import type { FightSituation, FighterSituation } from './situation'

/** A way to take a blow, as far as the simulation carries it out. */
export interface BlowTaken {
  /** Points that are paid, those in slots not counted. */
  readonly pay: number
  /** Slots that take a token each. */
  readonly exhaustionInto: readonly number[]
  readonly harmInto: readonly number[]
  readonly woundInto: number | null
  /** Tokens upon oneself. */
  readonly harm: number
  readonly wound: boolean
  /** Stamina that it costs, for whoever weighs raising a shield. */
  readonly cost: number
  readonly fatal: boolean
}

/** The last stage of a blow's power that is told apart; no foe of the game reaches it. */
const mostPower = 127

/**
 * How one character takes blows (FC3): decided by the same function that the GM's screen asks (FU8), once for each standing
 * and power, and kept.
 */
export class BlowTable {
  readonly #ways = new Map<number, BlowTaken>()
  readonly #slots: FighterSituation['slots']
  readonly #spares: boolean
  readonly #length: FightSituation['length']
  readonly #taking: Policies['taking']

  constructor({ slots, reachOut }: FighterSituation, length: FightSituation['length'], taking: Policies['taking']) {
    this.#slots = slots
    this.#spares = reachOut
    this.#length = length
    this.#taking = taking
  }

  /** @param power 1 or more @param avoided Harm that a shield has stopped already */
  wayFor({ filled, exhausted, harm, wounds }: Fighter, power: number, avoided: number): BlowTaken {
    const blow = Math.min(power, mostPower)
    const standing = (exhausted * 3 + harm) * 3 + wounds
    const key = ((filled * 99 + standing) * (mostPower + 1) + blow) * 8 + avoided
    const known = this.#ways.get(key)
    if (known) return known
    const way = this.#decide(filled, { exhausted, harm, wounds }, blow, avoided)
    this.#ways.set(key, way)
    return way
  }

  #decide(
    filled: number,
    on: Pick<Fighter, 'exhausted' | 'harm' | 'wounds'>,
    power: number,
    avoided: number
  ): BlowTaken {
    const blow: Blow = { power, exertion: 'physical', avoided: { harm: avoided, wound: 0 }, spares: this.#spares }
    const { exhausted, harm, wounds } = on
    const ways = blowWays(blow, { exhausted, harm, wounds, length: this.#length }, this.#held(filled))
    const way = this.#pick(ways)
    const { split, relief, exhaustionOnto, harmOnto, woundOnto } = way
    const left = leftToLay(split, blow.avoided, relief)
    return {
      pay: left.exhaustion - exhaustionOnto.length,
      exhaustionInto: exhaustionOnto.map(({ slot }) => slot),
      harmInto: harmOnto.map(({ slot }) => slot),
      woundInto: woundOnto?.slot ?? null,
      harm: left.harm - harmOnto.length,
      wound: left.wound > 0 && woundOnto === null,
      cost: stamina - exhausted - way.staminaAfter,
      fatal: way.fatal
    }
  }

  #pick(ways: readonly BlowChoice[]): BlowChoice {
    const [first] = ways
    if (!first) throw new Error('a blow without power is nothing to take')
    if (this.#taking === 'least') return first
    const wanted = this.#taking === 'wound' ? 1 : 0
    return ways.find(({ split, fatal }) => !fatal && split.wound === wanted && split.harm === 0) ?? first
  }

  /** Slots that take the Stamina that a shield asks for, as many as there are. */
  slotsForStamina({ filled }: Fighter, points: number): readonly number[] {
    if (points === 0 || this.#slots.length === 0) return []
    return fittingAmong(this.#held(filled), 'exhaustion', 'physical')
      .slice(0, points)
      .map(({ slot }) => slot)
  }

  /** Each slot as one place of its own, by its number; which card it is on makes no difference. */
  #held(filled: number): readonly HeldSlot[] {
    return this.#slots.map(({ slot }, at) => ({
      place: { on: 'item', item: 'i0', slot: at },
      slot,
      token: (filled >> at) & 1 ? 'exhaustion' : null,
      ready: true
    }))
  }
}
