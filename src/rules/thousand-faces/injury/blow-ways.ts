import { isSameSlot } from '../equipment/item'
import type { SlotRef } from '../equipment/item-schemas'
import type { Exertion } from '../moves/move'
import { stamina } from '../stamina/bounds'
import { fittingAmong, type OpenSlot } from './open-slots'
import { leftToLay, outcomeOf, type Split, splitsOf, type PileState } from './splits'

/** One complete way to take a blow: the split, and the position of each token. */
export interface BlowChoice {
  readonly split: Split
  readonly exhaustionOnto: readonly SlotRef[]
  readonly harmOnto: readonly SlotRef[]
  readonly woundOnto: SlotRef | null
  readonly relief: 'none' | 'reach-out'
  readonly staminaAfter: number
  readonly harmAfter: number
  readonly woundsAfter: number
  /** This way would end the character's fight. */
  readonly fatal: boolean
}

/** A blow for its target. `avoided`: tokens that a shield has stopped. `spares`: one point less by Reach Out (K10). */
export interface Blow {
  readonly power: number
  readonly exertion: Exertion
  readonly avoided: { readonly harm: number; readonly wound: number }
  readonly spares: boolean
}

/** FU8: every legal split with its tokens in the least harmful positions, the least harmful split first. */
export function blowWays(blow: Blow, pile: PileState, slots: readonly OpenSlot[]): readonly BlowChoice[] {
  const ways = splitsOf(blow.power, pile).map(split => spared(blow, pile, slots, split))
  return [...ways].sort((one, other) => weight(pile, one) - weight(pile, other))
}

/** N8, K10: puts as many tokens as possible into open slots, and uses every available relief. */
function spared(
  { exertion, avoided, spares }: Blow,
  pile: PileState,
  slots: readonly OpenSlot[],
  split: Split
): BlowChoice {
  const relief = split.exhaustion > 0 && spares ? 'reach-out' : 'none'
  const lay = leftToLay(split, avoided, relief)
  const exhaustionOnto = fittingAmong(slots, 'exhaustion', exertion).slice(0, lay.exhaustion)
  const isTaken = (slot: SlotRef): boolean => exhaustionOnto.some(each => isSameSlot(each, slot))
  const free = (token: 'harm' | 'wound') => fittingAmong(slots, token, exertion).filter(slot => !isTaken(slot))
  const harmOnto = free('harm').slice(0, lay.harm)
  const woundOnto = lay.wound > 0 ? (free('wound')[0] ?? null) : null
  const upon = outcomeOf(
    {
      exhaustion: lay.exhaustion - exhaustionOnto.length,
      harm: lay.harm - harmOnto.length,
      wound: lay.wound > 0 && woundOnto === null ? 1 : 0
    },
    pile
  )
  const { exhaustion, harm, wound } = split
  return {
    split: { exhaustion, harm, wound },
    exhaustionOnto,
    harmOnto,
    woundOnto,
    relief,
    staminaAfter: upon.staminaAfter,
    harmAfter: upon.harmAfter,
    woundsAfter: upon.woundsAfter,
    fatal: upon.incapacitated
  }
}

/** The harm of a way, as a number for comparison. A Wound counts as five points of Stamina, a Harm as one more than its card. */
function weight({ exhausted, harm, wounds }: PileState, way: BlowChoice): number {
  const lost = stamina - exhausted - way.staminaAfter
  const hurt = lost + 5 * (way.woundsAfter - wounds) + (way.harmAfter - harm)
  return (way.fatal ? 1000 : 0) + hurt
}
