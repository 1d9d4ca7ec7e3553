import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { SeatView } from '#rules/thousand-faces/view'

/** How a player may shuffle now (D1, D3): because the deck needs it, or because they like to; null: not at all. */
export type OwnShuffle = { readonly real: boolean; readonly needed: boolean } | null

/** What a player may do now without being asked: look back, where they flip here, and shuffle. */
export function offersOf(
  { mayFlashback }: SeatView,
  sheet: SheetView | null
): { readonly flashback: boolean; readonly shuffle: OwnShuffle } | null {
  const flashback = mayFlashback ?? false
  const shuffle = sheet?.mayShuffle ? { real: sheet.cards === 'physical', needed: sheet.mustShuffle } : null
  return flashback || shuffle ? { flashback, shuffle } : null
}
