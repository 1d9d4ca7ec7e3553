import type { SeatId } from '../../core/seat'
import { cardOf, criticalSuccess, isBlessing, isWound } from '../cards'
import { deckCount, ownedCards } from '../deck/piles'
import { findSheet, sheetOf } from '../sheets'
import type { Refusal, State } from '../state'
import type { CardId, ResultValue } from '../vocabulary'
import { owesMove, shadowOf, appeal } from './weighing'
import type { FlipConsequences, FlipRecord, OwnedCard, NoFlashback } from './model'
import { flashbackPrice } from '../experience/prices'

/** The newest flip on this board. */
export function newestFlip(state: State): FlipRecord | null {
  return state.flips.by === null ? null : (findSheet(state, state.flips.by)?.lastFlip ?? null)
}

/** F10: why that character cannot turn cards, or null. A dead or incapacitated character neither leads a flip nor helps. */
export function whyOutOfPlay(state: State, seat: SeatId): Refusal | null {
  const { incapacitated, character } = sheetOf(state, seat)
  if (character.dead) return { because: 'dead', seat }
  return incapacitated ? { because: 'incapacitated', seat } : null
}

/** All seats that turn cards in this flip, the lead first. */
export function participants(flip: FlipRecord): readonly SeatId[] {
  return [flip.seat, ...flip.support.map(({ seat }) => seat)]
}

/** Number of cards that this participant must still turn. None after a wound (F5), at most the size of the deck. */
export function cardsMissing(state: State, flip: FlipRecord, seat: SeatId): number {
  const deck = deckCount(sheetOf(state, seat).piles)
  if (seat !== flip.seat)
    return flip.support.some(help => help.seat === seat && help.card === null) ? Math.min(1, deck) : 0
  return flip.cards.some(({ id }) => isWound(id)) ? 0 : Math.min(flip.wanted - flip.cards.length, deck)
}

/** F3, TW3: the lead's best or worst card, and each supporter's card. Each card equal to the best of these may resolve. */
export function contenders(flip: FlipRecord): readonly OwnedCard[] {
  const values = flip.cards.map(({ value }) => value)
  const counting = flip.net < 0 ? Math.min(...values) : Math.max(...values)
  const lead = flip.cards.filter(({ value }) => value === counting).map(card => ({ seat: flip.seat, card }))
  const support = flip.support.flatMap(({ seat, card }) => (card ? [{ seat, card }] : []))
  const best = Math.max(...[...lead, ...support].map(({ card }) => card.value))
  return [...lead, ...support]
    .filter(({ card }) => card.value === best)
    .map(({ seat, card }) => ({ seat, card: card.id }))
}

/** O6: the usual choice: the Critical Success, else XP, else an ordinary card, else a wound, a Blessing last. */
export function suggestedOf(among: readonly OwnedCard[]): CardId {
  const [best] = [...among].sort((one, other) => appeal(other.card) - appeal(one.card))
  return best?.card ?? ''
}

/** The effects of a result besides the text of the move: rules H1–H4, X1, C1, B3. The caller counts `staminaLost`. */
export function consequencesOf(
  flip: FlipRecord,
  by: OwnedCard,
  result: ResultValue,
  factor: 1 | 2,
  staminaLost: number
): FlipConsequences {
  const xp = flip.versus === null && cardOf(by.card).xp ? 1 : 0
  return {
    xp,
    xpTo: xp === 1 ? by.seat : null,
    shadow: shadowOf(flip, result) * factor,
    gmMove: owesMove(flip, result),
    staminaLost,
    critical: by.card === criticalSuccess,
    blessingSpent: isBlessing(by.card)
  }
}

/** Why that seat cannot do a flashback now, or null. FB1, FB3, O15. */
export function whyNoFlashback(state: State, seat: SeatId): NoFlashback | null {
  const { lastFlip: flip, xp } = sheetOf(state, seat)
  if (flip === null) return 'no-flip'
  if (state.flips.by !== seat) return 'not-newest'
  if (flip.consequences === null || flip.resolving === null) return 'open'
  if (flip.flashback) return 'used'
  const { consequences } = flip
  const own = consequences.xpTo === seat ? consequences.xp : 0
  return xp - own < flashbackPrice ? 'no-xp' : whatMovedOn(state, flip)
}

/** The gains of a flip can be taken back only while they still exist. */
function whatMovedOn(state: State, flip: FlipRecord): NoFlashback | null {
  const { consequences, resolving, criticalAnswer, serial } = flip
  if (consequences === null || resolving === null) return 'open'
  if (criticalAnswer === 'blessing') return 'critical-taken'
  if (state.flips.settled === serial) return 'move-settled'
  if (state.game?.kind === 'corners' && participants(flip).includes(state.game.seat)) return 'cards-laid'
  if (consequences.xpTo !== null && sheetOf(state, consequences.xpTo).xp < consequences.xp) return 'xp-spent'
  if (state.shadow.free < consequences.shadow) return 'shadow-spent'
  if (consequences.gmMove && !state.gmMovesOwed.some(owed => owed.flip === serial)) return 'gm-moved'
  if (helpIsGone(state, flip)) return 'help-gone'
  return consequences.blessingSpent && !state.blessingSupply.includes(resolving.card) ? 'blessing-gone' : null
}

/** FB6: the supporters' cards stay, so their owners must still have them. The resolved Blessing returns automatically. */
function helpIsGone(state: State, { support, resolving, consequences }: FlipRecord): boolean {
  const spent = consequences?.blessingSpent === true ? resolving?.card : null
  return support.some(
    ({ seat, card }) => card !== null && card.id !== spent && !ownedCards(sheetOf(state, seat).piles).includes(card.id)
  )
}
