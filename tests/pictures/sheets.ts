/** The way of a user: a key, the name of a button, tab or menu line, or a palette text. */
type Step = { readonly key: string } | { readonly button: RegExp } | { readonly find: string }

/** Something that opens, what it is called in the pictures, and how it is reached. */
export interface Visit {
  readonly name: string
  readonly open: readonly Step[]
  /** The choices at its head lead to more pictures. */
  readonly tabs?: true
}

const byKey = (name: string, key: string): Visit => ({ name, open: [{ key: '1' }, { key }], tabs: true })
const byPalette = (name: string, find: string): Visit => ({ name, open: [{ key: '1' }, { find }] })

/** Everything that opens over or on the dashboard of A Thousand Faces. */
export const dashboardSheets: readonly Visit[] = [
  byKey('keys', '?'),
  byKey('palette', 'Control+k'),
  byKey('save point', 'p'),
  byKey('note', 'n'),
  byKey('scene', 'c'),
  byKey('story', 'j'),
  byKey('foes', 'o'),
  byKey('prepared foes', 'Shift+O'),
  byKey('forecast', 'Shift+F'),
  byKey('mini-games', 'z'),
  byKey('damage', 'x'),
  byKey('recover', 'v'),
  byKey('recovery', 'Shift+V'),
  byKey('character', 'q'),
  byKey('creation', 'Shift+Q'),
  byKey('shadow', 'g'),
  byKey('a GM move', 'm'),
  byKey('moves', 'u'),
  byKey('marker', 'k'),
  byKey('the whole party', 'a'),
  byPalette('blow panel', 'Blow for'),
  byPalette('recover panel', 'Recover for'),
  byPalette('xp and blessings', 'XP and Blessings for'),
  byPalette('attributes and cards', 'Attributes and cards for'),
  byPalette('draw a number', 'Draw a number for'),
  byPalette('correct', 'Correct for'),
  byPalette('seat and names', 'Seat and names for'),
  byPalette('seats at the table', 'Seats at the table'),
  byPalette('open a game', 'Open a game')
]

/** Every step of making the characters. */
export const creationSteps: readonly Visit[] = [
  ...['Touchstones', 'Move cards', 'Six points', 'Names', 'Questions', 'Fateful Moment', 'Pack and items', 'The Hearth']
].map(step => ({
  name: `creation, ${step}`,
  open: [{ key: '1' }, { key: 'Shift+Q' }, { button: new RegExp(step) }]
}))

/** What is done with a character's things, on a day in town. */
export const townSheets: readonly Visit[] = [
  { name: 'shop', open: [{ key: '1' }, { key: 'q' }, { button: /^XP/ }, { button: /^Shop/ }] },
  { name: 'learn', open: [{ key: '1' }, { key: 'q' }, { button: /^Learn$/ }] },
  { name: 'an item', open: [{ key: '1' }, { key: 'q' }, { button: /^More for Boarding/ }, { button: /^Edit/ }] }
]

/** Pages and sheets of the campaign, whatever is played. */
export const campaignPages: readonly Visit[] = [
  { name: 'the book', open: [{ key: 'b' }] },
  { name: 'previously on', open: [{ key: 'Shift+B' }] },
  { name: 'before the next session', open: [{ key: 'Shift+W' }] },
  { name: 'the stage', open: [{ key: 'Shift+S' }] },
  { name: 'clocks', open: [{ key: 'Shift+K' }] },
  { name: 'a session', open: [{ key: 'Shift+J' }] },
  { name: 'the rules', open: [{ key: 'F1' }] },
  { name: 'the stream', open: [{ find: 'director' }] },
  { name: 'print', open: [{ key: 'Control+p' }] }
]

export const fileDialogs: readonly Visit[] = [
  { name: 'campaigns', open: [{ key: 'Control+o' }] },
  { name: 'save as', open: [{ key: 'Control+Shift+S' }] },
  { name: 'save a copy', open: [{ find: 'Save a copy' }] },
  { name: 'copies', open: [{ find: 'Copies of this campaign' }] }
]

const inSettings = (name: string, ...open: readonly Step[]): Visit => ({
  name,
  open: [{ key: 'Escape' }, { find: 'Settings' }, ...open]
})

export const settingsSections: readonly Visit[] = [
  inSettings('settings'),
  inSettings('settings, below', { key: 'End' }),
  inSettings('a seat’s link', { button: /^Kresk/ }),
  inSettings('all codes', { button: /All codes/ }),
  inSettings('credits', { button: /Credits/ })
]
