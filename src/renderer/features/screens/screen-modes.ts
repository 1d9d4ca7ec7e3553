import { publicScreens, type PublicScreen, type ScreenMode, type ScreenModes } from '#shared/screens'
import type { GmSnapshot } from '#shared/contract'
import { counted } from '#rules/core/text'
import { withKey } from '@/features/keys/keys'
import type { IconName } from '@/ui/icons/icon-name'

/** The kinds of screens in the order of lists, with their names and icons. */
export const screenNames = {
  table: { name: 'Table', full: 'the table screen', icon: 'screen' },
  overlay: { name: 'Stream', full: 'the stream overlay', icon: 'stream' },
  phones: { name: 'Phones', full: 'the players’ phones', icon: 'phone' }
} as const satisfies Readonly<Record<PublicScreen, { name: string; full: string; icon: IconName }>>

/** The mode of a screen, and the verb that sets it. */
export const modeWords = {
  live: { state: 'Live', verb: 'Live', icon: 'screen', about: 'shows every change at once' },
  freeze: { state: 'Frozen', verb: 'Freeze', icon: 'snow', about: 'keeps what it shows now' },
  blank: { state: 'Blank', verb: 'Blank', icon: 'blank', about: 'goes dark' }
} as const satisfies Readonly<Record<ScreenMode, { state: string; verb: string; icon: IconName; about: string }>>

const order = ['live', 'freeze', 'blank'] as const satisfies readonly ScreenMode[]
const keyOf = { live: 'all-live', freeze: 'freeze', blank: 'blank' } as const

export interface ModeOption {
  readonly value: ScreenMode
  readonly label: string
  readonly icon: IconName
  readonly title: string
}

/** The three modes for one kind of screen, or for all with their keys. */
export function modeOptions(screens: PublicScreen | 'all'): readonly ModeOption[] {
  return order.map(value => {
    const { verb: label, icon, about } = modeWords[value]
    const title =
      screens === 'all' ? withKey(`Everything ${about}`, keyOf[value]) : `${screenNames[screens].name}: ${about}`
    return { value, label, icon, title }
  })
}

/** The common mode of all screens, or null when they differ. */
export function commonMode(modes: ScreenModes): ScreenMode | null {
  const [first] = publicScreens
  return publicScreens.every(screen => modes[screen] === modes[first]) ? modes[first] : null
}

/** The present viewers of a kind of screen: “open on 2 screens”. */
export function watchers(screen: PublicScreen, { open, frame }: Pick<GmSnapshot, 'open' | 'frame'>): string {
  if (screen === 'phones') {
    const seats = frame?.seats.filter(seat => !seat.retired).length ?? 0
    return `${open.seats} of ${counted(seats, 'seat')} connected`
  }
  return open[screen] === 0 ? 'not open' : `open on ${counted(open[screen], 'screen')}`
}
