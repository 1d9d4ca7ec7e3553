import { counted } from '#rules/core/text'
import type { CardId, ResultValue, Suit } from '#rules/thousand-faces/vocabulary'
import { resultNames, suitNames } from '@/ui/symbol-words'
import { printedOn, type PrintedFace } from './faces'

/** The words of a card for screen readers: the whole face, or only the edge that counts. */
export function cardWords(card: CardId, reads: Suit | null): string {
  const face = printedOn(card)
  if (!face) return 'Unknown card'
  if (reads) return `${titleOf(face)}: ${resultNames[face.results[reads]]} on ${suitNames[reads]}`
  const edges = (['dragon', 'blade', 'anvil', 'crown'] as const).map(suit => edgeWords(suit, face.results[suit]))
  return [`${titleOf(face)}: ${edges.join(', ')}`, ...giftsOf(face)].join(', ')
}

/** The name of a pile with its count: "Deck, 12 cards". */
export function pileWords(name: string, count: number): string {
  return `${name}, ${counted(count, 'card')}`
}

function titleOf(face: PrintedFace): string {
  if (face.sheet === 'copper') return 'Copper Blessing'
  if (face.sheet === 'gold') return 'Gold Blessing'
  if (face.sheet === 'wound') return 'Wound'
  return `Card ${face.design}`
}

function edgeWords(suit: Suit, result: ResultValue): string {
  return `${suitNames[suit]} ${resultNames[result]}`
}

function giftsOf(face: PrintedFace): readonly string[] {
  const gifts: string[] = []
  if (face.special === 'critical-success') gifts.push('Critical Success')
  if (face.xp) gifts.push('gives XP')
  if (face.stamina) gifts.push('Stamina')
  if (face.sheet === 'wound') gifts.push('costs 1 Stamina')
  return gifts
}
