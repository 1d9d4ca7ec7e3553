import type { RecapMoment } from '#rules/campaign/recap'
import { plainText } from '#rules/core/log-line'
import type { MomentKind } from '#rules/core/moment'
import type { SeatId } from '#rules/core/seat'

type NameOf = (seat: SeatId) => string

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

/** The sentence of a moment as everybody reads it: the Game Master’s own, else ours; with a full stop. */
export function sentenceOf({ text, parts }: Pick<RecapMoment, 'text' | 'parts'>, nameOf: NameOf): string {
  const said = (text === '' ? plainText(parts, nameOf) : text).trim()
  return /[.!?…”]$/.test(said) ? said : `${said}.`
}

/** "1:04" since the session began: hours and minutes. @param after milliseconds */
export function sinceBegin(after: number): string {
  const minutes = Math.max(0, Math.floor(after / 60_000))
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** What a session is called: the first one that was begun is 1. */
export function sessionName(session: number): string {
  return session === 0 ? 'Before the first session' : `Session ${session}`
}
