import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'

// WCAG 2.2: 4.5 for text, 3 for large text and marks; 7 in the contrast theme. Computed from the tokens. A check of a page cannot find the background of a text on a gradient.

interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
  parseString(value: string): void
  toHexString(): string
}
interface Colours {
  readonly Color: new (red?: number, green?: number, blue?: number, alpha?: number) => Colour
  flattenColors(above: Colour, below: Colour): Colour
  getContrast(one: Colour, other: Colour): number
}
/** The code by which axe computes the contrast of a page; the types of axe leave it out. */
const { Color, flattenColors, getContrast } = (axe.commons as unknown as { readonly color: Colours }).color

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
    const [{ red, green, blue }, well] = [colourOf(colour('gold')), colourOf(colour('well'))]
    const ground = flattenColors(new Color(red, green, blue, 0.14), well)
    expect(contrast(colour('gold'), ground.toHexString())).toBeGreaterThanOrEqual(text)
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

/** The value of WCAG for two colours. */
function contrast(one: string, other: string): number {
  return getContrast(colourOf(one), colourOf(other))
}

function colourOf(value: string): Colour {
  const colour = new Color()
  colour.parseString(value)
  return colour
}
