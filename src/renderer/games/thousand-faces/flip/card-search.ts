import type { CardId, ResultValue } from '#rules/thousand-faces/vocabulary'
import { designOf, printedOn } from '../deck/parts/faces'

/** The order in which one reads a card's edges: Anvil, Blade, Crown, Dragon. */
export const readingOrder = ['anvil', 'blade', 'crown', 'dragon'] as const

/** The four typed results: "0 3 2 3", "0323", "x 3 2". `.` or `?` stands for any result. */
export function resultsTyped(text: string): readonly (ResultValue | null)[] {
  return [...text.toLowerCase().replaceAll(/[\s,/]+/g, '')].slice(0, 4).map(asResult)
}

/** The cards that show what was typed so far. Wound and Blessing cards are found by their first letter as well. */
export function cardsFitting(cards: readonly CardId[], text: string): readonly CardId[] {
  const word = text.trim().toLowerCase()
  if (/^[wb][\d.]*$/.test(word)) return cards.filter(card => card.toLowerCase().startsWith(word))
  const typed = resultsTyped(text)
  return cards.filter(card => {
    const results = printedOn(card)?.results
    return results && typed.every((value, at) => value === null || results[readingOrder[at] ?? 'anvil'] === value)
  })
}

/** Two cards show the same four results: a letter behind them says which, as the letters on the cards do. */
export function chosenBy(cards: readonly CardId[], text: string): CardId | undefined {
  if (cards.length === 1) return cards[0]
  const letter = /^[0-3x✗✓.?][\s,/0-3x✗✓.?]*([a-h])$/i.exec(text.trim())?.[1]
  return letter && tellsAll(text) ? cards[letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)] : undefined
}

/** Whether all four results were typed, so that the remaining cards look the same at the edges. */
export function tellsAll(text: string): boolean {
  const typed = resultsTyped(text)
  return typed.length === 4 && typed.every(value => value !== null)
}

/** One of each face: two copies of the same Wound look alike, so either will do. */
export function oneOfEach(cards: readonly CardId[]): readonly CardId[] {
  const seen = new Set<string>()
  return cards.filter(card => {
    const design = designOf(card)
    if (seen.has(design)) return false
    seen.add(design)
    return true
  })
}

function asResult(letter: string): ResultValue | null {
  if (letter === 'x' || letter === '✗' || letter === '0') return 0
  if (letter === '1' || letter === '✓') return 1
  if (letter === '2') return 2
  return letter === '3' ? 3 : null
}
