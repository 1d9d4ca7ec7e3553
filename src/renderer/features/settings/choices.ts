import type { Preferences } from '#shared/contract'
import { type Segment, segmentsOf } from '@/ui/segment'
import type { IconName } from '@/ui/icons/icon-name'

// The values of the settings in words: for the controls of the page and the lines of the palette.

/** A setting with a few values. */
export interface Setting {
  readonly name: keyof Preferences
  /** The title above its control. */
  readonly title: string
  /** The name where the title is not visible: for screen readers, and in the palette. */
  readonly label: string
  readonly options: readonly Segment<string | number>[]
  /** The text below its control. */
  readonly says?: string
}

type OnOff = { [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never }[keyof Preferences]

/** A setting that is on or off. */
export interface Switch {
  readonly name: OnOff
  /** Beside its control, and in the palette. */
  readonly title: string
  readonly says: string
  readonly icon: IconName
}

const setting = <Name extends keyof Preferences>(
  name: Name,
  title: string,
  label: string,
  options: readonly Segment<Preferences[Name] & (string | number)>[],
  says = ''
): Setting => ({ name, title, label, options, says })

const percents = (...values: readonly number[]): readonly Segment<number>[] =>
  values.map(value => ({ value, label: `${Math.round(value * 100)} %` }))

const hearth = { value: 'hearth', label: 'Hearth', title: 'Dark and warm, for the evening' } as const
const parchment = { value: 'parchment', label: 'Parchment', title: 'Light, for daytime' } as const
const contrast = { value: 'contrast', label: 'Contrast', title: 'Black and white, easiest to read' } as const

/** The settings of the appearance, in the order of the page. */
export const lookSettings: readonly Setting[] = [
  setting('theme', 'Your dashboard', 'Theme of the dashboard', [hearth, parchment, contrast]),
  setting('textSize', 'Text size of your dashboard', 'Text size of the dashboard', percents(0.9, 1, 1.15, 1.3, 1.5)),
  setting('density', 'Density of your dashboard', 'Density of the dashboard', [
    { value: 'automatic', label: 'Automatic', title: 'As much as fits the window' },
    { value: 'compact', label: 'Compact', title: 'Less space, fewer words: more players in sight' },
    { value: 'roomy', label: 'Roomy', title: 'More space between things; the lists scroll sooner' }
  ]),
  setting(
    'detail',
    'What your dashboard shows',
    'How much the dashboard shows',
    [
      { value: 'calm', label: 'Calm', title: 'What is needed now; hold Alt to see the keys' },
      { value: 'automatic', label: 'Automatic', title: 'Calm until your second session, then everything' },
      { value: 'everything', label: 'Everything', title: 'Every number, switch and key at once' }
    ],
    'Automatic: calm until you begin a second session, then everything. The sample does not count.'
  ),
  setting('publicTheme', 'Table, stream and phones', 'Theme of table, stream and phones', [hearth, contrast]),
  setting('motion', 'Motion on table and stream', 'Motion on table and stream', [
    { value: 'full', label: 'Full', title: 'Fire and sparks too; they rest when nothing has happened for a minute' },
    { value: 'calm', label: 'Calm', title: 'Cards turn and dice fall; nothing else moves' },
    { value: 'off', label: 'Off', title: 'Nothing moves' }
  ]),
  setting(
    'tableScale',
    'Picture on the projector',
    'Size of the picture on the table screen',
    percents(0.85, 0.9, 0.95, 1),
    'Smaller, if your projector cuts the edges off.'
  )
]

/** The words below them on the page. */
export const lookSwitches: readonly Switch[] = [
  {
    name: 'sounds',
    title: 'Sounds on the table screen',
    says: 'A soft sound when a card is turned.',
    icon: 'sound'
  }
]

/** The switches of the application itself. */
export const appSwitches: readonly Switch[] = [
  {
    name: 'guide',
    title: 'Guide in new campaigns',
    says: 'Leads through the first evening, one step at a time. Off once you have left it.',
    icon: 'lamp'
  },
  {
    name: 'checkForUpdates',
    title: 'Look for new versions',
    says: 'Looks once at each start. Downloads nothing.',
    icon: 'renew'
  }
]

export const spoken = setting('spoken', 'Said aloud to a screen reader', 'How much is said aloud at once', [
  { value: 'short', label: 'Short', title: 'Twelve words at most' },
  { value: 'usual', label: 'Usual', title: 'Twenty-five words at most' },
  { value: 'full', label: 'Full', title: 'Everything that there is to say' }
])

export const background = setting(
  'overlayBackground',
  'Background',
  'Background of the overlay',
  segmentsOf({ transparent: 'Transparent', green: 'Green', magenta: 'Magenta', black: 'Black' })
)
