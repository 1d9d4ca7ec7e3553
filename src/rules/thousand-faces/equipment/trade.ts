import { ok, refuse, type Result } from '../../core/result'
import { happen, type SeatMay } from '../../core/slice'
import { useDay, whyNotDay } from '../economy/steps'
import { talePrices } from '../experience/prices'
import { spendXp } from '../experience/steps'
import { characterOf } from '../sheets'
import type { Act, Refusal, Game, State } from '../state'
import { changePack, gainItem, itemOf, loseItem, madeItem } from './hands'
import type { EquipmentCommand } from './model'
import { imbuedMagic } from './item'
import { newCapacity } from './limits'
import { onOffer, wareName } from './wares'
import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/view'
import type { NewItem } from './item-schemas'

/** HA17: whether this player trades on a phone now: on a day in town that the GM has begun. */
export function tradesOnPhone(state: State, seat: SeatId): boolean {
  return state.story.day?.place === 'town' && flipsOnPhone(state, seat)
}

export interface TradeSeatView {
  /** HA17: this player trades on this phone now. Absent otherwise. */
  readonly inTown?: true
}

export function tradeSeatView(state: State, seat: SeatId): TradeSeatView {
  return tradesOnPhone(state, seat) ? { inTown: true } : {}
}

/** HA17: the player may draw a seller's four cards once, buy one of them, and change money. */
export const tradeMay: SeatMay<Game, EquipmentCommand> = {
  'lay-out-wares': (state, { seat: whose, cards }, seat) =>
    whose === seat && cards === null && tradesOnPhone(state, seat) && characterOf(state, seat).wares === null,
  shop: (state, { seat: whose, seller }, seat) =>
    whose === seat && tradesOnPhone(state, seat) && characterOf(state, seat).wares?.seller === seller,
  'buy-pack': (state, { seat: whose }, seat) => whose === seat && tradesOnPhone(state, seat)
}

/** HA20: purchases with XP and Pack that a player enters. The GM adds further properties of the thing. */
export const purchaseMay: SeatMay<Game, EquipmentCommand> = {
  'good-thing-i-brought': (state, { seat: whose, item }, seat) =>
    whose === seat && flipsOnPhone(state, seat) && (item === null || isPlainGear(item)),
  'tell-tale': (state, { seat: whose, weapon }, seat) =>
    whose === seat && flipsOnPhone(state, seat) && weapon.trim() !== '',
  contemplate: (state, { seat: whose }, seat) => whose === seat && tradesOnPhone(state, seat)
}

/** A thing without power, magic or special value. */
export function plainGear(name: string): Extract<NewItem, { sort: 'other' }> {
  return {
    sort: 'other',
    name,
    kind: 'gear',
    encumbrance: 1,
    power: null,
    slots: [],
    precious: false,
    secret: false,
    effect: null,
    note: ''
  }
}

function isPlainGear(item: NewItem): boolean {
  if (item.sort !== 'other' || item.name.trim() === '' || item.slots.length > 0) return false
  const { kind, encumbrance, power, precious, secret, effect, note } = item
  return (
    kind === 'gear' && encumbrance === 1 && power === null && !precious && !secret && effect === null && note === ''
  )
}

/** Q12: in town, a precious Pack, or 1 XP with a Pack or an item, buys one Item card. Magic ones hold 1 charge. */
export function shop(
  act: Act,
  { seat, seller, pay, item }: Extract<EquipmentCommand, { type: 'shop' }>
): Result<Act, Refusal> {
  const bought = onOffer(characterOf(act.state, seat).wares, item)
  const why = whyNotDay(act.state, seat, 'shop-procure')
  if (why) return refuse(why)
  if (bought === null) return refuse({ because: 'not-on-offer', name: wareName(item) })
  const begun = happen(useDay(act, seat, 'shop-procure'), { type: 'shopped', seat, seller })
  const paid = payFor(begun, seat, pay)
  if (!paid.ok) return paid
  return ok(
    gainItem(
      paid.value,
      seat,
      bought.sort === 'magic' ? { ...bought, capacity: newCapacity } : bought,
      'Shop / Procure'
    )
  )
}

function payFor(
  act: Act,
  seat: Parameters<typeof itemOf>[1],
  pay: Extract<EquipmentCommand, { type: 'shop' }>['pay']
): Result<Act, Refusal> {
  if (pay.with === 'precious') return changePack(act, seat, { pack: 0, precious: -1 }, 'Shop / Procure')
  const spent = spendXp(act, seat, 1, 'Shop / Procure')
  if (!spent.ok) return spent
  if (pay.with === 'xp-and-pack') return changePack(spent.value, seat, { pack: -1, precious: 0 }, 'Shop / Procure')
  const item = itemOf(spent.value, seat, pay.item)
  return item.ok ? ok(loseItem(spent.value, seat, item.value, 'traded')) : item
}

/** Q13: 2 XP design a weapon; one more adds a magical power and a weakness. */
export function tellTale(
  act: Act,
  { seat, weapon, magical }: Extract<EquipmentCommand, { type: 'tell-tale' }>
): Result<Act, Refusal> {
  const paid = spendXp(act, seat, talePrices[magical], `Tales of a Weapon: ${weapon}`)
  return paid.ok
    ? ok(happen(paid.value, { type: 'weapon-designed', seat, weapon, magical: magical === 'magical' }))
    : paid
}

/** Q13: the designed weapon is found, as loot or in a shop. */
export function findDesigned(
  act: Act,
  command: Extract<EquipmentCommand, { type: 'find-designed' }>
): Result<Act, Refusal> {
  const { seat, weapon, power, weakness, effect } = command
  const design = characterOf(act.state, seat).designs.find(each => each.name === weapon)
  if (!design) return refuse({ because: 'no-design', seat, weapon })
  const plain = madeItem(
    {
      sort: 'other',
      name: weapon,
      kind: 'weapon',
      encumbrance: 1,
      power,
      slots: [],
      precious: false,
      secret: false,
      effect: null,
      note: weakness
    },
    `i${act.state.made + 1}`
  )
  const found = happen(act, { type: 'design-found', seat, weapon })
  return ok(
    happen(found, {
      type: 'item-gained',
      seat,
      item: { ...plain, magic: design.magical ? imbuedMagic(effect) : null },
      how: 'Tales of a Weapon'
    })
  )
}
