import { rankOf, rankValue, suitOf } from '../cards'
import type { LaidCard, Point } from '../contest/shapes'
import { actingProtagonist } from '../record/protagonists'
import type { State } from '../state'
import type { CardId, Side, TrickReason } from '../vocabulary'

/** What a helper card adds to its side's point card. Rule A16. */
const helperBonus = 1
/** Points of each other card when the point card belongs to a principal who is a King. Rule A16. */
const kingBonus = 2
/** What a Queen's helping card adds. Rule A16. */
const queenBonus = 3

/** Points that one other card on the side adds. Where King and Queen both apply, the larger bonus counts (ruling, A16b). */
export function bonusOf(kingLeads: 'king-leads' | 'no-king', laidBy: 'queen-helps' | 'other'): number {
  return Math.max(helperBonus, kingLeads === 'king-leads' ? kingBonus : 0, laidBy === 'queen-helps' ? queenBonus : 0)
}

/** The value of `card` as point card with its bonuses. All of `cards` are on one side. Rules A16, A18. */
export function pointOf(state: State, cards: readonly LaidCard[], card: CardId): Point | null {
  const point = cards.find(one => one.card === card)
  if (!point) return null
  const kingLeads = point.role === 'principal' && personalityBehind(state, point) === 'king' ? 'king-leads' : 'no-king'
  const bonuses = cards
    .filter(one => one.card !== card)
    .map(one =>
      bonusOf(kingLeads, one.role === 'helper' && personalityBehind(state, one) === 'queen' ? 'queen-helps' : 'other')
    )
  const value = bonuses.reduce((sum, bonus) => sum + bonus, rankValue(card))
  return { card, value, bonuses, trump: countsAsTrump(point) }
}

/** A personality counts only while its protagonist acts (ruling, A8b). */
function personalityBehind(state: State, laid: LaidCard): string | null {
  return actingProtagonist(state, laid.by, laid.acting)?.personality ?? null
}

/** A declared power, or a secret that proved true. Rules A18, A28. */
export function countsAsTrump(laid: LaidCard): boolean {
  return laid.played.as !== 'plain' || laid.secret?.verdict === 'true'
}

/** "K + 2 + 3": the point card and its bonuses, as spoken at the table. */
export function pointWords(point: Pick<Point, 'card' | 'bonuses'>): string {
  return [rankOf(point.card), ...point.bonuses.map(String)].join(' + ')
}

/** A value by name: 13 is "King", past 14 it is "Ace + 2". Rule A16. */
export function valueName(value: number): string {
  const names: Readonly<Record<number, string>> = { 11: 'Jack', 12: 'Queen', 13: 'King', 14: 'Ace' }
  return value > 14 ? `Ace + ${value - 14}` : (names[value] ?? String(value))
}

/** The whole sum in words, for the choice of a point card: "8 + 1 bonus = 9". */
export function sumWords(point: Point): string {
  const bonus = point.bonuses.reduce((sum, one) => sum + one, 0)
  return bonus === 0 ? valueName(point.value) : `${valueName(rankValue(point.card))} + ${bonus} bonus = ${point.value}`
}

/** Who takes a trick, and why, from the points of the leader (`lead`) and of the responder (`reply`). Rule A17. */
export function judgePoints(
  lead: Point | null,
  reply: Point | null
): { readonly taker: 'leader' | 'responder'; readonly because: TrickReason } {
  if (!lead || !reply) return { taker: lead || !reply ? 'leader' : 'responder', because: 'no-card' }
  if (lead.trump !== reply.trump) return { taker: lead.trump ? 'leader' : 'responder', because: 'only-trump' }
  const reached = reply.value >= lead.value
  const equal = reply.value === lead.value
  if (lead.trump) return { taker: reached ? 'responder' : 'leader', because: equal ? 'trumps-equal' : 'trumps-higher' }
  if (suitOf(lead.card) !== suitOf(reply.card)) return { taker: 'leader', because: 'other-suit' }
  return {
    taker: reached ? 'responder' : 'leader',
    because: equal ? 'suit-equal' : reached ? 'suit-higher' : 'suit-lower'
  }
}

/** The side with the higher value, bonuses included; the responder at a tie (ruling, A19b). This side leads next and tells the wrap-up. Rule A19. */
export function higherOf(leader: Side, lead: Point | null, reply: Point | null): Side {
  const responder: Side = leader === 'initiator' ? 'respondent' : 'initiator'
  return (reply?.value ?? 0) >= (lead?.value ?? 0) && reply ? responder : leader
}
