import { pick } from '../../core/values'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { hasReady, owned, slotsOf } from '../characters/character'
import type { Character } from '../characters/character-schemas'
import { magicCard, type MagicItemId } from '../magic/magic-items'
import type { Exertion, Slot } from '../moves/move'
import { characterOf } from '../sheets'
import type { Act, Refusal } from '../state'
import { fitsSlot, freeSlots, imbuedMagic } from './item'
import type { FilledSlot, Item, Magic, NewItem, SlotRef, ThingId, Token } from './item-schemas'
import { itemCard, type ItemId } from './items'
import { bearableDamage, type LootLimit } from './limits'
import type { EquipmentEvent, EquipmentRefusal } from './model'

/** Steps with carried things, for every slice that needs them. */

/** The item, or a refusal that names it. */
export function itemOf(act: Act, seat: SeatId, id: ThingId): Result<Item, EquipmentRefusal> {
  const found = characterOf(act.state, seat).items.find(item => item.id === id)
  return found ? ok(found) : refuse({ because: 'no-such-item', seat, item: id })
}

/** A character receives a thing with the next number of the board. `beyond`: exceeded limits of loot (Q17). */
export function gainItem(act: Act, seat: SeatId, wanted: NewItem, how: string, beyond: readonly LootLimit[] = []): Act {
  const item = madeItem(wanted, `i${act.state.made + 1}`)
  return happen(act, { type: 'item-gained', seat, item, how, ...(beyond.length > 0 ? { beyond } : {}) })
}

/** Replaces an item by its new version. */
export function changeItem(
  act: Act,
  seat: SeatId,
  item: Item,
  how: Extract<EquipmentEvent, { type: 'item-changed' }>['how']
): Act {
  return happen(act, { type: 'item-changed', seat, item, how })
}

/** A character loses an item. `passage`: what a keepsake bought, if given (Q3). */
export function loseItem(
  act: Act,
  seat: SeatId,
  { id, name, secret }: Item,
  how: Extract<EquipmentEvent, { type: 'item-lost' }>['how'],
  passage = ''
): Act {
  return happen(act, { type: 'item-lost', seat, item: id, name, how, secret, ...(passage === '' ? {} : { passage }) })
}

/** Q8: 1, 2, bust: the third damage destroys. */
export function damageItem(act: Act, seat: SeatId, item: Item): Act {
  if (item.damage >= bearableDamage) return loseItem(act, seat, item, 'destroyed')
  return changeItem(act, seat, { ...item, damage: item.damage + 1 }, 'damaged')
}

/** Changes Pack and precious Pack by these amounts; never below zero. */
export function changePack(
  act: Act,
  seat: SeatId,
  by: { readonly pack: number; readonly precious: number },
  reason: string
): Result<Act, Refusal> {
  const { pack, precious } = characterOf(act.state, seat)
  if (pack + by.pack < 0) return refuse({ because: 'not-enough-pack', seat, needs: -by.pack, has: pack, kind: 'pack' })
  if (precious + by.precious < 0)
    return refuse({ because: 'not-enough-pack', seat, needs: -by.precious, has: precious, kind: 'precious' })
  return ok(happen(act, { type: 'pack-changed', seat, pack: pack + by.pack, precious: precious + by.precious, reason }))
}

/** The slots of the card at a slot position, and their contents. */
function cardAt(
  character: Character,
  ref: SlotRef
): { readonly slots: readonly Slot[]; readonly filled: readonly FilledSlot[] } | null {
  if (ref.on === 'item') return character.items.find(item => item.id === ref.item) ?? null
  const card = owned(character, ref.move)
  return card ? { slots: slotsOf(card), filled: card.filled } : null
}

/** Puts a token into a fitting, free slot (N8). */
export function fillSlot(
  act: Act,
  seat: SeatId,
  place: SlotRef,
  token: Token,
  exertion: Exertion
): Result<Act, Refusal> {
  const card = cardAt(characterOf(act.state, seat), place)
  const slot = card?.slots[place.slot]
  if (!card || !slot) return refuse({ because: 'slot-unfit', seat, says: 'no-slot' })
  if (place.on === 'move' && !hasReady(characterOf(act.state, seat), place.move))
    return refuse({ because: 'slot-unfit', seat, says: 'face-down' })
  if (!fitsSlot(token, slot, exertion)) return refuse({ because: 'slot-unfit', seat, says: 'wrong-token' })
  if (!freeSlots(card.slots, card.filled).includes(place.slot))
    return refuse({ because: 'slot-unfit', seat, says: 'taken' })
  return ok(happen(act, { type: 'slot-filled', seat, place, ...openName(act, seat, place), token }))
}

/** Q14: the name of the item that takes a token, unless the item is secret. */
function openName({ state }: Act, seat: SeatId, place: SlotRef): { readonly name?: string } {
  const item = place.on === 'item' ? characterOf(state, seat).items.find(each => each.id === place.item) : undefined
  return item && !item.secret ? { name: item.name } : {}
}

/** Takes a token out of a slot. */
export function emptySlot(act: Act, seat: SeatId, place: SlotRef, token: Token): Result<Act, Refusal> {
  const there = cardAt(characterOf(act.state, seat), place)?.filled.find(each => each.slot === place.slot)
  if (there?.token !== token) return refuse({ because: 'slot-unfit', seat, says: 'empty' })
  return ok(happen(act, { type: 'slot-emptied', seat, place }))
}

const bare = { damage: 0, filled: [], precious: false, secret: false, note: '' } as const

/** A new thing from its card or from the GM's words (Q1, K1). */
export function madeItem(wanted: NewItem, id: ThingId): Item {
  if (wanted.sort === 'card') return printedItem(wanted.card, id, wanted.name)
  if (wanted.sort === 'magic') return magicItem(wanted.card, id, wanted.name, wanted.capacity)
  const { kind, power, effect, shield } = wanted
  return {
    ...bare,
    id,
    ...pick(wanted, 'name', 'kind'),
    card: null,
    ...pick(wanted, 'encumbrance', 'power'),
    maxPower: power === null ? null : 'd10',
    ...pick(wanted, 'slots', 'precious', 'secret', 'note'),
    magic: effect === null ? null : imbuedMagic(effect),
    ...(kind === 'shield' && shield ? { shield } : {})
  }
}

function printedItem(card: ItemId, id: ThingId, name: string): Item {
  const printed = itemCard(card)
  return {
    ...bare,
    id,
    name: name.trim() || printed.name,
    kind: printed.kind,
    card,
    ...pick(printed, 'encumbrance', 'power', 'maxPower', 'slots', 'note'),
    magic: null
  }
}

function magicItem(card: MagicItemId, id: ThingId, name: string, capacity: number | null): Item {
  const { effect, ongoing, capacity: printed, name: title } = magicCard(card)
  const holds = capacity ?? printed
  const magic: Magic = { card, effect, charges: holds, capacity: holds, ongoing, flowing: false }
  return {
    ...bare,
    id,
    name: name.trim() || title,
    kind: 'gear',
    card: null,
    encumbrance: 1,
    power: null,
    maxPower: null,
    slots: [],
    magic
  }
}
