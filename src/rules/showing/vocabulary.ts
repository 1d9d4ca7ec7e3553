/** The kinds of things to show: a picture with a caption, a title, or a named subject. */
export const exhibitKinds = ['picture', 'title', 'person', 'place', 'item', 'card'] as const
export type ExhibitKind = (typeof exhibitKinds)[number]

/** The longest of each text, in UTF-16 units. */
export const longestOf = { title: 120, line: 300 } as const

/** The number of positions in the tray. */
export const trayPositions = 9

/** The state before anything was prepared or shown. */
export const nothingShown = { tray: Array.from({ length: trayPositions }, () => null), next: null, live: [] } as const

/** The labels of the kinds. */
export const exhibitWords: Readonly<Record<ExhibitKind, string>> = {
  picture: 'Picture',
  title: 'Title',
  person: 'Person',
  place: 'Place',
  item: 'Item',
  card: 'Card'
}
