import type { SeatId } from '#rules/core/seat'
import { bearableDamage } from '#rules/thousand-faces/equipment/limits'
import type { ItemView } from '#rules/thousand-faces/equipment/view'
import type { OwnedMoveView } from '#rules/thousand-faces/moves/view'
import type { MenuLine } from '../../../ui/menu-line'

/** The cards of this player that may be tied to the thing. */
export function ribbonsFor(item: ItemView, owned: readonly OwnedMoveView[]): readonly OwnedMoveView[] {
  if (item.kind === 'gear') return []
  const wanted = item.kind === 'weapon' ? 'tied-with-her-ribbon' : 'it-belonged-to-my-father'
  return owned.filter(card => card.move === wanted)
}

/** What can be done with one thing that somebody carries. @param others to whom it may be given */
export function itemMenu(
  item: ItemView,
  owned: readonly OwnedMoveView[],
  others: readonly { readonly id: SeatId; readonly name: string }[]
): readonly MenuLine[] {
  const keepsake = owned.some(card => card.move === 'it-belonged-to-my-father' && card.attachedTo === item.id)
  return [
    { id: 'edit', label: 'Edit…', icon: 'gear' },
    { id: 'show', label: 'Show to the table…', icon: 'screen' },
    ...(item.shield ? [{ id: 'raise', label: 'Raise it (Dex, FAST)', icon: 'bolt' }] : []),
    ...(keepsake ? [{ id: 'surrender', label: 'Surrender the keepsake…', icon: 'link' }] : []),
    ...(item.mayBeDamaged
      ? [
          {
            id: 'damage',
            label: item.damage === bearableDamage ? 'Damage it (it breaks)' : 'Damage it',
            icon: 'swords'
          }
        ]
      : []),
    ...(item.damage > 0 ? [{ id: 'repair', label: 'Repair one damage', icon: 'renew' }] : []),
    ...(item.magic?.flowing ? [{ id: 'end-flow', label: 'Stop the flow of energy', icon: 'pause' }] : []),
    ...ribbonsFor(item, owned).map(card => ({
      id: `attach:${card.move}`,
      label: card.attachedTo === item.id ? 'Take the keepsake off' : 'Tie the keepsake to it',
      icon: 'link'
    })),
    ...others.map(({ id, name }, at) => ({ id: `give:${id}`, label: `Give to ${name}`, apart: at === 0 })),
    { id: 'drop', label: 'Remove it', icon: 'trash', apart: true }
  ]
}
