import type { SeatId } from '#rules/core/seat'
import { counted } from '#rules/core/text'
import type { GmSheetView, SheetView } from '#rules/thousand-faces/sheet-view'
import type { CardId } from '#rules/thousand-faces/vocabulary'
import type { GmView } from '#rules/thousand-faces/view'
import { designOf } from './parts/faces'
import { leftOpen } from '#rules/thousand-faces/preparation/left-open'
import { conditionOf } from '../paper/paper-words'

/** Of which real cards a player's deck is made: "20, 1 Blessing, 2 wound cards". */
export function deckWords({ blessings, woundCards }: Pick<SheetView, 'blessings' | 'woundCards'>): string {
  return [
    'the twenty',
    ...(blessings ? [counted(blessings, 'Blessing')] : []),
    ...(woundCards ? [counted(woundCards, 'wound card')] : [])
  ].join(', ')
}

/** Cards by their printed numbers, in the order of the pile. */
export function cardListWords(cards: readonly CardId[]): string {
  return cards.length ? cards.map(designOf).join(' ') : 'none'
}

/** Cards that this player has turned over and not put on a pile yet: a flip waits for a decision. */
export function onTable({ flip, pending }: Pick<GmView, 'flip' | 'pending'>, sheet: SheetView): readonly CardId[] {
  if (!flip || !pending) return []
  const turned = [
    ...(flip.seat === sheet.seat ? flip.cards : []),
    ...flip.support.flatMap(({ seat, card }) => (seat === sheet.seat ? [card] : []))
  ].map(({ id }) => id)
  const piled = [...sheet.discard, ...sheet.exhaustionFaceUp]
  return turned.filter(card => !piled.includes(card))
}

/** What waits on the table, and what a player must do before the next flip. */
export function openForTable(
  view: GmView,
  sheets: readonly GmSheetView[],
  nameOf: (seat: SeatId) => string
): readonly string[] {
  const { seat } = view.spotlight
  return [
    ...(seat ? [`${nameOf(seat)} has the spotlight`] : []),
    ...leftOpen(view).map(({ says }) => says),
    ...sheets.flatMap(sheet => (conditionOf(sheet) ? [`${nameOf(sheet.seat)}: ${conditionOf(sheet)}`] : [])),
    ...sheets.flatMap(({ seat: of, character: { fateful } }) =>
      fateful?.locked ? [`${nameOf(of)}: ${fateful.locked} XP locked on “${fateful.goal}”`] : []
    )
  ]
}
