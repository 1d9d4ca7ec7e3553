import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Deciders, type Followers, happen, type SliceRules } from '../../core/slice'
import { useDay, whyNotDay } from '../economy/steps'
import { goodThingPrices } from '../experience/prices'
import { spendXp } from '../experience/steps'
import { characterOf, findSheet, presentSheets, withCharacter } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import { changeItem, changePack, damageItem, gainItem, itemOf, loseItem } from './hands'
import { bestPower, beyondLoot } from './loot'
import { mostSlots, overfill } from './limits'
import type { EquipmentCommand, EquipmentEvent, EquipmentRefusal, studySchema } from './model'
import { tradeMay, purchaseMay, findDesigned, shop, tellTale } from './trade'
import { type Luck, shuffled } from '../../core/luck'
import { stockOf } from './wares'
import type { z } from 'zod'
import type { SeatId } from '../../core/seat'
import { owned } from '../characters/character'
import { imbuedMagic, fitsSlot } from './item'
import type { Item, FilledSlot } from './item-schemas'
import { powerAbove, itemCard, powers } from './items'
import { whyNoStudy } from './studies'
import { isSame } from '../../core/values'

type Study = Readonly<z.infer<typeof studySchema>>

/** Q13: Obsessive Contemplation: a day in town, one option for each XP, at most three. */
function contemplate(
  act: Act,
  { seat, studies }: Extract<EquipmentCommand, { type: 'contemplate' }>
): Result<Act, Refusal> {
  if (!owned(characterOf(act.state, seat), 'obsessive-contemplation'))
    return refuse({ because: 'needs-card', seat, move: 'obsessive-contemplation' })
  if (studies.length < 1 || studies.length > 3) return refuse({ because: 'too-many-studies', asked: studies.length })
  const why = whyNotDay(act.state, seat, 'obsessive-contemplation')
  if (why) return refuse(why)
  const unfit = firstUnfit(act, seat, studies)
  if (unfit) return refuse(unfit)
  const paid = spendXp(useDay(act, seat, 'obsessive-contemplation'), seat, studies.length, 'Obsessive Contemplation')
  return studies.reduce<Result<Act, Refusal>>(
    (result, each) => (result.ok ? studyOne(result.value, seat, each) : result),
    paid
  )
}

/** The first impossible option, by its index, before any payment. Each option is checked after those before it. */
function firstUnfit(act: Act, seat: SeatId, studies: readonly Study[]): Refusal | null {
  let after = act
  for (const [index, study] of studies.entries()) {
    const studied = studyOne(after, seat, study)
    if (!studied.ok) return { because: 'study-unfit', line: index + 1, why: studied.error }
    after = studied.value
  }
  return null
}

/** The event carries the item before the change, so that the log can name the changes. */
function studyOne(act: Act, seat: SeatId, study: Study): Result<Act, EquipmentRefusal> {
  const item = itemOf(act, seat, study.item)
  if (!item.ok) return item
  const studied = learned(act, seat, item.value, study)
  if (!studied.ok) return studied
  return ok(happen(act, { type: 'item-changed', seat, item: studied.value, how: 'studied', was: item.value }))
}

/** Q13: the changed item. New magic is added to existing magic and never replaces it. */
function learned(act: Act, seat: SeatId, item: Item, study: Study): Result<Item, EquipmentRefusal> {
  const why = whyNoStudy(item, study.kind)
  if (why) return refuse(why)
  const { magic } = item
  switch (study.kind) {
    case 'add-effect':
      return ok(magic ? { ...item, magic: { ...magic, effect: `${magic.effect} ${study.effect}`.trim() } } : item)
    case 'capacity':
      return ok(magic ? { ...item, magic: { ...magic, capacity: magic.capacity + 1 } } : item)
    case 'more-power':
      return ok({ ...item, power: powerAbove(item.power ?? 'd4', item.maxPower ?? 'd10') })
    case 'imbue':
      return ok({ ...item, magic: imbuedMagic(study.effect) })
    case 'look':
      return ok({ ...item, note: study.look })
    case 'weapon-effect': {
      const source = itemOf(act, seat, study.from)
      if (!source.ok) return source
      return source.value.magic
        ? ok({ ...item, magic: imbuedMagic(source.value.magic.effect) })
        : refuse({ because: 'not-magic', name: source.value.name })
    }
  }
}

/** Q1, CO1: the GM corrects any value of a thing; an inconsistent combination is refused. */
function editItem(act: Act, { seat, item }: Extract<EquipmentCommand, { type: 'edit-item' }>): Result<Act, Refusal> {
  const before = itemOf(act, seat, item.id)
  if (!before.ok) return before
  const edited = sound(item)
  const why = whyNotSo(edited)
  if (why) return refuse(why)
  if (isSame(edited, before.value)) return refuse({ because: 'nothing-corrected' })
  return ok(
    takenOff(happen(act, { type: 'item-changed', seat, item: edited, how: 'edited', was: before.value }), seat, edited)
  )
}

function whyNotSo({ name, power, maxPower, slots, magic }: Item): Refusal | null {
  if (name === '') return { because: 'nameless' }
  if (slots.length > mostSlots) return { because: 'too-many-slots', most: mostSlots }
  if (power && maxPower && powers.indexOf(power) > powers.indexOf(maxPower))
    return { because: 'beyond-gauge', power, most: maxPower }
  if (magic && magic.charges > magic.capacity + overfill)
    return { because: 'too-many-charges', charges: magic.charges, capacity: magic.capacity }
  return null
}

/** Adjusts dependent fields: gauge to power, tokens to slots, flow to effect, a shield's card to its kind. */
function sound(item: Item): Item {
  const { id, card, power, slots, magic } = item
  const isShield = card !== null && itemCard(card).shield !== null
  const made = item.kind === 'shield' ? item.shield : undefined
  return {
    id,
    name: item.name.trim(),
    kind: item.kind,
    card: isShield === (item.kind === 'shield') && !made ? card : null,
    encumbrance: item.encumbrance,
    damage: item.damage,
    power,
    maxPower: power === null ? null : (item.maxPower ?? power),
    slots,
    filled: item.filled.filter((each, at) => lies(item, each) && first(item.filled, each.slot) === at),
    precious: item.precious,
    magic: magic && { ...magic, flowing: magic.flowing && magic.ongoing },
    secret: item.secret,
    note: item.note.trim(),
    ...(made ? { shield: { ...made } } : {})
  }
}

function lies({ slots }: Item, { slot, token }: FilledSlot): boolean {
  const open = slots[slot]
  return open !== undefined && (fitsSlot(token, open, 'physical') || fitsSlot(token, open, 'mental'))
}

function first(filled: readonly FilledSlot[], slot: number): number {
  return filled.findIndex(each => each.slot === slot)
}

/** Q3: a keepsake is detached from a thing that cannot carry it. */
function takenOff(act: Act, seat: Parameters<typeof itemOf>[1], { id, kind }: Item): Act {
  const loose = characterOf(act.state, seat).moves.filter(
    ({ attachedTo, move }) =>
      attachedTo === id &&
      (move === 'tied-with-her-ribbon' ? kind !== 'weapon' : kind !== 'armour' && kind !== 'shield')
  )
  return loose.reduce((on, { move }) => happen(on, { type: 'card-attached', seat, move, item: null }), act)
}

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
  'send-seller-away'(act, { seat }) {
    const { wares } = characterOf(act.state, seat)
    return wares
      ? ok(happen(act, { type: 'seller-left', seat, seller: wares.seller }))
      : refuse({ because: 'no-seller', seat })
  },
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
  const without = loseItem(act, seat, item.value, 'given')
  return ok(happen(without, { type: 'item-gained', seat: to, item: { ...item.value, filled: [] }, how: 'handed over' }))
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
  'seller-left': (state, { seat }) => withCharacter(state, seat, () => ({ wares: null })),
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
