import { cardsToFlip, whichCounts } from '#rules/thousand-faces/flip/weighing'
import type { FlipOdds } from '#rules/thousand-faces/odds'
import type { ResultValue } from '#rules/thousand-faces/vocabulary'
import type { FlipDraft } from './draft'

/** What of a draft changes what a result means. */
export type Terms = Pick<FlipDraft, 'fast' | 'hasText'>

/** What a result will mean for this flip, in a few words. `factor` doubles Shadow in Book 3. */
export function consequence(result: ResultValue, terms: Terms, factor: 1 | 2): string {
  if (result === 3) return 'clean success'
  if (result === 2) return 'with a complication'
  return result === 1 ? checkWords(terms, factor) : crossWords(terms, factor)
}

/** OD8: the best card counts, the flip's own or a helper's: each helper turns one of their own deck. */
export function withHelp(own: FlipOdds['results'], helpers: readonly FlipOdds['results'][]): FlipOdds['results'] {
  const upTo = (odds: FlipOdds['results'], value: number): number =>
    odds.slice(0, value + 1).reduce((sum, each) => sum + each, 0)
  const turning = helpers.filter(each => upTo(each, 3) > 0)
  const all = ([0, 1, 2, 3] as const).map(value =>
    [own, ...turning].reduce((chance, each) => chance * upTo(each, value), 1)
  )
  const [none = 0, single = 0, two = 0, three = 0] = all
  return [none, single - none, two - single, three - two]
}

/** The chance that this flip brings the GM at least one Shadow point. */
export function shadowChance(odds: FlipOdds, terms: Terms): number {
  return odds.results[1] + (terms.fast ? odds.results[0] : 0)
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

function checkWords({ fast, hasText }: Terms, factor: 1 | 2): string {
  const shadow = `Shadow +${factor}`
  if (fast) return hasText.check ? `half works, ${shadow}` : `nothing, ${shadow}`
  return hasText.check ? `half works, ${shadow}` : `a GM move, ${shadow}`
}

function crossWords({ fast, hasText }: Terms, factor: 1 | 2): string {
  if (fast) return hasText.cross ? `the move’s price, Shadow +${2 * factor}` : `Shadow +${2 * factor}, no GM move`
  return hasText.cross ? 'the move’s price, a GM move' : 'a GM move'
}
