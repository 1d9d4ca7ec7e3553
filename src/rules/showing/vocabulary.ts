/** What can be shown: a picture with a caption, words alone, or somebody or something that has a name. */
export const exhibitKinds = ['picture', 'title', 'person', 'place', 'item', 'card'] as const
export type ExhibitKind = (typeof exhibitKinds)[number]

/** The longest of each text, in UTF-16 units. */
export const longestOf = { title: 120, line: 300 } as const

/** How many things the tray holds. */
export const trayPlaces = 9

/** Nothing was ever prepared or shown. */
export const nothingShown = { tray: Array.from({ length: trayPlaces }, () => null), next: null, live: [] } as const

/** What the kinds are called. */
export const exhibitWords: Readonly<Record<ExhibitKind, string>> = {
  picture: 'Picture',
  title: 'Title',
  person: 'Person',
  place: 'Place',
  item: 'Item',
  card: 'Card'
}
