import { suitDice } from '#rules/game-face/suit-dice'
import type { Faces } from '#rules/game-face/vocabulary'

/** "strong suit, d12" */
export function dieWords(faces: Faces): string {
  const strength = (['strong', 'weak'] as const).find(each => suitDice[each] === faces)
  return strength ? `${strength} suit, d${faces}` : `d${faces}`
}
