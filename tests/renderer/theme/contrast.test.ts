import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// WCAG 2.2: 4.5 for text, 3 for large text and marks; 7 in the contrast theme. Computed from the tokens. A check of a page cannot find the background of a text on a gradient.

type Tokens = ReadonlyMap<string, string>
const source = ['things', 'hearth', 'parchment', 'contrast']
  .map(file => readFileSync(new URL(`../../../src/renderer/theme/tokens/${file}.css`, import.meta.url), 'utf8'))
  .join('\n')
/** Tokens without a value of their own in each theme. The values of hearth apply without a theme. */
const common = new Map([...tokensOf(/:root,\n\[data-theme='hearth'\] \{([^}]*)\}/), ...tokensOf(/:root \{([^}]*)\}/)])
const themes = {
  hearth: { tokens: tokensOf(/:root,\n\[data-theme='hearth'\] \{([^}]*)\}/), text: 4.5, mark: 3 },
  parchment: { tokens: tokensOf(/\[data-theme='parchment'\] \{([^}]*)\}/), text: 4.5, mark: 3 },
  contrast: { tokens: tokensOf(/\[data-theme='contrast'\] \{([^}]*)\}/), text: 7, mark: 3 }
} as const

const surfaces = ['wood', 'well', 'tray', 'tray-lit', 'raise'] as const
const inks = [
  'text',
  'text-2',
  'text-3',
  'gold',
  'good',
  'warn',
  'bad',
  'anvil',
  'blade',
  'crown',
  'dragon',
  'r0',
  'r1',
  'r2',
  'r3',
  'wound',
  'harm',
  'armour',
  'journey',
  'shadow-pt'
] as const
/** Words in these colours are on trays or are large; elsewhere the colours are for marks. */
const accents = ['ember', 'xp', 'stamina', 'focus'] as const
/** A text and the one ground that was made for it. */
const pairs = [
  ['on-ember', 'ember'],
  ['on-ember', 'ember-hi'],
  ['on-gold', 'gold'],
  ['on-bad', 'bad-deep'],
  ['r0-ink', 'r0-fill'],
  ['r1-ink', 'r1-fill'],
  ['r2-ink', 'r2-fill'],
  ['r3-ink', 'r3-fill'],
  ['card-ink', 'paper-2'],
  ['paper-1', 'card-flame'],
  ['card-r0', 'paper-2'],
  ['card-r3', 'paper-2'],
  ...(['anvil', 'blade', 'crown', 'dragon'] as const).map(suit => [suit, `${suit}-wash`] as const)
] as const

describe.each(Object.entries(themes))('the theme %s', (_name, { tokens, text, mark }) => {
  const colour = (name: string): string => {
    const value = tokens.get(name) ?? common.get(name)
    if (!value) throw new Error(`no token --${name}`)
    return value
  }

  it.each(inks.flatMap(ink => surfaces.map(surface => [ink, surface] as const)))('reads %s on %s', (ink, surface) => {
    expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(text)
  })

  it.each(pairs)('reads %s on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(text)
  })

  it('reads gold on the tag of a seat (controls.css)', () => {
    const [gold, well] = [channels(colour('gold')), channels(colour('well'))]
    const ground = gold.map((part, at) => Math.round(part * 0.14 + (well[at] ?? 0) * 0.86))
    const hex = `#${ground.map(part => part.toString(16).padStart(2, '0')).join('')}`
    expect(contrast(colour('gold'), hex)).toBeGreaterThanOrEqual(text)
  })

  it.each(accents.flatMap(ink => surfaces.map(surface => [ink, surface] as const)))(
    'tells %s on %s',
    (ink, surface) => {
      expect(contrast(colour(ink), colour(surface))).toBeGreaterThanOrEqual(mark)
    }
  )

  it.each(['tray', 'well', 'raise'])('shows the edge of a control on %s', surface => {
    expect(contrast(colour('line-strong'), colour(surface))).toBeGreaterThanOrEqual(mark)
  })
})

it('gives a hearth picture on a contrast dashboard no value of contrast', () => {
  const own = [...themes.contrast.tokens.keys()].filter(name => !name.startsWith('t-'))
  expect(own.filter(name => !themes.hearth.tokens.has(name))).toEqual([])
})

function tokensOf(block: RegExp): Tokens {
  const body = block.exec(source)?.[1]
  if (!body) throw new Error(`theme/tokens has no block ${String(block)}`)
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Red, green and blue from 0 to 255, of `#rgb` or `#rrggbb`. */
function channels(hex: string): readonly number[] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1]
  if (!digits) throw new Error(`${hex} is no plain colour`)
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  return [0, 2, 4].map(at => parseInt(full.slice(at, at + 2), 16))
}

/** Relative luminance as WCAG defines it, of `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(part => linear(part / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
