import type { KnownTo, ThingStanding, ThingKind } from '#rules/book/vocabulary'
import { segmentsOf } from '@/ui/segment'
import type { SeatId } from '#rules/core/seat'
import type { IconName } from '@/ui/icons/icon-name'

/** For each kind the plural heading, the singular label, and the icon. */
export const kinds: Readonly<
  Record<ThingKind, { readonly many: string; readonly one: string; readonly icon: IconName }>
> = {
  person: { many: 'People', one: 'Person', icon: 'people' },
  place: { many: 'Places', one: 'Place', icon: 'pin' },
  thing: { many: 'Things', one: 'Thing', icon: 'chest' },
  thread: { many: 'Threads', one: 'Thread', icon: 'link' },
  secret: { many: 'Secrets', one: 'Secret', icon: 'lock' },
  premise: { many: 'Premises', one: 'Premise', icon: 'lamp' },
  scene: { many: 'Scene ideas', one: 'Scene idea', icon: 'book' }
}

export const standingLabels: Readonly<Record<ThingStanding, string>> = {
  new: 'New',
  met: 'Met',
  revealed: 'Revealed',
  closed: 'Closed'
}
export const standingChoices = segmentsOf(standingLabels)

export const knownChoices = [
  { value: 'gm', label: 'Only me', icon: 'lock' },
  { value: 'table', label: 'The table', icon: 'eye' },
  { value: 'seats', label: 'Some players', icon: 'people' }
] as const

/** Who knows a thing, in a word, with an icon. */
export function knownWords(
  knownTo: KnownTo,
  nameOf: (seat: SeatId) => string
): { readonly says: string; readonly icon: IconName } {
  if (knownTo === 'gm') return { says: 'only me', icon: 'lock' }
  if (knownTo === 'table') return { says: 'the table', icon: 'eye' }
  return { says: knownTo.map(nameOf).join(', '), icon: 'people' }
}

/** When a thing was met, in a word. @param session number of sessions begun */
export function metWords(metIn: number | null, session: number): string {
  if (metIn === null) return 'not met'
  if (metIn === 0) return 'before session 1'
  return metIn === session ? 'this session' : `session ${metIn}`
}
