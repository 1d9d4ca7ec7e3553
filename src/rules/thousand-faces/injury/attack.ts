import type { SeatId } from '../../core/seat'
import type { Exertion } from '../moves/move'

/** A blow on its way to a character, between Dice and Describe. Source: reference 4.2. */
export interface Attack {
  readonly id: number
  readonly seat: SeatId
  /** Who or what strikes, as everybody may read it: empty while only hidden foes do (U10). */
  readonly from: string
  /** Who strikes in truth, where hidden foes are among them: for the GM alone. */
  readonly unseen?: string
  /** The serial of the roll that it came from, if the app rolled it. */
  readonly roll?: number
  /** After all modifiers: what has to be decided about. */
  readonly power: number
  /** How it came about: "d6 → 4, +1". */
  readonly sum: string
  readonly exertion: Exertion
  /** What shields have stopped already. */
  readonly avoided: { readonly harm: number; readonly wound: number }
}

/** Blows that wait for their Decide. */
export interface InjuryPart {
  readonly attacks: readonly Attack[]
  /** The newest roll of dice on this board, for every screen. */
  readonly dice: DiceRoll | null
  /** What the newest roll has struck, if it was a foe: it can still be re-rolled (K12). */
  readonly struck: Struck | null
}

/** A rolled hit on a foe. */
export interface Struck {
  /** The serial of the roll. */
  readonly roll: number
  readonly foe: number
  /** What was left of the roll when it struck. */
  readonly power: number
  /** Stamina that the foe lost by it. */
  readonly lost: number
  /** One armour square took it all. */
  readonly square: boolean
}

/** Dice on the table. */
export interface DiceRoll {
  /** Counts up; screens animate when it changes. */
  readonly serial: number
  readonly seat: SeatId | null
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  readonly plus: number
  readonly halved: boolean
  readonly total: number
  readonly what: string
}
