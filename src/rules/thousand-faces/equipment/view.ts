import { pick } from '../../core/values'
import type { Explanation } from '../../core/refusal'
import type { MagicItemId } from '../magic/magic-items'
import { whyNotRaised } from '../moves/shield'
import type { SlotView } from '../moves/view'
import { explain } from '../slices'
import type { Sheet } from '../state'
import { burdenOf, encumbranceOf, type Load } from './encumbrance'
import { shieldCard } from './ladder'
import type { Item, MadeShield, ThingId, Wares } from './item-schemas'
import type { ItemId, ItemKind, Power, StoppedHarm } from './items'

/** An item as its owner and the GM see it. */
export interface ItemView {
  readonly id: ThingId
  readonly name: string
  readonly kind: ItemKind
  readonly card: ItemId | null
  readonly encumbrance: number
  readonly damage: number
  readonly power: Power | null
  readonly maxPower: Power | null
  readonly slots: readonly SlotView[]
  readonly precious: boolean
  readonly secret: boolean
  readonly note: string
  readonly magic: {
    readonly card: MagicItemId | null
    readonly effect: string
    readonly charges: number
    readonly capacity: number
    readonly ongoing: boolean
    readonly flowing: boolean
  } | null
  /** Only mundane items suffer accidental damage. */
  readonly mayBeDamaged: boolean
  /** For a shield: what it stops, its rows of the ladder (null: printed), and why it cannot be raised now. */
  readonly shield: {
    readonly avoids: StoppedHarm
    readonly made: MadeShield | null
    readonly blocked: Explanation | null
  } | null
}

/** The equipment of a character. */
export interface EquipmentView {
  readonly pack: number
  readonly precious: number
  readonly items: readonly ItemView[]
  readonly encumbrance: {
    readonly count: number
    readonly loads: readonly Load[]
    readonly flight: number
    readonly expend: number
    readonly backstab: boolean
  }
  /** The goods of a seller for this character today; null without a seller. */
  readonly wares: Wares | null
  readonly designs: readonly { readonly name: string; readonly magical: boolean }[]
}

/** The equipment of a character, and its weight (Q1–Q13, K1–K5). */
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
  const { id, magic } = item
  const shield = shieldCard(item)
  const why = shield ? whyNotRaised(sheet, item) : null
  return {
    ...pick(item, 'id', 'name', 'kind', 'card', 'encumbrance', 'damage'),
    ...pick(item, 'power', 'maxPower', 'precious', 'secret', 'note'),
    slots: item.slots.map((slot, index) => ({
      place: { on: 'item', item: id, slot: index },
      slot,
      token: item.filled.find(each => each.slot === index)?.token ?? null
    })),
    magic: magic && pick(magic, 'card', 'effect', 'charges', 'capacity', 'ongoing', 'flowing'),
    mayBeDamaged: magic === null,
    shield: shield && { avoids: shield.avoids, made: item.shield ?? null, blocked: why && explain(why) }
  }
}
