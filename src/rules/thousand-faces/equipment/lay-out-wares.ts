import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { whyNotDay } from '../economy/days'
import type { Act, Refusal } from '../state'
import type { EquipmentCommand } from './model'
import { stockOf } from './wares'

/** Number of cards that a seller lays out (Q12). */
const laidOutWares = 4

/** Q12: names a seller, who lays out four Item cards: picked by the GM, or drawn by luck. */
export function layOutWares(
  act: Act,
  { seat, seller, cards }: Extract<EquipmentCommand, { type: 'lay-out-wares' }>,
  luck: Luck
): Result<Act, Refusal> {
  const why = whyNotDay(act.state, seat, 'shop-procure')
  if (why) return refuse(why)
  const laid = cards ?? shuffled(luck, stockOf(act.state.story.length)).slice(0, laidOutWares)
  return laid.length === laidOutWares
    ? ok(happen(act, { type: 'wares-laid-out', seat, seller: seller.trim(), cards: laid }))
    : refuse({ because: 'not-four-cards', got: laid.length })
}
