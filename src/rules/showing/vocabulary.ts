import type { PictureId } from '../core/picture'
import type { SeatId } from '../core/seat'

/** What can be shown: a picture with a caption, words alone, or somebody or something that has a name. */
export const exhibitKinds = ['picture', 'title', 'person', 'place', 'item', 'card'] as const
export type ExhibitKind = (typeof exhibitKinds)[number]

/** One thing to show, as the players will see it: nothing else of the book or the board comes with it (SH2). */
export interface Exhibit {
  readonly kind: ExhibitKind
  /** The caption of a picture, the words of a title, a name. */
  readonly title: string
  /** A second, smaller line; empty for none. */
  readonly line: string
  readonly picture: PictureId | null
}

/** The longest of each text, in UTF-16 units. */
export const longestOf = { title: 120, line: 300 } as const

/** How many things the tray holds. */
export const trayPlaces = 9

/** Who sees it: the table’s screen, that and the stream, or one player’s phone. */
export type ShownTo = 'table' | 'table-and-overlay' | SeatId

/** Something to be shown, and to whom. */
export interface Prepared {
  readonly exhibit: Exhibit
  readonly to: ShownTo
}

/** What is prepared and what is shown. */
export interface Showing {
  /** Nine places, in their order. */
  readonly tray: readonly (Exhibit | null)[]
  /** What the next press shows. */
  readonly next: Prepared | null
  /** What is shown now: at most one thing on the table and one on each phone. */
  readonly live: readonly Prepared[]
}

/** Nothing was ever prepared or shown. */
export const nothingShown: Showing = { tray: Array.from({ length: trayPlaces }, () => null), next: null, live: [] }

/** Where something is taken away from. */
export type TakenFrom = 'everywhere' | 'table' | SeatId

/** What the kinds are called. */
export const exhibitWords: Readonly<Record<ExhibitKind, string>> = {
  picture: 'Picture',
  title: 'Title',
  person: 'Person',
  place: 'Place',
  item: 'Item',
  card: 'Card'
}
