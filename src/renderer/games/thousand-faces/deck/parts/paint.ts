import type { Suit } from '#rules/thousand-faces/vocabulary'

/** The colours of a suit, as CSS properties for components: its line, and the surface below. */
export function paintOfSuit(suit: Suit): Readonly<Record<'--tint' | '--wash', string>> {
  return { '--tint': `var(--${suit})`, '--wash': `var(--${suit}-wash)` }
}

/** The colour of the things that a glyph counts. */
export const tintOfGlyph = {
  gem: 'var(--xp)',
  drop: 'var(--wound)',
  harm: 'var(--harm)',
  halo: 'var(--gold)',
  shadow: 'var(--shadow-pt)',
  pack: 'var(--text-3)'
} as const
