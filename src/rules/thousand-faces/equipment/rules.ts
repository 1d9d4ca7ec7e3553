import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Deciders, type Followers, happen, type SliceRules } from '../../core/slice'
import { useDay, whyNotDay } from '../economy/days'
import { goodThingPrices } from '../experience/prices'
import { spendXp } from '../experience/steps'
import { characterOf, findSheet, presentSheets, withCharacter } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import { contemplate } from './contemplate'
import { editItem } from './edit'
import { changeItem, changePack, damageItem, gainItem, itemOf, loseItem } from './hands'
import { bestPower, beyondLoot } from './loot'
import type { EquipmentCommand, EquipmentEvent } from './model'
import { tradeMay, purchaseMay } from './own-trade'
import { findDesigned, shop, tellTale } from './trade'
import { type Luck, shuffled } from '../../core/luck'
import { stockOf } from './wares'

/** Number of cards that a seller lays out (Q12). */
const laidOutWares = 4

/** Q12: names a seller, who lays out four Item cards: picked by the GM, or drawn by luck. */
function layOutWares(
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

/** Equipment: rules Q1–Q14. */
const decide: Deciders<Game, Exclude<EquipmentCommand, { type: 'raise-shield' }>> = {
  'gain-item': findItem,
  'edit-item': editItem,
  'drop-item'(act, { seat, item }) {
    const found = itemOf(act, seat, item)
    return found.ok ? ok(loseItem(act, seat, found.value, 'dropped')) : found
  },
  'give-item': give,
  'damage-item'(act, { seat, item }) {
    const found = itemOf(act, seat, item)
    if (!found.ok) return found
    return found.value.magic
      ? refuse({ because: 'not-mundane', name: found.value.name })
      : ok(damageItem(act, seat, found.value)) // Q8, O20
  },
  'repair-item'(act, { seat, item, damage }) {
    const found = itemOf(act, seat, item)
    if (!found.ok) return found
    if (damage < 1 || damage > found.value.damage)
      return refuse({ because: 'nothing-to-repair', name: found.value.name })
    return ok(changeItem(act, seat, { ...found.value, damage: found.value.damage - damage }, 'repaired'))
  },
  'change-pack': (act, { seat, pack, precious, reason }) =>
    pack === 0 && precious === 0
      ? refuse({ because: 'nothing-corrected' })
      : changePack(act, seat, { pack, precious }, reason),
  'name-pack'(act, { seat, from, item }) {
    const paid = changePack(
      act,
      seat,
      from === 'pack' ? { pack: -1, precious: 0 } : { pack: 0, precious: -1 },
      'what is in it is known now'
    )
    return paid.ok ? ok(gainItem(paid.value, seat, item, 'from the Pack')) : paid
  },
  'good-thing-i-brought': goodThing,
  'lay-out-wares': layOutWares,
  shop,
  'buy-pack'(act, { seat }) {
    const away = act.state.story.day?.place !== 'town' && act.state.story.day !== null
    return away
      ? refuse({ because: 'needs-town', move: 'shop-procure' })
      : changePack(act, seat, { pack: 2, precious: -1 }, 'a precious one is traded')
  },
  'tell-tale': tellTale,
  'find-designed': findDesigned,
  'have-repaired': haveRepaired,
  contemplate
}

/** Q17: the GM decides what is found. The log names the exceeded limits of loot. */
function findItem(act: Act, { seat, item }: Extract<EquipmentCommand, { type: 'gain-item' }>): Result<Act, Refusal> {
  const best = bestPower(presentSheets(act.state).flatMap(({ character }) => character.items))
  return ok(gainItem(act, seat, item, '', beyondLoot(best, item)))
}

function give(
  act: Act,
  { seat, item: id, to }: Extract<EquipmentCommand, { type: 'give-item' }>
): Result<Act, Refusal> {
  const item = itemOf(act, seat, id)
  if (!item.ok) return item
  if (to === seat) return refuse({ because: 'own-things-only', seat })
  if (!findSheet(act.state, to)) return refuse({ because: 'no-such-seat', seat: to })
  const given = loseItem(act, seat, item.value, 'given')
  return ok(happen(given, { type: 'item-gained', seat: to, item: { ...item.value, filled: [] }, how: 'handed over' }))
}

/** Q7: (1 XP and 1 Pack) or 2 Pack; a reusable thing becomes a card. */
function goodThing(
  act: Act,
  { seat, pay, item, what }: Extract<EquipmentCommand, { type: 'good-thing-i-brought' }>
): Result<Act, Refusal> {
  const reason = what.trim() === '' ? 'Good Thing I Brought…' : `Good Thing I Brought… ${what.trim()}`
  const { xp, pack } = goodThingPrices[pay]
  const packed = changePack(act, seat, { pack: -pack, precious: 0 }, reason)
  if (!packed.ok) return packed
  const paid = xp === 0 ? packed : spendXp(packed.value, seat, xp, reason)
  if (!paid.ok || item === null) return paid
  return ok(gainItem(paid.value, seat, item, reason))
}

/** Q10: in town, one precious card pays for the repair of all items. */
function haveRepaired(
  act: Act,
  { seat, pay }: Extract<EquipmentCommand, { type: 'have-repaired' }>
): Result<Act, Refusal> {
  const why =
    act.state.story.day?.place === 'outside'
      ? ({ because: 'needs-town', move: 'sharpen-stitch' } as const)
      : (whyNotDay(act.state, seat, 'sharpen-stitch') ?? whyNotRested(act, seat))
  if (why) return refuse(why)
  const paid = handOver(useDay(act, seat, 'sharpen-stitch'), seat, pay)
  if (!paid.ok) return paid
  const broken = characterOf(paid.value.state, seat).items.filter(item => item.damage > 0)
  if (broken.length === 0) return refuse({ because: 'nothing-to-repair', name: 'Everything' })
  return ok(broken.reduce((on, item) => changeItem(on, seat, { ...item, damage: 0 }, 'repaired'), paid.value))
}

/** Q10: the repairer replaces the flip of Sharpen & Stitch, but the Rest is still required. */
function whyNotRested({ state }: Act, seat: Parameters<typeof itemOf>[1]): Refusal | null {
  return characterOf(state, seat).lastMove === 'rest' ? null : { because: 'only-with-rest', seat }
}

function handOver(act: Act, seat: Parameters<typeof itemOf>[1], pay: string): Result<Act, Refusal> {
  if (pay === 'precious-pack') return changePack(act, seat, { pack: 0, precious: -1 }, 'repairs')
  const item = itemOf(act, seat, pay)
  if (!item.ok) return item
  return item.value.precious
    ? ok(loseItem(act, seat, item.value, 'traded'))
    : refuse({ because: 'not-precious', name: item.value.name })
}

/** Things come, go and change. A keepsake is detached from a thing that goes. */
const apply: Reducers<Game, EquipmentEvent> = {
  'item-gained': (state, { seat, item }) => ({
    ...withCharacter(state, seat, ({ items }) => ({ items: [...items, item] })),
    made: Math.max(state.made, Number(item.id.slice(1)))
  }),
  'item-lost': (state, { seat, item }) =>
    withCharacter(state, seat, ({ items, moves }) => ({
      items: items.filter(each => each.id !== item),
      moves: moves.map(card => (card.attachedTo === item ? { ...card, attachedTo: null } : card))
    })),
  'item-changed': (state, { seat, item }) =>
    withCharacter(state, seat, ({ items }) => ({ items: items.map(each => (each.id === item.id ? item : each)) })),
  'pack-changed': (state, { seat, pack, precious }) => withCharacter(state, seat, () => ({ pack, precious })),
  'weapon-designed': (state, { seat, weapon, magical }) =>
    withCharacter(state, seat, ({ designs }) => ({ designs: [...designs, { name: weapon, magical }] })),
  'design-found': (state, { seat, weapon }) =>
    withCharacter(state, seat, ({ designs }) => {
      const index = designs.findIndex(each => each.name === weapon)
      return { designs: designs.filter((_, other) => other !== index) }
    }),
  'wares-laid-out': (state, { seat, seller, cards }) =>
    withCharacter(state, seat, () => ({ wares: { seller, cards } })),
  shopped: (state, { seat }) => withCharacter(state, seat, () => ({ wares: null }))
}

/** Q12: sellers leave at the end of the day. */
const follow: Followers<Game> = {
  'day-began': withoutWares,
  'day-ended': withoutWares
}

function withoutWares(state: State): State {
  return state.sheets
    .filter(({ character }) => character.wares !== null)
    .reduce((on, { seat }) => withCharacter(on, seat, () => ({ wares: null })), state)
}

export const equipmentRules = {
  decide,
  seatMay: { ...tradeMay, ...purchaseMay },
  apply,
  follow
} satisfies SliceRules<Game>
