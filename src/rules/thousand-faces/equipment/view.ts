import { explain } from '../explain'
import { shieldCard, whyNotRaised } from '../moves/shield'
import type { Sheet } from '../types'
import { burdenOf, encumbranceOf } from './encumbrance'
import type { Item } from './item'
import type { EquipmentView, ItemView } from './views'

/** What a character carries, and what it weighs (Q1–Q13, K1–K5). */
export function equipmentView(sheet: Sheet): EquipmentView {
  const { character } = sheet
  const { count, loads } = encumbranceOf(character)
  const points = (penalty: 'flight' | 'expend'): number => {
    const burden = burdenOf(penalty, count)
    return burden.kind === 'stamina' ? burden.points : 0
  }
  return {
    pack: character.pack,
    precious: character.precious,
    items: character.items.map(item => itemView(sheet, item)),
    encumbrance: {
      count,
      loads,
      flight: points('flight'),
      expend: points('expend'),
      backstab: burdenOf('over-three', count).kind === 'stamina'
    },
    wares: character.wares,
    designs: character.designs
  }
}

function itemView(sheet: Sheet, item: Item): ItemView {
  const { id, name, kind, card, encumbrance, damage, power, maxPower, precious, secret, note, magic } = item
  const shield = shieldCard(item)
  const why = shield ? whyNotRaised(sheet, item) : null
  return {
    id, name, kind, card, encumbrance, damage, power, maxPower, precious, secret, note,
    slots: item.slots.map((slot, index) => ({
      place: { on: 'item', item: id, slot: index },
      slot,
      token: item.filled.find(each => each.slot === index)?.token ?? null
    })),
    magic: magic && {
      card: magic.card,
      effect: magic.effect,
      charges: magic.charges,
      capacity: magic.capacity,
      ongoing: magic.ongoing,
      flowing: magic.flowing
    },
    mayBeDamaged: magic === null,
    shield: shield && { avoids: shield.avoids, made: item.shield ?? null, blocked: why && explain(why) }
  } // prettier-ignore
}
