import type { SeatId } from '../../core/seat'
import { exhaustedCount } from '../deck/places'
import { samePlace } from '../equipment/item'
import type { SlotPlace, ThingId } from '../equipment/item-schemas'
import type { ShieldResult, Stops } from '../equipment/items'
import { mayReachOut, standingOf } from '../injury/four-ds'
import type { Attack } from '../injury/model'
import { fittingPlaces } from '../injury/places'
import { priceSaid } from '../equipment/ladder'
import { outcomeOf, type Split, type Standing, splitsOf } from '../injury/splits'
import { shieldCard, whyNoShield } from '../moves/shield'
import { characterOf, sheetOf } from '../sheets'
import type { State } from '../state'
import type { ResultValue } from '../vocabulary'

/** One way to take a blow, whole: what is taken, and where each token goes. */
export interface BlowChoice {
  readonly split: Split
  readonly exhaustionOnto: readonly SlotPlace[]
  readonly harmOnto: readonly SlotPlace[]
  readonly woundOnto: SlotPlace | null
  readonly relief: 'none' | 'reach-out'
  readonly staminaAfter: number
  readonly harmAfter: number
  readonly woundsAfter: number
  /** This would end the character's fight. */
  readonly fatal: boolean
}

/** A shield in hand, and what each result of its flip would do. */
export interface ShieldChoice {
  readonly item: ThingId
  readonly name: string
  readonly stops: Stops
  /** What each result asks for, the best first; null for the one that stops nothing. */
  readonly results: readonly { readonly result: ResultValue; readonly price: string | null }[]
  /** The most Stamina that a result asks, where its bearer may not pay otherwise. */
  readonly mayCost: number
  /** That could end the character's fight. */
  readonly mayEnd: boolean
}

/** All that can be answered to one blow. */
export interface BlowChoices {
  readonly attack: number
  readonly stamina: number
  readonly harm: number
  readonly wounds: number
  /** Shields that can be raised: Dex is flipped first. */
  readonly shields: readonly ShieldChoice[]
  /** What harms least first, what ends the fight last. */
  readonly ways: readonly BlowChoice[]
}

/** FU8: every legal split with its tokens laid where they harm least, and the same upon oneself where that differs. */
export function blowChoices(state: State, attack: Attack): BlowChoices {
  const { seat, power } = attack
  const standing = standingOf(state, seat)
  const ways = splitsOf(power, standing).map(split => spared(state, attack, standing, split))
  return {
    attack: attack.id,
    stamina: 10 - exhaustedCount(sheetOf(state, seat).piles),
    harm: standing.harm,
    wounds: standing.wounds,
    shields: shieldsOf(state, seat, attack.id),
    ways: [...ways].sort((one, other) => weight(standing, one) - weight(standing, other))
  }
}

/** N8, K10: as many tokens as fit go into open slots, and what relief there is is taken. */
function spared(state: State, attack: Attack, standing: Standing, split: Split): BlowChoice {
  const { seat, exertion, avoided } = attack
  const character = characterOf(state, seat)
  const relief = split.exhaustion > 0 && mayReachOut(state, seat, exertion) ? 'reach-out' : 'none'
  const lay = {
    exhaustion: Math.max(0, split.exhaustion - (relief === 'reach-out' ? 1 : 0)),
    harm: Math.max(0, split.harm - avoided.harm),
    wound: Math.max(0, split.wound - avoided.wound)
  }
  const exhaustionOnto = fittingPlaces(character, 'exhaustion', exertion).slice(0, lay.exhaustion)
  const taken = (place: SlotPlace): boolean => exhaustionOnto.some(each => samePlace(each, place))
  const free = (token: 'harm' | 'wound') => fittingPlaces(character, token, exertion).filter(place => !taken(place))
  const harmOnto = free('harm').slice(0, lay.harm)
  const woundOnto = lay.wound > 0 ? (free('wound')[0] ?? null) : null
  const upon = outcomeOf(
    {
      exhaustion: lay.exhaustion - exhaustionOnto.length,
      harm: lay.harm - harmOnto.length,
      wound: lay.wound > 0 && woundOnto === null ? 1 : 0
    },
    standing
  )
  const { exhaustion, harm, wound } = split
  return {
    split: { exhaustion, harm, wound },
    exhaustionOnto, harmOnto, woundOnto, relief,
    staminaAfter: upon.staminaAfter,
    harmAfter: upon.harmAfter,
    woundsAfter: upon.woundsAfter,
    fatal: upon.incapacitated
  } // prettier-ignore
}

/** How much it harms, to be compared: a Wound weighs as five points of Stamina, a Harm as one more than its card. */
function weight({ exhausted, harm, wounds }: Standing, way: BlowChoice): number {
  const lost = 10 - exhausted - way.staminaAfter
  const hurt = lost + 5 * (way.woundsAfter - wounds) + (way.harmAfter - harm)
  return (way.fatal ? 1000 : 0) + hurt
}

function shieldsOf(state: State, seat: SeatId, attack: number): BlowChoices['shields'] {
  const left = 10 - exhaustedCount(sheetOf(state, seat).piles)
  return characterOf(state, seat).items.flatMap(item => {
    const shield = shieldCard(item)
    if (!shield || whyNoShield(state, seat, item, attack) !== null) return []
    const results = ([3, 2, 1, 0] as const).map(result => ({ result, price: priceOf(shield.results[result]) }))
    const mayCost = Math.max(...results.map(({ result }) => leastStamina(shield.results[result])))
    const mayEnd = mayCost > 0 && mayCost >= left
    return [{ item: item.id, name: item.name, stops: shield.avoids, results, mayCost, mayEnd }]
  })
}

/** "2 Stamina or it is destroyed" */
function priceOf({ avoided, pay }: ShieldResult): string | null {
  return avoided ? pay.map(priceSaid).join(' or ') : null
}

function leastStamina({ pay }: ShieldResult): number {
  return pay.length === 0 ? 0 : Math.min(...pay.map(({ stamina }) => stamina))
}
