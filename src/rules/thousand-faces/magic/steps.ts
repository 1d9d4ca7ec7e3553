import type { Luck } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { ownedCards } from '../deck/piles'
import { shuffleIfDue } from '../deck/steps'
import { changeItem, damageItem, loseItem } from '../equipment/hands'
import type { Item, Magic } from '../equipment/item-schemas'
import { overfill } from '../equipment/limits'
import { type Level, netOf } from '../moves/level'
import { characterOf, sheetOf } from '../sheets'
import { nextWoundCard } from '../stamina/steps'
import type { Act } from '../state'

/** Adds a wound card without a token to the discard pile (K6, ruling O17). */
export function addWoundCard(
  act: Act,
  seat: SeatId,
  reason: string,
  luck: Luck
): { readonly act: Act; readonly card: string } {
  const card = nextWoundCard(act, luck)
  return { act: shuffleIfDue(happen(act, { type: 'wound-card-added', seat, card, reason }), seat, luck), card }
}

/** O41: a bargain without its wound card is over, even after a correction. */
export function endLostBargain(act: Act, seat: SeatId): Act {
  const { entreated } = characterOf(act.state, seat)
  const holds = entreated === null || ownedCards(sheetOf(act.state, seat).piles).includes(entreated)
  return holds ? act : happen(act, { type: 'bargain-ended', seat })
}

/** K7: recharges depleted items: to one below capacity (at least 1), or one or two above it. */
export function recharge(act: Act, seat: SeatId, level: Level): Act {
  const by = level === '0' ? -1 : netOf(level)
  const depleted = characterOf(act.state, seat).items.filter(item => item.magic?.charges === 0)
  return depleted.reduce(
    (on, item) =>
      item.magic ? withMagic(on, seat, item, { charges: Math.max(1, item.magic.capacity + by) }, 'recharged') : on,
    act
  )
}

/** Q9: refills idle items to their capacity, at a Rest or with help. */
export function refillIdle(act: Act, seat: SeatId): Act {
  const wanting = characterOf(act.state, seat).items.filter(isRefillable)
  return wanting.reduce(
    (on, item) => (item.magic ? withMagic(on, seat, item, { charges: item.magic.capacity }, 'recharged') : on),
    act
  )
}

/** Whether a Rest would add charges: the item is idle and below capacity. */
export function isRefillable(item: Item): boolean {
  return item.magic !== null && !item.magic.flowing && item.magic.charges < item.magic.capacity
}

/** The item with changed magic. */
export function withMagic(
  act: Act,
  seat: SeatId,
  item: Item,
  change: Partial<Magic>,
  how: Parameters<typeof changeItem>[3]
): Act {
  return item.magic ? changeItem(act, seat, { ...item, magic: { ...item.magic, ...change } }, how) : act
}

/**
 * K5: lowers the capacity by one; below 1 the item dissolves. Charges above the capacity are lost.
 * Exception: after Void Transfusion an item keeps up to two charges above its capacity (ruling O19).
 */
function lowerCapacity(act: Act, seat: SeatId, item: Item): Act {
  if (!item.magic) return act
  const { charges, capacity: before } = item.magic
  const capacity = before - 1
  if (capacity < 1) return loseItem(act, seat, item, 'dissolved')
  const most = charges > before ? capacity + overfill : capacity
  return withMagic(act, seat, item, { capacity, charges: Math.min(charges, most) }, 'capacity-lost')
}

export type Drawback = 'drain-others' | 'lower-capacity' | 'damage-weapon'

/** The text of each drawback. */
export const drawbackNames: Readonly<Record<Drawback, string>> = {
  'drain-others': 'Every other magic item of yours loses 1 charge',
  'lower-capacity': 'Its capacity drops by 1',
  'damage-weapon': 'The weapon takes 1 damage'
}

/** Why a drawback cannot be chosen, in words, or null (K4, M10). */
export function whyNoDrawback(items: readonly Item[], item: Item | null, drawback: Drawback): string | null {
  if (drawback === 'lower-capacity') return null
  if (drawback === 'damage-weapon') return item?.kind === 'weapon' ? null : 'It is no weapon'
  return items.some(other => other.id !== item?.id && (other.magic?.charges ?? 0) > 0)
    ? null
    : 'No other magic item has a charge to lose'
}

/** K4: applies one of the drawbacks. This is the only damage to a magical weapon (ruling O20). */
export function sufferDrawback(act: Act, seat: SeatId, item: Item, drawback: Drawback): Act {
  if (drawback === 'lower-capacity') return lowerCapacity(act, seat, item)
  if (drawback === 'damage-weapon') return damageItem(act, seat, item)
  const others = characterOf(act.state, seat).items.filter(
    other => other.id !== item.id && (other.magic?.charges ?? 0) > 0
  )
  return others.reduce(
    (on, other) =>
      other.magic ? withMagic(on, seat, other, { charges: other.magic.charges - 1 }, 'charges-lost') : on,
    act
  )
}
