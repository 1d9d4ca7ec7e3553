import { ok, refuse, type Result } from '../../core/result'
import { isSame } from '../../core/values'
import { happen } from '../../core/slice'
import { characterOf } from '../sheets'
import type { Act, Refusal } from '../state'
import { itemOf } from './hands'
import { fitsSlot } from './item'
import { mostSlots, overfill } from './limits'
import type { FilledSlot, Item } from './item-schemas'
import { itemCard, powers } from './items'
import type { EquipmentCommand } from './model'

/** Q1, CO1: the GM corrects any value of a thing; an inconsistent combination is refused. */
export function editItem(
  act: Act,
  { seat, item }: Extract<EquipmentCommand, { type: 'edit-item' }>
): Result<Act, Refusal> {
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

/** Adjusts dependent fields: a gauge to its power, tokens to slots, a flow to its effect, a shield's card to its kind. */
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
