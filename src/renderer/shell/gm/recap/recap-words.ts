import type { MomentKind } from '#rules/core/moment'
import type { SeatId } from '#rules/core/seat'
import type { RecapFor } from '#shared/contract'

/** What each kind of moment is called, and the sign that stands for it. */
export const momentSigns: Readonly<Record<MomentKind, { readonly word: string; readonly icon: string }>> = {
  death: { word: 'death', icon: 'x' },
  fall: { word: 'fall', icon: 'warn' },
  chapter: { word: 'chapter', icon: 'book' },
  journey: { word: 'Journey', icon: 'wing' },
  harm: { word: 'harm', icon: 'swords' },
  flip: { word: 'flip', icon: 'cards' },
  gift: { word: 'gift', icon: 'lamp' },
  foe: { word: 'foe', icon: 'swords' },
  shadow: { word: 'Shadow', icon: 'eye' },
  growth: { word: 'growth', icon: 'wing' },
  found: { word: 'found', icon: 'folder' },
  rest: { word: 'rest', icon: 'camp' },
  person: { word: 'person', icon: 'people' },
  story: { word: 'story', icon: 'pin' }
}

/** Whom a recap is for, on everything that leaves the page: what is not for the whole table says so (PO10). Empty for the table. */
export function readerOf(audience: RecapFor, nameOf: (seat: SeatId) => string): string {
  if (audience === 'table') return ''
  return audience === 'gm' ? 'For the Game Master’s eyes' : `For ${nameOf(audience)}`
}

/** "1:04" since the session began: hours and minutes. @param after milliseconds */
export function sinceBegin(after: number): string {
  const minutes = Math.max(0, Math.floor(after / 60_000))
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
