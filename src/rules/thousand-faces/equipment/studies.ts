import type { Item } from './item-schemas'
import { powerAbove } from './items'
import { mostCapacity } from './limits'
import type { EquipmentRefusal } from './model'

/** The options of Obsessive Contemplation (Q13). */
const studyKinds = ['add-effect', 'capacity', 'more-power', 'imbue', 'look', 'weapon-effect'] as const
export type StudyKind = (typeof studyKinds)[number]

/** Why an item cannot be changed in this way, or null: each option fits one sort of thing only (Q13). Source: reference 6.3. */
export function whyNoStudy(
  item: Pick<Item, 'name' | 'kind' | 'power' | 'maxPower' | 'precious' | 'magic'>,
  kind: StudyKind
): EquipmentRefusal | null {
  const { name, magic } = item
  switch (kind) {
    case 'add-effect':
      return magic ? null : { because: 'not-magic', name }
    case 'capacity':
      if (!magic) return { because: 'not-magic', name }
      return magic.capacity >= mostCapacity ? { because: 'full-capacity', name } : null
    case 'more-power':
      if (item.power === null || (item.kind !== 'weapon' && magic === null)) return { because: 'no-gauge', name }
      return powerAbove(item.power, item.maxPower ?? 'd10') ? null : { because: 'no-more-power', name }
    case 'imbue':
      if (!item.precious) return { because: 'not-precious', name }
      return magic ? { because: 'magic-already', name } : null
    case 'look':
      return item.kind === 'weapon' ? null : { because: 'not-a-weapon', name }
    case 'weapon-effect':
      if (item.kind !== 'weapon') return { because: 'not-a-weapon', name }
      return magic ? { because: 'magic-already', name } : null
  }
}
