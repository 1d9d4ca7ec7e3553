import { counted } from '#rules/core/text'
import type { OfferedKind } from '#rules/thousand-faces/question-kinds'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { SeatView } from '#rules/thousand-faces/view'

/** How a player may shuffle now (D1, D3): because the deck needs it, or by choice; null: not at all. */
export type OwnShuffle = { readonly real: boolean; readonly needed: boolean } | null

/**
 * What a player may do now by choice. On a phone these are the questions of tokens, a flashback and FAST moves, and on
 * any screen the shuffle.
 */
export function offersOf(
  { onPhone, character, mayFlashback, fast, workshop }: SeatView,
  sheet: SheetView | null
): { readonly kinds: readonly OfferedKind[]; readonly shuffle: OwnShuffle } | null {
  const tokens = onPhone ? (character?.moves.tokens ?? []) : []
  const kinds: readonly OfferedKind[] = [
    ...tokens.map(({ move }) => `token-${move}` as const),
    ...(mayFlashback ? ['look-back' as const] : []),
    ...(fast && !workshop ? ['fast' as const] : [])
  ]
  const shuffle = sheet?.mayShuffle ? { real: sheet.cards === 'physical', needed: sheet.mustShuffle } : null
  return kinds.length > 0 || shuffle ? { kinds, shuffle } : null
}

/** What the foot of the phone shows: a line that cannot be pressed, or the button for the moves. */
export interface Foot {
  readonly does: 'rest' | 'ask'
  readonly says: string
}

/** The line in the place of the button of a call: nothing can be pressed there until another player flips. Null: no line. */
export function footOf(view: SeatView, sheet: SheetView | null): Foot | null {
  const { onPhone, workshop, call, pending, questions, flip, flipIsPast, farewell, yours, character } = view
  const { help = [], mayFlashback } = view
  const newest = flipIsPast ? null : flip
  if (!onPhone || !sheet || !character || call) return null
  const isAsked = pending?.seat === yours || (questions ?? []).length > 0
  // A question fills the screen, and hides what is below it.
  const others = help.length > 0 ? `${counted(help.length, 'other is', 'others are')} called ↓` : null
  const below = others ?? (mayFlashback ? 'A flashback is below ↓' : '')
  if (isAsked) return { does: 'rest', says: `Answer what is asked above. ${below}`.trim() }
  if (workshop !== undefined) return null
  // Between two sessions no player flips.
  if (farewell && !newest) return null
  if (newest?.seat !== yours) return { does: 'ask', says: 'Ask to flip…' }
  const { discard, deck } = sheet
  return { does: 'rest', says: `Discard ${counted(discard.length, 'card')}, deck ${counted(deck, 'card')}.` }
}
