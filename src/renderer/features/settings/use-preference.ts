import { computed, type WritableComputedRef } from 'vue'
import type { Preferences } from '#shared/contract'
import { useAsk } from '@/features/commands/use-host-reply'

/** Passes the dashboard's settings to the style sheets (theme/tokens.css, theme/density.css). */
export function applyLook(
  root: HTMLElement,
  { theme, textSize, density, paper }: Pick<Preferences, 'theme' | 'textSize' | 'density' | 'paper'>
): void {
  root.dataset['theme'] = theme
  root.dataset['paper'] = paper
  root.style.setProperty('--text-size', String(textSize))
  if (density === 'automatic') delete root.dataset['density']
  else root.dataset['density'] = density
}

/** One preference of the GM for `v-model`: writing sends a request, and the value changes with the host's answer. */
export function usePreference<Name extends keyof Preferences>(
  preferences: () => Preferences,
  name: Name
): WritableComputedRef<Preferences[Name]> {
  const { ask } = useAsk()
  return computed({
    get: () => preferences()[name],
    set: value => void ask({ ask: 'set-preferences', preferences: { [name]: value } })
  })
}
