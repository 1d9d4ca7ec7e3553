import type { SeatId } from '../../core/seat'
import { unspentStamina } from '../deck/piles'
import { stamina } from '../stamina/bounds'
import { type Fight, mostRounds } from './fight'
import { type Figure, meanOf, quantileOf, type Share, shareOf } from './intervals'

/** The forecast for one character. */
export interface FighterOdds {
  readonly id: SeatId
  /** Incapacitated at the end. */
  readonly falls: Share
  /** Takes at least one Wound personally. */
  readonly wounded: Share
  /** Stamina at the end, 0–10: the three quartiles. A quarter of the fights end with at most the first value. */
  readonly stamina: readonly [Figure, Figure, Figure]
}

/** The results of the fights from one situation. */
export interface FightOdds {
  readonly fights: number
  /** All foes are subdued; all characters are down; or neither after forty rounds. The three shares sum to 1. */
  readonly won: Share
  readonly lost: Share
  readonly undecided: Share
  /** At least one character is incapacitated at the end. */
  readonly anyFalls: Share
  /** Mean, and the three quartiles. */
  readonly rounds: { readonly mean: Figure; readonly quartiles: readonly [Figure, Figure, Figure] }
  readonly fighters: readonly FighterOdds[]
}

/** Counts how fights end. */
export class Tally {
  #fights = 0
  #won = 0
  #lost = 0
  #anyFalls = 0
  readonly #rounds = new Uint32Array(mostRounds + 1)
  readonly #falls: Uint32Array
  readonly #wounded: Uint32Array
  readonly #stamina: readonly Uint32Array[]

  constructor(fighters: number) {
    this.#falls = new Uint32Array(fighters)
    this.#wounded = new Uint32Array(fighters)
    this.#stamina = Array.from({ length: fighters }, () => new Uint32Array(stamina + 1))
  }

  /** @param won the result of `fightOut` */
  add({ state, round, wounded }: Fight, won: boolean | null): void {
    this.#fights += 1
    if (won === true) this.#won += 1
    if (won === false) this.#lost += 1
    bump(this.#rounds, round)
    for (const [at, { seat, incapacitated, piles }] of state.sheets.entries()) {
      if (incapacitated) bump(this.#falls, at)
      if (wounded.has(seat)) bump(this.#wounded, at)
      bump(this.#stamina[at] as Uint32Array, unspentStamina(piles))
    }
    if (state.sheets.some(({ incapacitated }) => incapacitated)) this.#anyFalls += 1
  }

  /** @param ids the characters, in the order of their positions */
  odds(ids: readonly SeatId[]): FightOdds {
    const share = (count: number): Share => shareOf(count, this.#fights)
    return {
      fights: this.#fights,
      won: share(this.#won),
      lost: share(this.#lost),
      undecided: share(this.#fights - this.#won - this.#lost),
      anyFalls: share(this.#anyFalls),
      rounds: { mean: meanOf(this.#rounds), quartiles: quartilesOf(this.#rounds) },
      fighters: ids.map((id, at) => ({
        id,
        falls: share(this.#falls[at] ?? 0),
        wounded: share(this.#wounded[at] ?? 0),
        stamina: quartilesOf(this.#stamina[at] ?? new Uint32Array(1))
      }))
    }
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

function quartilesOf(counts: Uint32Array): readonly [Figure, Figure, Figure] {
  return [quantileOf(counts, 0.25), quantileOf(counts, 0.5), quantileOf(counts, 0.75)]
}
