import type { FlipView } from '#rules/thousand-faces/flip/view'
import { attributeShortNames, type Attribute, type ResultValue } from '#rules/thousand-faces/vocabulary'
import { resultNames } from '@/ui/symbol-words'
import { signed } from '../flip/draft'

/** "Str, +1", or only "Str" without advantage and disadvantage. */
export function calledAs(attribute: Attribute, net: number): string {
  return net === 0 ? attributeShortNames[attribute] : `${attributeShortNames[attribute]}, ${signed(net)}`
}

/** A result in words, for a heading: "Three checks". */
export function resultTitle(result: ResultValue): string {
  const name = resultNames[result]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What a resolved flip brought besides its result: one short phrase each. */
export function broughtBy(
  flip: FlipView,
  nameOf: (seat: NonNullable<FlipView['versus']>) => string
): readonly string[] {
  const brought = flip.consequences
  if (!brought) return []
  const words: string[] = []
  if (brought.xp > 0)
    words.push(`XP +${brought.xp}${brought.xpTo && brought.xpTo !== flip.seat ? ` for ${nameOf(brought.xpTo)}` : ''}`)
  if (brought.shadow > 0) words.push(`Shadow +${brought.shadow}`)
  if (brought.gmMove) words.push('a GM move')
  if (brought.staminaLost > 0) words.push(`Stamina −${brought.staminaLost}`)
  if (brought.critical) words.push('Critical Success')
  if (brought.blessingSpent) words.push('the Blessing goes back')
  return words
}
