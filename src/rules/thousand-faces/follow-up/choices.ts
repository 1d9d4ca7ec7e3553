import type { SeatId } from '../../core/seat'
import { unspentStamina } from '../deck/piles'
import type { ThingId } from '../equipment/item-schemas'
import type { ShieldResult, StoppedHarm } from '../equipment/items'
import { priceLine, shieldCard } from '../equipment/ladder'
import { shadowOf } from '../flip/weighing'
import { type BlowChoice, blowWays } from '../injury/blow-ways'
import { mayReachOut, pileStateOf } from '../injury/four-ds'
import type { Attack } from '../injury/model'
import { openSlots } from '../injury/open-slots'
import { whyNoShield } from '../moves/shield'
import { characterOf, sheetOf } from '../sheets'
import { takesLast } from '../stamina/bounds'
import type { State } from '../state'
import type { ResultValue } from '../vocabulary'

/** A shield in hand, and the effect of each result of its flip. */
interface ShieldChoice {
  readonly item: ThingId
  readonly name: string
  readonly stops: StoppedHarm
  /** The price of each result, the best first; null for the one that stops nothing. `shadow`: the points that it gives the GM. */
  readonly results: readonly { readonly result: ResultValue; readonly price: string | null; readonly shadow: number }[]
  /** The most Stamina that a result costs, where its bearer cannot pay in another way. */
  readonly mayCost: number
  /** This Stamina could end the character's fight. */
  readonly mayEnd: boolean
}

/** All possible answers to one blow. */
export interface BlowChoices {
  readonly attack: number
  readonly stamina: number
  readonly harm: number
  readonly wounds: number
  /** Shields that can be raised, after a flip of Dex. */
  readonly shields: readonly ShieldChoice[]
  /** The least harm first; a way that ends the fight last. */
  readonly ways: readonly BlowChoice[]
}

/** FU8: every legal split with its tokens in the least harmful slots, and the same without slots where that differs. */
export function blowChoices(state: State, attack: Attack): BlowChoices {
  const { seat, exertion } = attack
  const pile = pileStateOf(state, seat)
  return {
    attack: attack.id,
    stamina: unspentStamina(sheetOf(state, seat).piles),
    harm: pile.harm,
    wounds: pile.wounds,
    shields: shieldsOf(state, seat, attack.id),
    ways: blowWays({ ...attack, spares: mayReachOut(state, seat, exertion) }, pile, openSlots(characterOf(state, seat)))
  }
}

function shieldsOf(state: State, seat: SeatId, attack: number): BlowChoices['shields'] {
  const left = unspentStamina(sheetOf(state, seat).piles)
  return characterOf(state, seat).items.flatMap(item => {
    const shield = shieldCard(item)
    if (!shield || whyNoShield(state, seat, item, attack) !== null) return []
    const results = ([3, 2, 1, 0] as const).map(result => ({
      result,
      price: priceOf(shield.results[result]),
      shadow: shadowOf({ fast: true }, result) * state.shadow.factor
    }))
    const mayCost = Math.max(...results.map(({ result }) => leastStamina(shield.results[result])))
    const mayEnd = takesLast(mayCost, left)
    return [{ item: item.id, name: item.name, stops: shield.avoids, results, mayCost, mayEnd }]
  })
}

/** "2 Stamina or it is destroyed" */
function priceOf({ avoided, pay }: ShieldResult): string | null {
  return avoided ? pay.map(priceLine).join(' or ') : null
}

function leastStamina({ pay }: ShieldResult): number {
  return pay.length === 0 ? 0 : Math.min(...pay.map(({ stamina }) => stamina))
}
