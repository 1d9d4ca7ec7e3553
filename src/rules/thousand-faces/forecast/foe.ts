import { sidesOf } from '../equipment/items'
import { staminaAfter } from '../stamina/bounds'
import type { Fighter } from './fighter'
import type { FoeSituation } from './situation'
import type { DieFaces } from '../vocabulary'

/** One foe in a simulated fight. */
export class Foe {
  readonly start: FoeSituation
  readonly sides: 1 | DieFaces
  stamina = 0
  squares = 0
  red = 0
  /** Its weak spot is known and nobody has struck it yet. */
  opening = false
  engaged: Fighter | null = null
  /** The round in which a character attacked it last. */
  attackedIn = 0
  readonly #engaged: Fighter | null

  constructor(start: FoeSituation, fighters: readonly Fighter[]) {
    this.start = start
    this.sides = sidesOf(start.power)
    this.#engaged = fighters.find(({ id }) => id === start.engaged) ?? null
  }

  reset(): void {
    this.stamina = this.start.stamina
    this.squares = this.start.squares
    this.red = this.start.red
    this.opening = this.start.opening
    this.engaged = this.#engaged
    this.attackedIn = 0
  }

  /** U3: a blow costs Stamina one for one, or a square takes all of it. */
  strike(power: number, square: boolean): void {
    if (power < 1) return
    if (square) this.squares -= 1
    else this.stamina = staminaAfter(this.stamina, power)
  }
}
