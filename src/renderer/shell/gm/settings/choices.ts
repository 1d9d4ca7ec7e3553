import type { Preferences } from '#shared/contract'
import { segmentsOf } from '../../../ui/segment'

// What the settings may be, in words: for the controls of the page and the lines of the palette.

export const themes = [
  { value: 'hearth', label: 'Hearth', title: 'Dark and warm, for the evening' },
  { value: 'parchment', label: 'Parchment', title: 'Light, for daytime' },
  { value: 'contrast', label: 'Contrast', title: 'Black and white, easiest to read' }
] as const satisfies readonly { value: Preferences['theme']; label: string; title: string }[]
export const motions = [
  { value: 'full', label: 'Full', title: 'Fire and sparks too; they rest when nothing has happened for a minute' },
  { value: 'calm', label: 'Calm', title: 'Cards turn and dice fall; nothing else moves' },
  { value: 'off', label: 'Off', title: 'Nothing moves' }
] as const satisfies readonly { value: Preferences['motion']; label: string; title: string }[]
export const textSizes = [0.9, 1, 1.15, 1.3, 1.5].map(value => ({ value, label: `${Math.round(value * 100)} %` }))
export const densities = [
  { value: 'automatic', label: 'Automatic', title: 'As much as fits the window' },
  { value: 'compact', label: 'Compact', title: 'Less space, fewer words: more players in sight' },
  { value: 'roomy', label: 'Roomy', title: 'More space between things; the lists scroll sooner' }
] as const satisfies readonly { value: Preferences['density']; label: string; title: string }[]
export const spokenChoices = [
  { value: 'short', label: 'Short', title: 'Twelve words at most' },
  { value: 'usual', label: 'Usual', title: 'Twenty-five words at most' },
  { value: 'full', label: 'Full', title: 'Everything that there is to say' }
] as const satisfies readonly { value: Preferences['spoken']; label: string; title: string }[]
export const tableScales = [0.85, 0.9, 0.95, 1].map(value => ({ value, label: `${Math.round(value * 100)} %` }))
export const publicThemes = [themes[0], themes[2]] as const

export const namings = [
  { value: 'characters', label: 'Characters only', title: 'Nobody’s own name is on the stream' },
  { value: 'players', label: 'Players too', title: 'Where a character has no name yet, the player’s' }
] as const
export const backgrounds = segmentsOf({
  transparent: 'Transparent',
  green: 'Green',
  magenta: 'Magenta',
  black: 'Black'
})
