import {
  box,
  cell,
  drawn,
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
  'justify-content': ['justify-content', keyword],
  'justify-items': ['justify-items', keyword],
  'justify-self': ['justify-self', keyword],
  place: ['place-items', keyword],
  'place-content': ['place-content', keyword],
  'place-self': ['place-self', keyword],
  text: ['text-align', keyword],
  vertical: ['vertical-align', keyword],
  cursor: ['cursor', keyword],
  events: ['pointer-events', keyword],
  visibility: ['visibility', keyword],
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
  'ember-w': ['--ember-w', space],
  'ember-gap': ['--ember-gap', space],
  'stroke-width': ['stroke-width', number],
  lift: ['box-shadow', token('lift-')],
  border: ['border', line],
  'border-t': ['border-top', line],
  'border-r': ['border-right', line],
  'border-b': ['border-bottom', line],
  'border-l': ['border-left', line]
}

/** Classes that stand for themselves. */
const singles: Readonly<Record<string, string>> = {
  'clamp-2': 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2',
  'edge-raised-1': 'box-shadow: inset 0 1px 0 var(--bevel), inset 0 0 0 1px var(--line), var(--lift-1)',
  'edge-raised-2': 'box-shadow: inset 0 1px 0 var(--bevel), inset 0 0 0 1px var(--line), var(--lift-2)',
  'edge-key': 'box-shadow: inset 0 0 0 1px var(--line-strong), inset 0 1px 0 var(--bevel)',
  'edge-lift-1': 'box-shadow: inset 0 0 0 1px var(--line), var(--lift-1)',
  'edge-lift-2': 'box-shadow: inset 0 0 0 1px var(--line), var(--lift-2)',
  'edge-carved-line': 'box-shadow: var(--carved), inset 0 0 0 1px var(--line)',
  'edge-carved-strong': 'box-shadow: var(--carved), inset 0 0 0 1px var(--line-strong)',
  'line-button': 'width: 100%; border: 0; border-radius: var(--r-2); text-align: left',
  'edge-bar': 'box-shadow: inset var(--stroke-thick) 0 0 var(--ember), inset 0 0 0 1px var(--line)',
  'edge-plate': 'box-shadow: var(--plate-edge)',
  'leading-inherit': 'line-height: inherit',
  'font-inherit': 'font: inherit',
  'no-outline': 'outline: none',
  'no-caps': 'text-transform: none',
  caps: 'text-transform: uppercase',
  'container-inline': 'container-type: inline-size',
  'container-size': 'container-type: size',
  'cols-2-fill': 'grid-template-columns: repeat(2, minmax(0, 1fr))',
  'scrollbar-line': 'scrollbar-color: var(--line) transparent',
  'shift-x-half': 'translate: -50% 0',
  'shift-y-half': 'translate: 0 -50%',
  'shift-half': 'translate: -50% -50%',
  'wide-video': 'aspect-ratio: 16 / 9',
  'text-middle': 'text-anchor: middle',
  isolate: 'isolation: isolate',
  collapse: 'border-collapse: collapse',
  cover: 'object-fit: cover',
  'no-resize': 'resize: none',
  'no-scrollbar': 'scrollbar-width: none',
  'overflow-pre-line': 'white-space: pre-line',
  square: 'aspect-ratio: 1',
  'round-circle': 'border-radius: 50%',
  card: 'border-radius: var(--r-3)',
  'round-full': 'border-radius: var(--r-round)',
  'border-0': 'border: 0',
  'edge-ember': 'box-shadow: inset 0 0 0 2px var(--ember)',
  'edge-none': 'box-shadow: none',
  'edge-carved': 'box-shadow: var(--carved)',
  'tone-inherit': 'color: inherit',
  block: 'display: block',
  contents: 'display: contents',
  flex: 'display: flex',
  row: 'display: flex; align-items: center',
  stack: 'display: grid',
  grid: 'display: grid',
  'inline-flex': 'display: inline-flex',
  'inline-grid': 'display: inline-grid',
  none: 'display: none',
  column: 'flex-direction: column',
  nowrap: 'flex-wrap: nowrap',
  wrap: 'flex-wrap: wrap',
  grow: 'flex: 1; min-width: 0',
  fixed: 'flex: none',
  ui: 'font-family: var(--font-ui)',
  voice: 'font-family: var(--font-voice)',
  italic: 'font-style: italic',
  upright: 'font-style: normal',
  'weight-regular': 'font-weight: 400',
  'weight-medium': 'font-weight: 500',
  'weight-bold': 'font-weight: 700',
  'flow-column': 'grid-auto-flow: column',
  'col-all': 'grid-column: 1 / -1',
  'cols-2': 'grid-template-columns: 1fr 1fr',
  'cols-3': 'grid-template-columns: repeat(3, 1fr)',
  'cols-fill-3': 'grid-template-columns: repeat(3, minmax(0, 1fr))',
  'cols-4': 'grid-template-columns: repeat(4, 1fr)',
  'track-0': 'letter-spacing: 0',
  'no-bullets': 'list-style: none',
  'push-left': 'margin-left: auto',
  'push-top': 'margin-top: auto',
  'm-x-auto': 'margin: 0 auto',
  shrink: 'min-width: 0; min-height: 0',
  'overflow-ellipsis': 'min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  contain: 'object-fit: contain',
  'overflow-anywhere': 'overflow-wrap: anywhere',
  'overflow-y-auto': 'overflow-y: auto',
  scroll: 'overflow-y: auto; scrollbar-width: thin; scrollbar-color: var(--line) transparent',
  'overflow-auto': 'overflow: auto',
  'overflow-hidden': 'overflow: hidden',
  'overflow-visible': 'overflow: visible',
  absolute: 'position: absolute',
  'fixed-position': 'position: fixed',
  relative: 'position: relative',
  sticky: 'position: sticky',
  'resize-vertical': 'resize: vertical',
  'thin-scrollbar': 'scrollbar-width: thin',
  'no-line': 'text-decoration: none',
  underline: 'text-decoration: underline',
  'text-ellipsis': 'text-overflow: ellipsis',
  'overflow-balance': 'text-wrap: balance',
  'no-select': 'user-select: none',
  'overflow-normal': 'white-space: normal',
  'overflow-nowrap': 'white-space: nowrap',
  'overflow-pre-wrap': 'white-space: pre-wrap',
  wide: 'width: 100%'
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
