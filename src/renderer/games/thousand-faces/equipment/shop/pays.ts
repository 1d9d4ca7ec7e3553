import type { EquipmentCommand } from '#rules/thousand-faces/equipment/model'
import type { EquipmentView } from '#rules/thousand-faces/equipment/view'

type Pay = Extract<EquipmentCommand, { type: 'shop' }>['pay']

/** What a seller takes for a card, as far as it may be there (Q12). */
export function paysOf({
  precious,
  items
}: EquipmentView): readonly { readonly key: string; readonly label: string; readonly pay: Pay }[] {
  const all = [
    { key: 'precious', label: '1 precious Pack', pay: { with: 'precious' } },
    { key: 'xp-and-pack', label: '1 XP and 1 Pack', pay: { with: 'xp-and-pack' } },
    ...items.map(item => ({
      key: item.id,
      label: `1 XP and ${item.name}`,
      pay: { with: 'xp-and-item', item: item.id } as const
    }))
  ] as const
  return precious > 0 ? all : [...all.slice(1), ...all.slice(0, 1)]
}
