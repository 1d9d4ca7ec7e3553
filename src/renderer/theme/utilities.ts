import {
  box,
  cell,
  drawn,
  drawnAll,
  flexed,
  keyword,
  leading,
  letters,
  line,
  number,
  paint,
  shown,
  space,
  token,
  tone,
  tracks,
  type ValueReader
} from './utility-words'
import { singles } from './utility-singles'
import { stateOf } from './utility-states'

// The utility classes: one class, one thing. Nothing is written out: the build makes a rule of each class that a template
// names (electron.vite.config.ts), in a layer, so that a component's own style always wins over them.

type Declarations = readonly (readonly [property: string, value: string])[]

/** Classes of a kind: `u-pad-x-3` is `padding-inline`, step 3. */
const kinds: Readonly<Record<string, readonly [property: string, read: ValueReader]>> = {
  ...Object.fromEntries(['voice', 'ui', 'key'].map(family => [family, ['font', letters(family)]])),
  gap: ['gap', space],
  'gap-x': ['column-gap', space],
  'gap-y': ['row-gap', space],
  ...box('pad', 'padding'),
  ...box('m', 'margin'),
  square: ['width height', space],
  w: ['width', space],
  h: ['height', space],
  'min-w': ['min-width', space],
  'min-h': ['min-height', space],
  'max-w': ['max-width', space],
  'max-h': ['max-height', space],
  ...Object.fromEntries(['inset', 'top', 'right', 'bottom', 'left'].map(name => [name, [name, space]])),
  show: ['display', shown],
  flex: ['flex', flexed],
  cols: ['grid-template-columns', tracks],
  rows: ['grid-template-rows', tracks],
  'row-size': ['grid-auto-rows', space],
  z: ['z-index', number],
  order: ['order', number],
  opacity: ['opacity', number],
  'grid-row': ['grid-row', number],
  'grid-col': ['grid-column', number],
  area: ['grid-area', keyword],
  cell: ['grid-area', cell],
  items: ['align-items', keyword],
  content: ['align-content', keyword],
  self: ['align-self', keyword],
  place: ['place-items', keyword],
  ...Object.fromEntries(
    ['justify-content', 'justify-items', 'justify-self', 'place-content', 'place-self', 'cursor', 'visibility'].map(
      name => [name, [name, keyword]]
    )
  ),
  text: ['text-align', keyword],
  vertical: ['vertical-align', keyword],
  events: ['pointer-events', keyword],
  size: ['font-size', token('t-')],
  leading: ['line-height', leading],
  tone: ['color', tone],
  surface: ['background', paint],
  fill: ['fill', paint],
  stroke: ['stroke', paint],
  round: ['border-radius', token('r-')],
  edge: ['box-shadow', drawn('inset 0 0 0 1px')],
  ring: ['box-shadow', drawn('inset 0 0 0 var(--stroke)')],
  'ring-thin': ['box-shadow', drawn('inset 0 0 0 var(--stroke-thin)')],
  'ring-thick': ['box-shadow', drawn('inset 0 0 0 var(--stroke-thick)')],
  control: ['--control-h', space],
  switch: ['--switch-h', space],
  'card-width': ['--card', space],
  stepper: ['--stepper-w', space],
  'mark-h': ['--mark-h', space],
  ...Object.fromEntries(['ember-w', 'ember-h', 'ember-gap', 'token', 'moon'].map(name => [name, [`--${name}`, space]])),
  'stroke-width': ['stroke-width', number],
  halo: ['box-shadow', drawn('0 0 0 var(--stroke)')],
  bar: ['box-shadow', drawn('inset var(--stroke-thick) 0 0')],
  shadow: ['box-shadow', drawnAll],
  lift: ['box-shadow', token('lift-')],
  border: ['border', line],
  'border-t': ['border-top', line],
  'border-r': ['border-right', line],
  'border-b': ['border-bottom', line],
  'border-l': ['border-left', line]
}

/** What each class of a primitive means in a stack and in a row: across, and along the direction it runs in. */
const directions: Readonly<Record<string, Readonly<Record<'stack' | 'row', string>>>> = {
  align: { stack: 'justify-items', row: 'align-items' },
  justify: { stack: 'align-content', row: 'justify-content' }
}

/** What a class sets, or undefined where no such class is. @param name without its `u-` */
export function declarationsOf(name: string): Declarations | undefined {
  const single = Object.hasOwn(singles, name) ? singles[name] : undefined
  if (single !== undefined)
    return single.split('; ').map(each => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 2)])
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const kind = Object.hasOwn(kinds, name.slice(0, end)) ? kinds[name.slice(0, end)] : undefined
    const value = kind?.[1](name.slice(end + 1))
    if (kind && value !== undefined) return kind[0].split(' ').map(property => [property, value])
  }
  return undefined
}

/** A rule for each of these classes; of two that set one property, that which sets less of it comes last, and what holds in a state after what holds at rest. */
export function sheetOf(names: Iterable<string>): string {
  const rules = [...new Set(names)].sort().flatMap(name => {
    const { bare, selector, rank } = stateOf(name.slice('u-'.length))
    const [, kind = '', value = ''] = /^(align|justify)-(start|center|end|between|baseline|stretch)$/.exec(bare) ?? []
    const ways = directions[kind]
    const along = keyword(value)
    if (ways && along !== undefined)
      return (['stack', 'row'] as const).map(run => ({
        rank: 3,
        text: ruleOf(`u-${run}.${name}`, [[ways[run], along]])
      }))
    const declarations = declarationsOf(bare)
    return declarations
      ? [{ rank: rank + rankOf(bare, declarations), text: ruleOf(name + selector, declarations) }]
      : []
  })
  return rules
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text)
    .join('\n')
}

function ruleOf(selector: string, declarations: Declarations): string {
  return `.${selector} { ${declarations.map(([property, value]) => `${property}: ${value};`).join(' ')} }`
}

const kindOfPrimitive = /^(stack|row|card)$/
function rankOf(name: string, declarations: Declarations): number {
  const [[property = ''] = []] = declarations
  if (
    declarations.length > 1 ||
    kindOfPrimitive.test(name) ||
    /^(font|border|padding|margin|inset|gap|overflow|place-.*|grid-area)$/.test(property)
  )
    return 0
  return /-(inline|block)$/.test(property) ? 1 : 2
}
