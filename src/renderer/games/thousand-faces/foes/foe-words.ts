import { counted } from '#rules/core/text'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import { type FoeKind, foeKindCards } from '#rules/thousand-faces/foes/kinds'

/** What such a foe usually has: "5–6 Stamina, d4". */
export function usualFoeWords(kind: FoeKind): string {
  const card = foeKindCards.find(each => each.kind === kind)
  if (!card) return ''
  const [least, most] = card.stamina
  return `usually ${least === most ? least : `${least}–${most}`} Stamina, ${card.powers.join(' or ')}`
}

/** "Tide Warden 12": the number distinguishes foes of one name. It stays where the name is shortened. */
export function numberedName(name: string): { readonly kind: string; readonly number: string } {
  const [, kind = name, number = ''] = /^(.*\S)\s+(\d+)$/.exec(name) ?? []
  return { kind, number }
}

/** What a foe can still take, for those who hear it: "14 of 14 Stamina, 2 squares, 1 red token". */
export function stateWords({ stamina, most, openSquares, red, subdued }: FoeView): string {
  if (subdued) return 'subdued'
  return [
    `${stamina} of ${most} Stamina`,
    openSquares ? counted(openSquares, 'armour square') : '',
    red ? counted(red, 'red token') : ''
  ]
    .filter(Boolean)
    .join(', ')
}
