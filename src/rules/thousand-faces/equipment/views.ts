import type { Explanation } from '../../core/refusal'
import type { SlotView } from '../moves/views'
import type { Load } from './encumbrance'
import type { Wares } from './wares'
import type { ThingId } from './item'
import type { ItemId, ItemKind, Power, Stops } from './items'
import type { MadeShield } from './ladder'
import type { MagicItemId } from '../magic/magic-items'

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
  /** Only mundane items are damaged by accident. */
  readonly mayBeDamaged: boolean
  /** A shield: what it stops, its rows of the ladder (null: printed), and why it cannot be raised now. */
  readonly shield: {
    readonly avoids: Stops
    readonly made: MadeShield | null
    readonly blocked: Explanation | null
  } | null
}

/** What a character carries. */
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
  /** What a seller has laid out for them today; null when nobody has. */
  readonly wares: Wares | null
  readonly designs: readonly { readonly name: string; readonly magical: boolean }[]
}
