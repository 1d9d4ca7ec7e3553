import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { damageItem, itemOf, loseItem } from '../equipment/hands'
import type { Item } from '../equipment/item-schemas'
import type { ShieldPrice, StoppedHarm } from '../equipment/items'
import { shieldCard } from '../equipment/ladder'
import type { EquipmentCommand } from '../equipment/model'
import { callFlip, whyNotReady } from '../flip/steps'
import { pileStateOf } from '../injury/four-ds'
import type { Attack } from '../injury/model'
import { harmPower, splitsOf } from '../injury/splits'
import { expend } from '../injury/steps'
import { characterOf, sheetOf } from '../sheets'
import type { Act, Refusal, Sheet, State } from '../state'
import type { SettleOutcome } from './model'
import type { Outcome } from './outcome-schema'

/** Q14: the public name of a shield. */
function knownName({ name, secret }: Item): string {
  return secret ? 'Shield' : name
}

/** The blow that the bearer is about to take: a shield is raised only against one (Q11). */
function blowAt({ attacks }: State, seat: SeatId, id: number | null): Attack | null {
  return attacks.find(each => each.seat === seat && (id === null || each.id === id)) ?? null
}

/** Why the bearer cannot raise a shield now, against any blow, or null (Q11). */
export function whyNotRaised({ seat, character, incapacitated }: Sheet, item: Item): Refusal | null {
  if (!shieldCard(item)) return { because: 'not-a-shield', name: item.name }
  if (character.dead) return { because: 'dead', seat }
  if (incapacitated) return { because: 'incapacitated', seat }
  return character.fastUsed === null ? null : { because: 'fast-used', seat, by: character.fastUsed }
}

/** Why a shield cannot be raised against a blow, or null (Q11). @param against the blow; null: the waiting one */
export function whyNoShield(state: State, seat: SeatId, item: Item, against: number | null): Refusal | null {
  const shield = shieldCard(item)
  const why = whyNotRaised(sheetOf(state, seat), item)
  if (why || !shield) return why
  const blow = blowAt(state, seat, against)
  if (!blow) return against === null ? { because: 'no-blow', seat } : { because: 'no-such-attack' }
  const { name } = item
  return stillComing(state, blow, shield.avoids).length > 0
    ? whyNotReady(state, seat)
    : { because: 'stops-nothing', name, avoids: shield.avoids }
}

/** What a shield stops and the blow can still bring, a Wound first: the Wound is the whole blow (Q16). */
function stillComing(state: State, blow: Attack, avoids: StoppedHarm): readonly ('harm' | 'wound')[] {
  const splits = splitsOf(blow.power, pileStateOf(state, blow.seat))
  return (['wound', 'harm'] as const).filter(
    token =>
      (avoids === token || avoids === 'harm-or-wound') &&
      Math.max(...splits.map(split => split[token])) > blow.avoided[token]
  )
}

/** Q16: what a raised shield can stop at settling. Without the blow: everything that the shield is made for. */
export function stopsNow(state: State, { attack, seat }: Outcome, avoids: StoppedHarm): readonly ('harm' | 'wound')[] {
  const blow = attack === null ? null : blowAt(state, seat, attack)
  if (blow) return stillComing(state, blow, avoids)
  return avoids === 'harm-or-wound' ? ['wound', 'harm'] : [avoids]
}

export type RaiseShield = Extract<EquipmentCommand, { type: 'raise-shield' }>

/** Q11: flips Dex, FAST, against the blow that is about to land. */
export function raiseShield(act: Act, command: RaiseShield, luck: Luck): Result<Act, Refusal> {
  const { seat, advantages } = command
  const item = itemOf(act, seat, command.item)
  if (!item.ok) return item
  const why = whyNoShield(act.state, seat, item.value, command.attack)
  if (why) return refuse(why)
  const attack = blowAt(act.state, seat, command.attack)?.id ?? null
  const outcome: Outcome = {
    id: act.state.made + 1,
    seat,
    move: 'shield',
    attribute: 'dex',
    item: item.value.id,
    attack,
    fast: true,
    freeCharge: true,
    flip: act.state.flips.count + 1,
    result: null
  }
  const raised = happen(act, { type: 'move-used', seat, outcome, flips: true })
  const hasText = { check: true, cross: true }
  return callFlip(
    raised,
    {
      type: 'flip',
      seat,
      attribute: 'dex',
      net: advantages,
      move: knownName(item.value),
      fast: true,
      hasText,
      versus: null,
      supporters: []
    },
    luck
  )
}

/** Q11: stops the token, and the shield has its price; a cross stops nothing. */
export function settleShield(act: Act, outcome: Outcome, command: SettleOutcome, luck: Luck): Result<Act, Refusal> {
  const { seat, id, result } = outcome
  const item = characterOf(act.state, seat).items.find(each => each.id === outcome.item)
  const shield = item && shieldCard(item)
  const settled = happen(act, {
    type: 'outcome-settled',
    seat,
    outcome: id,
    move: 'shield',
    picks: [],
    note: command.note
  })
  if (!item || !shield || result === null) return ok(settled)
  const { avoided, pay } = shield.results[result]
  if (!avoided) return ok(settled)
  const can = stopsNow(act.state, outcome, shield.avoids)
  if (command.stops && !can.includes(command.stops))
    return refuse({ because: 'stops-nothing', name: item.name, avoids: command.stops })
  const price = pay[command.price]
  if (!price) return refuse({ because: 'wrong-picks', wants: 1, got: 0 })
  const stops = command.stops ?? can[0] ?? (shield.avoids === 'harm' ? 'harm' : 'wound')
  return payShield(avoid(settled, outcome, item, stops), outcome, item, price, command, luck)
}

/** Q11: a stopped Wound ends the blow, because the Wound is the whole blow. A stopped Harm takes its attack power away. */
function avoid(act: Act, { attack: id, seat }: Outcome, { name, secret }: Item, what: 'harm' | 'wound'): Act {
  const attack = act.state.attacks.find(each => each.id === id)
  if (!attack) return act
  const avoided = { ...attack.avoided, [what]: attack.avoided[what] + 1 }
  const over = what === 'wound' || avoided.harm * harmPower >= attack.power
  return happen(act, {
    type: 'blow-stopped',
    seat,
    attack: { ...attack, avoided },
    token: what,
    item: name,
    secret,
    over
  })
}

function payShield(
  act: Act,
  { seat }: Outcome,
  item: Item,
  price: ShieldPrice,
  { slots }: SettleOutcome,
  luck: Luck
): Result<Act, Refusal> {
  const hurt = price.destroyed
    ? loseItem(act, seat, item, 'destroyed')
    : price.damage > 0
      ? damageItem(act, seat, item)
      : act
  if (price.stamina === 0) return ok(hurt)
  return expend(hurt, seat, price.stamina, { exertion: 'physical', slots, reason: knownName(item) }, luck)
}
