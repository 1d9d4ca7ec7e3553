import { baseCards, blessings, cardOf, type Card } from '#rules/thousand-faces/cards'
import type { CardId } from '#rules/thousand-faces/vocabulary'

/** What is printed on one design of card, and on which sheet: enough to draw it and to read it out. */
export interface PrintedFace extends Card {
  /** `1` … `20`, `B1` … `B6`, `W1`, `W2`. */
  readonly design: string
  readonly sheet: 'paper' | 'copper' | 'gold' | 'wound'
}

const golden = new Set<CardId>(['B5', 'B6'])

/** Every design there is, in printed order: the twenty, the Blessings, the Wounds. */
export const printedFaces: readonly PrintedFace[] = [...baseCards, ...blessings, 'W1', 'W2'].map(design => {
  const card = cardOf(design)
  return { ...card, design, sheet: sheetOf(card, design) }
})

const byDesign = new Map(printedFaces.map(face => [face.design, face]))

/** The drawing of a card: the copies of a wound card (`W1.3`) share one. */
export function designOf(card: CardId): string {
  return card.split('.')[0] ?? card
}

/** What is printed on this card; undefined for an unknown name. */
export function printedOn(card: CardId): PrintedFace | undefined {
  return byDesign.get(designOf(card))
}

function sheetOf(card: Card, design: string): PrintedFace['sheet'] {
  if (card.kind === 'wound') return 'wound'
  if (card.kind === 'base') return 'paper'
  return golden.has(design) ? 'gold' : 'copper'
}
