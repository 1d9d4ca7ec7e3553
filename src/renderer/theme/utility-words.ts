// What the words of a utility class stand for (utilities.ts): steps of a scale, tokens, numbers with a unit, keywords.

/** A word of a class to the value it stands for, or undefined where it is none. */
export type ValueReader = (word: string) => string | undefined

const sizes = new Map([
  ['0', '0'],
  ['full', '100%'],
  ['half', '50%']
])
/** `1_15` is 1.15. */
export const number: ValueReader = word => (/^\d+(_\d+)?$/.test(word) ? word.replace('_', '.') : undefined)
/** `0_6em`, `1_4cqh`; `0_5u` is half of the stream's own unit. */
const length: ValueReader = word => {
  const [, amount = '', unit = ''] = /^(\d+(?:_\d+)?)(em|ch|cqh|cqw|cqi|px|mm|u)$/.exec(word) ?? []
  if (unit === 'u') return amount === '1' ? 'var(--u)' : `calc(var(--u) * ${amount.replace('_', '.')})`
  return unit ? `${amount.replace('_', '.')}${unit}` : undefined
}
/** Steps of the scale (`--s-*`), also to the other side: `neg-15`; lengths with a unit; any other word is a token. */
export const space: ValueReader = word => {
  const known = sizes.get(word) ?? length(word)
  if (known !== undefined) return known
  if (/^\d+$/.test(word)) return `var(--s-${word})`
  if (/^neg-\d+$/.test(word)) return `calc(var(--s-${word.slice(4)}) * -1)`
  if (/^(auto|inherit|(min|max|fit)-content)$/.test(word)) return word
  return /^[a-z][a-z-]*$/.test(word) ? `var(--${word})` : undefined
}
/** A word of CSS; `d-…` is what the density says, and usual where it says nothing. */
export const keyword: ValueReader = word => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(word)) return undefined
  return word.startsWith('d-') ? `var(--${word})` : word.replace(/^between$/, 'space-between')
}
/** A cell of a grid, row and column: `2-1`. */
export const cell: ValueReader = word => (/^\d-\d$/.test(word) ? word.replace('-', ' / ') : undefined)
/** A step of one scale of tokens, a length with a unit, or 0. */
export const token =
  (prefix = ''): ValueReader =>
  word =>
    word === '0' || word === 'inherit' ? word : (length(word) ?? `var(--${word.startsWith('d-') ? '' : prefix}${word})`)
/** How a part is shown where there is room, and the density token that says otherwise: `inline-grid-act-keys` is var(--d-act-keys, inline-grid). */
export const shown: ValueReader = word => {
  const [, usual = '', name = ''] = /^(none|block|grid|flex|inline(?:-grid|-flex)?)-(.+)$/.exec(word) ?? []
  return usual ? `var(--d-${name}, ${usual})` : undefined
}
const texts = new Map([
  ['1', 'text'],
  ['2', 'text-2'],
  ['3', 'text-3']
])
/** `tray-60-well`: 60 % of the one colour, the rest of the other. */
const mixed: ValueReader = word => {
  const [, one, share, other = ''] = /^([a-z-]+)-(\d\d)-([a-z-]+)$/.exec(word) ?? []
  const rest = other === 'transparent' ? other : `var(--${other})`
  return one && `color-mix(in srgb, var(--${one}) ${share}%, ${rest})`
}
export const tone: ValueReader = word => mixed(word) ?? `var(--${texts.get(word) ?? word})`
export const paint: ValueReader = word => (/^(none|transparent)$/.test(word) ? word : (mixed(word) ?? `var(--${word})`))
/** A shadow that is a line: what stands before its colour. */
export const drawn =
  (before: string): ValueReader =>
  word =>
    `${before} var(--${word === 'strong' ? 'line-strong' : word})`
export const line: ValueReader = word =>
  `1px ${word.startsWith('dashed-') ? 'dashed' : 'solid'} var(--${word.replace('dashed-', '')})`
export const leading: ValueReader = word => number(word) ?? `var(--lh-${word})`
/** `voice-700-lg-1_05`: 700 var(--t-lg) / 1.05 var(--font-voice). */
export const letters =
  (family: string): ValueReader =>
  word => {
    const [, weight, size = '', height = ''] = /^(400|500|700)-(\w+?)-(\w+)$/.exec(word) ?? []
    return weight ? `${weight} ${token('t-')(size)} / ${leading(height)} var(--font-${family})` : undefined
  }
/** `1` and `1-1-full`. */
export const flexed: ValueReader = word => {
  const [, grows = '', shrinks = '', basis = ''] = /^(\d)-(\d)-([\w-]+)$/.exec(word) ?? []
  return basis ? `${grows} ${shrinks} ${space(basis)}` : number(word)
}
const parts = new Map([
  ['fill', 'minmax(0, 1fr)'],
  ['1', '1fr'],
  ['auto', 'auto'],
  ['max', 'max-content'],
  ['min', 'min-content']
])
/** `auto-fill` is auto minmax(0, 1fr); `s6-fill` is var(--s-6) minmax(0, 1fr). */
export const tracks: ValueReader = word => {
  const all = word
    .split('-')
    .map(part => parts.get(part) ?? (/^s\d+$/.test(part) ? `var(--s-${part.slice(1)})` : undefined))
  return all.includes(undefined) ? undefined : all.join(' ')
}
/** A kind for all four sides (`pad`), one for each axis (`pad-x`) and one for each side (`pad-t`). */
export function box(name: string, property: string): Record<string, readonly [string, ValueReader]> {
  const sides = { x: 'inline', y: 'block', t: 'top', r: 'right', b: 'bottom', l: 'left' }
  return {
    [name]: [property, space],
    ...Object.fromEntries(
      Object.entries(sides).map(([short, side]) => [`${name}-${short}`, [`${property}-${side}`, space]])
    )
  }
}
