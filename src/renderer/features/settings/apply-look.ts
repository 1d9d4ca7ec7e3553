import type { Preferences } from '#shared/contract'

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
