import { line, type LogLine } from '../../core/log-line'
import type { Preview } from '../../core/preview'
import type { SeatId } from '../../core/seat'
import { agreeing, capitalised, countedInWords } from '../../core/text'
import { isWound } from '../cards'
import { countOwned, deckCount, unspentStamina, mustShuffle } from '../deck/piles'
import { type SheetFigure, sheetFigures } from '../figures'
import { counted } from '../phrases'
import { sheetOf } from '../sheets'
import type { Sheet, State } from '../state'
import { nextWoundWords } from './bounds'

/**
 * The certain part of lost Stamina, Harm and Wounds: luck decides the cards, but not the amount.
 * In Heroic Mode (N13) ten of the twenty cards have the symbol: enough of them always remain.
 */
export function previewHurt(before: State, after: State, seat: SeatId): Preview {
  const [was, is] = [sheetOf(before, seat), sheetOf(after, seat)]
  const heroic = was.character.stamina === 'heroic'
  const turned = heroic && was.piles.cards === 'digital'
  const { numbers } = sheetFigures(before, after, seat, [...figures, ...(turned ? [] : piles)])
  const lost = staminaOf(before, seat) - staminaOf(after, seat)
  const lines = [
    ...(lost > 0 ? [heroic ? turnedLine(lost) : leavingLine(was, is, lost)] : []),
    ...tokenLines(was, is),
    ...downLines(was, is)
  ]
  return { lines, numbers }
}

/** Stamina for a preview: points still owed count as lost. */
export function staminaOf(state: State, seat: SeatId): number {
  return sheetFigures(state, state, seat, ['stamina']).numbers['stamina'] ?? 0
}

const figures: readonly SheetFigure[] = ['stamina', 'harm', 'wounds', 'woundCards', 'incapacitated']
const piles: readonly SheetFigure[] = ['deck', 'discard']

function turnedLine(points: number): LogLine {
  const symbols = counted(points, 'Stamina symbol')
  return line('plain', `Cards are turned over until ${symbols} ${agreeing(points, 'has', 'have')} come up`)
}

function leavingLine({ piles }: Sheet, { piles: left }: Sheet, lost: number): LogLine {
  const leaving = countedInWords(lost, 'card leaves', 'cards leave')
  const [from, to] = [deckCount(piles), deckCount(left)]
  const shuffled = to === from - lost ? '' : '; the discard is shuffled in'
  const due = left.cards === 'physical' && mustShuffle(left) ? '; shuffle before the next flip' : ''
  return line('plain', `${capitalised(leaving)} the deck unseen: ${from} → ${to}${shuffled}${due}`)
}

function tokenLines(was: Sheet, is: Sheet): readonly LogLine[] {
  const harm = is.tokens.harm - was.tokens.harm
  const wounds = is.tokens.wound
  const isWounded = wounds !== was.tokens.wound
  const cards = countOwned(is.piles, isWound) - countOwned(was.piles, isWound)
  const says: readonly (readonly [boolean, string])[] = [
    [harm === 1, 'A Harm token lies on the card: neither comes back until the Harm is healed'],
    [harm === 2, 'Two Harm tokens lie on a card each: they come back when the Harm is healed'],
    [isWounded, nextWoundWords(wounds)],
    [cards === 1, 'A Wound card joins the discard and may stop a later flip'],
    [cards > 1, `${cards} Wound cards join the discard and may stop a later flip`]
  ]
  return says.flatMap(([holds, text]) => (holds ? [line('plain', text)] : []))
}

/** S4, W3, N15. */
function downLines({ incapacitated }: Sheet, is: Sheet): readonly LogLine[] {
  if (incapacitated || !is.incapacitated) return []
  const why = unspentStamina(is.piles) < 1 ? 'No Stamina is left' : 'A third Wound'
  return [line('grave', `${why}: incapacitated${is.character.dead ? '; in this chapter that means death' : ''}`)]
}
