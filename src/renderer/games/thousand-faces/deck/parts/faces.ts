import { baseCards, blessings, cardOf, type Card } from '#rules/thousand-faces/cards'
import type { CardId, Suit } from '#rules/thousand-faces/vocabulary'

/** The drawings of all faces, outside of the document; null until the first one is asked for. */
let keptFaces: ParentNode | null = null
let drawFaces: (() => ParentNode) | null = null

/**
 * Keeps the faces of a page outside of its document until a card shows one. A browser copies the parts of each drawing in the document.
 * @param draw makes the drawings when the first face is requested; null: the page has no such faces
 */
export function keepFaces(draw: (() => ParentNode) | null): void {
  drawFaces = draw
  keptFaces = null
}

/**
 * Adds the drawing of a card's face to those that `<use>` can reference.
 * @param id of the drawing, e.g. `card-8` or `card-8-s`. It may be there already.
 */
export function bringFace(id: string): void {
  keptFaces ??= drawFaces?.() ?? null
  const face = keptFaces?.querySelector(`[id="${id}"]`)
  if (!face) return
  giveParts(face)
  document.querySelector('[data-drawings]')?.append(face)
}

/** Copies the shared parts into one drawing. A `<use>` within it would make a separate tree for every card that shows it. */
function giveParts(drawing: Element): void {
  for (const use of drawing.querySelectorAll('use')) {
    const part = document.getElementById(use.getAttribute('href')?.slice(1) ?? '')?.cloneNode(true)
    if (!(part instanceof Element)) continue
    part.removeAttribute('id')
    giveParts(part)
    // No part sets itself what the drawings set of it (bring-face.dom.test.ts).
    for (const { name, value } of use.attributes) if (name !== 'href') part.setAttribute(name, value)
    if (part.attributes.length > 0) use.replaceWith(part)
    else use.replaceWith(...part.childNodes)
  }
}

/** The colours of a suit, as CSS properties for components: its line, and the surface below. */
export function paintOfSuit(suit: Suit): Readonly<Record<'--tint' | '--wash', string>> {
  return { '--tint': `var(--${suit})`, '--wash': `var(--${suit}-wash)` }
}

/** The colour of the things that a glyph counts. */
export const tintOfGlyph = {
  gem: 'var(--xp)',
  drop: 'var(--wound)',
  harm: 'var(--harm)',
  halo: 'var(--gold)',
  shadow: 'var(--shadow-pt)',
  pack: 'var(--text-3)'
} as const

/** The print on one design of card, and its sheet. It is enough to draw the card and to read it out. */
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
