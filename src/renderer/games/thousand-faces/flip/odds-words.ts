import { owesMove, shadowOf, cardsToFlip, whichCounts } from '#rules/thousand-faces/flip/weighing'
import type { FlipOdds } from '#rules/thousand-faces/odds'
import type { ResultValue } from '#rules/thousand-faces/vocabulary'
import type { FlipDraft } from './draft'

/** What of a draft changes what a result means. */
export type Terms = Pick<FlipDraft, 'fast' | 'hasText'>

/** What a result will mean for this flip, in a few words. `factor` doubles Shadow in Book 3. */
export function consequence(result: ResultValue, terms: Terms, factor: 1 | 2): string {
  if (result === 3) return 'clean success'
  if (result === 2) return 'with a complication'
  const { fast, hasText } = terms
  const shadow = shadowOf(terms, result) * factor
  const says = [
    result === 1 && (hasText.check ? 'half works' : fast && 'nothing'),
    result === 0 && hasText.cross && 'the move’s price',
    owesMove(terms, result) && 'a GM move',
    shadow > 0 && `Shadow +${shadow}`,
    result === 0 && fast && !hasText.cross && 'no GM move'
  ]
  return says.filter(Boolean).join(', ')
}

/** The same as a sentence, where there is room for one. */
export function meaning(result: ResultValue, terms: Terms, factor: 1 | 2): string {
  if (result === 3) return 'It works'
  if (result === 2) return 'It works, with a complication'
  const says = consequence(result, terms, factor)
  if (result === 1) return says.replace(/^half works/, 'It half works')
  return `It fails; ${says.replace(/\ba GM move/, 'you make a GM move')}`
}

/** The chance that this flip brings the GM at least one Shadow point. */
export function shadowChance(odds: FlipOdds, terms: Terms): number {
  const gives = (result: number): boolean => shadowOf(terms, result as ResultValue) > 0
  return odds.results.reduce((sum, chance, result) => (gives(result) ? sum + chance : sum), 0)
}

/** The chance of two checks or better. */
export function goodChance(odds: FlipOdds): number {
  return odds.results[2] + odds.results[3]
}

/** A chance as the bars show it: "11.8"; what is neither none nor certain never reads as 0 or 100. */
export function percent(chance: number, digits: 0 | 1 = 1): string {
  const least = digits === 1 ? 0.1 : 1
  const value = chance * 100
  if (value > 0 && value < least / 2) return `< ${least}`
  if (value < 100 && value > 100 - least / 2) return `> ${100 - least}`
  return value.toFixed(value === 100 ? 0 : digits)
}

/** What the cards about to turn are, in a sentence: "Two cards, the better counts". */
export function cardsInWords(net: number): string {
  const which = whichCounts(net)
  return which ? `${cardsToFlip(net) === 2 ? 'Two' : 'Three'} cards, the ${which} counts` : 'One card; it counts'
}
