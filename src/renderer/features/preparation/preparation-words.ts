import type { PreparedLine } from '#rules/book/preparation/model'
import type { LineFound } from '#rules/book/preparation/search'
import type { LineKind } from '#rules/book/preparation/vocabulary'
import type { PageLine, PageText } from '#rules/campaign/preparation'
import { timeOfDay } from '@/ui/clock'

/** For each kind the heading of its lines, its purpose, and an example. */
export const kindWords: Readonly<
  Record<LineKind, { readonly name: string; readonly about: string; readonly example: string }>
> = {
  'first-line': {
    name: 'First line',
    about: 'what you say when everybody is quiet',
    example: 'The bell rings, and nobody pulls it.'
  },
  player: { name: 'Around the table', about: 'what each one enjoys, and has not had', example: 'For this evening…' },
  fork: { name: 'Forks', about: 'a choice that they may face, and both ways', example: 'Do they ring the ninth bell?' },
  'may-come': { name: 'May come', about: 'people, places, scenes', example: '@The Organist, only hands' },
  secret: { name: 'Not yet told', about: 'what only you know', example: 'The ninth bell is a ship’s hull' },
  foes: { name: 'Foes', about: 'from your prepared ones, or in words', example: '4 eel-catchers, one with a net' },
  other: { name: 'And also', about: 'whatever else you want to hand', example: 'Candles; the song of the ferrymen' }
}

/** The two ways of a fork as fields. */
export const ways = ['One way', 'The other way'] as const

/** The time of use: "19:34". */
export function usedAt({ at }: NonNullable<PreparedLine['used']>): string {
  return timeOfDay(at)
}

/** A text in plain words. */
export function plainOf({ parts }: PageText): string {
  return parts.map(part => (typeof part === 'string' ? part : part.name)).join('')
}

/** How many of these lines are used. */
export function usedCount(lines: readonly PageLine[]): number {
  return lines.filter(({ used }) => used !== null).length
}

/** The page of a found line: “prepared for session 7”. */
export function preparedWords({ session, used }: Pick<LineFound, 'session' | 'used'>): string {
  return used ? 'prepared, used' : `prepared for session ${session}`
}
