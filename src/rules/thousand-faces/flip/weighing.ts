import { cardOf, criticalSuccess, isBlessing, isWound } from '../cards'
import { type CardId, mostNet, type Net, nets, type ResultValue } from '../vocabulary'
import type { FlipRecord } from './model'

/** H1–H3: the Shadow of a result, before Book 3 doubles it. */
export function shadowOf({ fast }: Pick<FlipRecord, 'fast'>, result: ResultValue): number {
  if (result === 1) return 1
  return result === 0 && fast ? 2 : 0
}

/** H4: a GM move is due, unless the move is FAST or its own text covers the result. */
export function owesMove({ fast, hasText }: Pick<FlipRecord, 'fast' | 'hasText'>, result: ResultValue): boolean {
  return !fast && (result === 0 || (result === 1 && !hasText.check))
}

/** F2: the net that is played for a sum of advantages and disadvantages. */
export function cappedNet(net: number): Net {
  return Math.max(-2, Math.min(2, net)) as Net
}

/** F2: a sum of advantages within the limits of a command. */
export function boundedNet(net: number): number {
  return Math.max(-mostNet, Math.min(mostNet, net))
}

/** F2: the entry of a row from −2 to +2 for that sum. */
export function atNet<Each>(row: readonly [Each, Each, Each, Each, Each], net: number): Each {
  return row[nets.indexOf(cappedNet(net))] as Each
}

/** F2: one card, and one more for each step of the net in either direction, three at most. */
export function cardsToFlip(net: number): 1 | 2 | 3 {
  return (Math.abs(cappedNet(net)) + 1) as 1 | 2 | 3
}

/** F3: which of the turned cards counts; null for a single card. */
export function whichCounts(net: number): 'better' | 'worse' | 'best' | 'worst' | null {
  if (net === 0) return null
  if (cardsToFlip(net) === 2) return net > 0 ? 'better' : 'worse'
  return net > 0 ? 'best' : 'worst'
}

/** O6: the preference of players for that card among tied ones, 0 to 4. */
export function appeal(card: CardId): number {
  if (card === criticalSuccess) return 4
  if (cardOf(card).xp) return 3
  if (isBlessing(card)) return 0
  return isWound(card) ? 1 : 2
}

/** The effects of a tied card, besides the result that all tied cards share. */
export interface TiedCard {
  readonly xp: boolean
  readonly critical: boolean
  /** Whether it is a Blessing, which goes back to the supply when it resolves. */
  readonly spent: boolean
}

/** F4: the difference between tied cards: XP (X1; none against a player), Critical Success (C1), spent Blessing (B3). A wound costs its Stamina either way (F5). */
export function tiedCard(card: CardId, versus: FlipRecord['versus']): TiedCard {
  return { xp: versus === null && cardOf(card).xp, critical: card === criticalSuccess, spent: isBlessing(card) }
}
