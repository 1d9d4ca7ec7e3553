import type { MomentKind } from '#rules/core/moment'
import type { IconName } from '@/ui/icons/icon-name'

/** The name and the icon of each kind of moment. */
export const momentSigns: Readonly<Record<MomentKind, { readonly word: string; readonly icon: IconName }>> = {
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

/** "1:04" since the session began: hours and minutes; after a day "on day 3". @param after milliseconds */
export function timeSinceBegin(after: number): string {
  const minutes = Math.max(0, Math.floor(after / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `on day ${Math.floor(hours / 24) + 1}`
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`
}
