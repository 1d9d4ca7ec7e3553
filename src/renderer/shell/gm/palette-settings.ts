import type { GmSnapshot, Preferences } from '#shared/contract'
import type { PaletteLine } from '../../games/game'
import type { useScreens } from './open-screen'
import {
  backgrounds,
  densities,
  motions,
  namings,
  publicThemes,
  spokenChoices,
  tableScales,
  textSizes,
  themes
} from './settings/choices'
import type { useGm } from './store'

type Gm = Pick<ReturnType<typeof useGm>, 'ask'>

interface Choice<Name extends keyof Preferences> {
  readonly name: Name
  readonly label: string
  readonly options: readonly { readonly value: Preferences[Name]; readonly label: string }[]
}

const choice = <Name extends keyof Preferences>(
  name: Name,
  label: string,
  options: Choice<Name>['options']
): Choice<keyof Preferences> => ({ name, label, options }) as Choice<keyof Preferences>

const onOff = [
  { value: true, label: 'on' },
  { value: false, label: 'off' }
] as const

const choices: readonly Choice<keyof Preferences>[] = [
  choice('theme', 'Theme of the dashboard', themes),
  choice('textSize', 'Text size of the dashboard', textSizes),
  choice('density', 'Density of the dashboard', densities),
  choice('publicTheme', 'Theme of table and stream', publicThemes),
  choice('motion', 'Motion on table and stream', motions),
  choice('tableScale', 'Size of the picture on the table screen', tableScales),
  choice('overlayBackground', 'Background of the overlay', backgrounds),
  choice('overlayNames', 'Names on the overlay', namings),
  choice('sounds', 'Sounds on the table screen', onOff),
  choice('spoken', 'Said aloud on the dashboard', spokenChoices),
  choice('singleKeys', 'Single keys', onOff),
  choice('checkForUpdates', 'Look for new versions', onOff)
]

/** Every setting by each of its values, the switches, and the screens that can be opened. */
export function settingLines(
  snapshot: GmSnapshot,
  gm: Gm,
  screens: ReturnType<typeof useScreens>
): readonly PaletteLine[] {
  const { preferences, stage } = snapshot
  return [
    ...choices.flatMap(({ name, label, options }) =>
      options.map(option =>
        line(`${label}: ${option.label}`, option.value === preferences[name], () => {
          void gm.ask({ ask: 'set-preferences', preferences: { [name]: option.value } })
        })
      )
    ),
    ...onOff.map(({ value, label }) =>
      line(`Let other devices connect: ${label}`, stage.on === value, () => {
        void gm.ask({ ask: 'set-stage', on: value, reach: stage.reach })
      })
    ),
    ...(['table', 'overlay'] as const).map(screen => {
      const closes = snapshot.shell === 'electron' && snapshot.open[screen] > 0
      const name = screen === 'table' ? 'the table screen' : 'the stream overlay'
      return line(`${closes ? 'Close' : 'Open'} ${name}`, false, () => screens.toggle(screen), 'screen')
    })
  ]
}

function line(label: string, now: boolean, run: () => void, icon = 'gear'): PaletteLine {
  return { id: `setting:${label}`, group: 'Settings', icon, label, hint: now ? 'so it is now' : '', keys: [], run }
}
