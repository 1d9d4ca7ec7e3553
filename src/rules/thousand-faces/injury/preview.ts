import { line, type LogLine } from '../../core/log-line'
import type { Preview } from '../../core/preview'
import type { SeatId } from '../../core/seat'
import type { Previewers } from '../../core/slice'
import { isWound } from '../cards'
import { countOwned, faceDownCount } from '../deck/places'
import { certainOfSeat } from '../figures'
import { counted } from '../phrases'
import { sheetOf } from '../sheets'
import { previewHurt } from '../stamina/hurt'
import type { Game, Sheet, State } from '../state'
import type { InjuryCommand } from './model'
import { heldPlaces } from './places'
import { recoveredBy, type RecoveryWay } from './recovered'

/** The effects of blows, Harm and recovery, as far as they do not depend on luck. */
export const injuryPreview: Previewers<Game, InjuryCommand> = {
  'take-attack'(before, { attack }, after) {
    const seat = before.attacks.find(each => each.id === attack)?.seat
    return seat ? previewHurt(before, after, seat) : { lines: [], numbers: {} }
  },
  'take-harm': (before, { seat }, after) => previewHurt(before, after, seat),
  'expend-stamina': (before, { seat }, after) => previewHurt(before, after, seat),
  'regain-stamina': certainOfSeat('stamina'),
  rest: (before, { seat, harmFrom }) => recovery(before, seat, 'rest', harmFrom === 'pile' ? 0 : 1),
  'seek-help': (before, { seat, at }) => recovery(before, seat, at, 0)
}

/** N11, N12, in the order of the steps at the table. @param fromSlot Harm tokens that come from a slot instead of the pile */
function recovery(state: State, seat: SeatId, way: RecoveryWay, fromSlot: 0 | 1): Preview {
  const sheet = sheetOf(state, seat)
  const { tokens } = sheet
  const brings = recoveredBy(sheet, way)
  const { keeps, returns, staminaAfter: stamina, woundsAfter: wounds, woundCardsAfter: woundCards, recharges } = brings
  const harm = fromSlot === 1 ? tokens.harm : brings.harmAfter
  const cards = countOwned(sheet.piles, isWound)
  const spent = tokens.exhaustion + heldPlaces(sheet.character, 'exhaustion').length
  const lines = [
    step(spent > 0, spent > 0 ? `${counted(spent, 'Exhaustion token')} returned` : 'No Exhaustion token to return'),
    step(returns > 0, cardsBack(sheet, keeps, returns)),
    step(harm !== tokens.harm, harm === tokens.harm ? stays(harm, 'Harm') : `Harm ${tokens.harm} → ${harm}`),
    step(
      wounds !== tokens.wound,
      wounds === tokens.wound ? stays(wounds, wounds === 1 ? 'Wound' : 'Wounds') : `Wounds ${tokens.wound} → ${wounds}`
    ),
    ...(cards > 0 ? [woundCardsStep(cards, woundCards)] : []),
    step(recharges.length > 0, recharges.length > 0 ? `Refilled: ${recharges.join(', ')}` : 'No magic item to refill')
  ]
  return { lines, numbers: { stamina, harm, wounds, woundCards, keeps, returns } }
}

function woundCardsStep(cards: number, left: number): LogLine {
  return step(
    left < cards,
    left < cards
      ? `${counted(cards - left, 'Wound card')} out of the deck for good`
      : `${counted(cards, 'Wound card')} ${cards === 1 ? 'stays' : 'stay'}`
  )
}

function step(changes: boolean, says: string): LogLine {
  return line(changes ? 'good' : 'quiet', says)
}

function stays(count: number, what: string): string {
  if (count === 0) return `No ${what === 'Harm' ? 'Harm' : 'Wound'}`
  return `${count} ${what} ${what === 'Wounds' ? 'stay' : 'stays'}`
}

function cardsBack({ piles }: Sheet, keeps: number, returns: number): string {
  if (returns === 0) {
    if (keeps === 0) return 'The Exhaustion pile is empty'
    return keeps === 1 ? 'The one card stays pinned' : `All ${keeps} cards stay pinned`
  }
  const named = piles.cards === 'physical' && faceDownCount(piles) > 0 ? '; you then say which came up' : ''
  const stay = keeps === 0 ? 'none stays' : keeps === 1 ? 'one stays pinned' : `${keeps} stay pinned`
  return `${counted(returns, 'card')} back to the discard, ${stay}${named}`
}
