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
/** Steps of the scale (`--s-*`), also to the other side: `neg-15`; `upto-96` is that step where there is room for it, `within-4` leaves the step free on both sides; lengths with a unit; any other word is a token. */
export const space: ValueReader = word => {
  const known = sizes.get(word) ?? length(word)
  if (known !== undefined) return known
  if (/^\d+$/.test(word)) return `var(--s-${word})`
  const [, way = '', step = ''] = /^(neg|upto|within)-(\d+)$/.exec(word) ?? []
  if (way === 'neg') return `calc(var(--s-${step}) * -1)`
  if (way === 'upto') return `min(100%, var(--s-${step}))`
  if (way === 'within') return `calc(100% - 2 * var(--s-${step}))`
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
/** `edge-top_lift-2`: several shadows, the uppermost first. */
export const drawnAll: ValueReader = word =>
  word
    .split('_')
    .map(each => `var(--${each})`)
    .join(', ')
const strokes = new Map([
  ['thin', '-thin'],
  ['stroke', ''],
  ['thick', '-thick']
])
/** `line`, `dashed-line`, `thick-gold`, `line-55-transparent`. */
export const line: ValueReader = word => {
  const [, stroke, dashed, color = ''] = /^(?:(thin|stroke|thick)-)?(dashed-)?(.+)$/.exec(word) ?? []
  const width = stroke === undefined ? '1px' : `var(--stroke${strokes.get(stroke) ?? ''})`
  return `${width} ${dashed ? 'dashed' : 'solid'} ${mixed(color) ?? `var(--${color})`}`
}
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
/** `1_4`, `s6`: a share or a step; `0to2_4`, `s36to2`: from a least size to a share. */
function track(word: string): string | undefined {
  const known = parts.get(word) ?? (/^s\d+$/.test(word) ? `var(--s-${word.slice(1)})` : undefined)
  if (known !== undefined) return known
  const [, least, share = ''] = /^(?:(0|s\d+)to)?(\d+(?:_\d+)?)$/.exec(word) ?? []
  if (!share) return undefined
  return least === undefined
    ? `${share.replace('_', '.')}fr`
    : `minmax(${least.replace(/^s(\d+)$/, 'var(--s-$1)')}, ${share.replace('_', '.')}fr)`
}
/** `auto-fill` is auto minmax(0, 1fr); `as-many-48` are as many columns of at least that step as there is room for, `as-wide-48` share the room that is left; `d-board` is a density token. */
export const tracks: ValueReader = word => {
  const [, way, step = ''] = /^as-(many|wide)-(\d+)$/.exec(word) ?? []
  if (way !== undefined)
    return `repeat(auto-${way === 'many' ? 'fill' : 'fit'}, minmax(min(100%, var(--s-${step})), 1fr))`
  if (word.startsWith('d-')) return `var(--${word})`
  const all = word.split('-').map(track)
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
