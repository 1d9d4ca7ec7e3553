import type { GmSnapshot, Preferences } from '#shared/contract'
import type { PaletteLine } from '@/games/game'
import type { useScreens } from '@/features/screens/open-screen'
import { background, lookSettings, lookSwitches, spoken, type Switch, appSwitches } from '@/features/settings/choices'
import type { useGm } from '@/dashboard/store'
import type { IconName } from '@/ui/icons/icon-name'

type Gm = Pick<ReturnType<typeof useGm>, 'ask'>

interface Choice {
  readonly name: keyof Preferences
  readonly label: string
  readonly options: readonly { readonly value: unknown; readonly label: string }[]
}

const onOff = [
  { value: true, label: 'on' },
  { value: false, label: 'off' }
] as const
const names = [
  { value: 'characters', label: 'Characters only' },
  { value: 'players', label: 'Players too' }
] as const

const choices: readonly Choice[] = [
  ...lookSettings,
  background,
  { name: 'overlayNames', label: 'Names on the overlay', options: names },
  ...lookSwitches.map(turned),
  { ...spoken, label: 'Said aloud on the dashboard' },
  { name: 'singleKeys', label: 'Single keys', options: onOff },
  ...appSwitches.map(turned)
]

function turned({ name, title }: Switch): Choice {
  return { name, label: title, options: onOff }
}

/** Every setting with each of its values, the switches, and the screens that can be opened. */
export function settingLines(
  snapshot: GmSnapshot,
  gm: Gm,
  screens: ReturnType<typeof useScreens>
): readonly PaletteLine[] {
  const { preferences, deviceServer } = snapshot
  return [
    ...choices.flatMap(({ name, label, options }) =>
      options.map(option =>
        line(`${label}: ${option.label}`, option.value === preferences[name], () => {
          void gm.ask({ ask: 'set-preferences', preferences: { [name]: option.value } })
        })
      )
    ),
    ...onOff.map(({ value, label }) =>
      line(`Let other devices connect: ${label}`, deviceServer.on === value, () => {
        void gm.ask({ ask: 'set-device-server', on: value, reach: deviceServer.reach })
      })
    ),
    ...(['table', 'overlay'] as const).map(screen => {
      const closes = snapshot.shell === 'electron' && snapshot.open[screen] > 0
      const name = screen === 'table' ? 'the table screen' : 'the stream overlay'
      return line(`${closes ? 'Close' : 'Open'} ${name}`, false, () => screens.toggle(screen), 'screen')
    })
  ]
}

function line(label: string, now: boolean, run: () => void, icon: IconName = 'gear'): PaletteLine {
  return { id: `setting:${label}`, group: 'Settings', icon, label, hint: now ? 'so it is now' : '', keys: [], run }
}
