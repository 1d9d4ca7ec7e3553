import { defineComponent, h, type AllowedComponentProps, type HTMLAttributes, type Slots, type VNodeProps } from 'vue'

/** Steps of the scale of space: quarters of a rem, `05` is half a quarter (theme/tokens.css, `--s-*`). */
type Space = '0' | '05' | '1' | '15' | '2' | '25' | '3' | '4' | '5' | '6' | '8'

/** What all four primitives understand. Each is a utility class of theme/utilities.ts, and never a style of its own. */
interface LayoutProps {
  /** The element that is made: `div`, or what the primitive says. */
  as?: string
  gap?: Space
  /** Space inside, on all sides; `padX` and `padY` win over it. */
  pad?: Space
  padX?: Space
  padY?: Space
  /** Across the direction it runs in. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Along the direction it runs in. */
  justify?: 'start' | 'center' | 'end' | 'between'
  wrap?: boolean
  /** Takes what room is left, and may be narrower than its contents. */
  grow?: boolean
  /** Never gets narrower than its contents. */
  fixed?: boolean
  /** May be narrower and lower than its contents: what is inside shortens or scrolls. */
  shrink?: boolean
  /** Pushed to the end of its row (`left`) or to the bottom of its stack (`top`). */
  push?: 'left' | 'top'
  scroll?: boolean
  /** As wide as what it stands in. */
  wide?: boolean
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'
  tone?: '1' | '2' | '3' | 'ember' | 'ember-hi' | 'gold' | 'good' | 'warn' | 'bad'
  weight?: 'regular' | 'medium' | 'bold'
  leading?: 'none' | 'tight' | 'snug' | 'body'
  /** The storyteller's letters: names, scenes, big numbers. */
  voice?: boolean
  italic?: boolean
  text?: 'start' | 'center' | 'end'
  /** One line that ends in an ellipsis (its whole text belongs into `title`), or words that break anywhere. */
  overflow?: 'ellipsis' | 'anywhere' | 'nowrap' | 'balance'
  surface?: 'none' | 'well' | 'tray' | 'tray-lit' | 'raise'
  edge?: 'line' | 'strong' | 'carved' | 'ember' | 'gold'
  round?: '1' | '2' | '3' | '4' | 'full'
}

type Loose<Of> = { [Key in keyof Of]?: Of[Key] | undefined }
/** What else may be written on one: whatever its element takes. */
type Attributes = HTMLAttributes &
  VNodeProps &
  AllowedComponentProps & { type: string; for: string; href: string; datetime: string; disabled: boolean }
type Primitive = new () => {
  readonly $props: Loose<LayoutProps & Attributes> & { [data: `data${string}`]: unknown }
  readonly $slots: Slots
}

/** What a primitive understands besides `as`: what holds or not, and what is one of several. All else goes to its element. */
export const flags = ['wrap', 'grow', 'fixed', 'shrink', 'scroll', 'wide', 'voice', 'italic'] as const
export const choices = [
  ...['gap', 'pad', 'padX', 'padY', 'align', 'justify', 'push', 'size', 'tone', 'weight', 'leading'],
  ...['text', 'overflow', 'surface', 'edge', 'round']
] as const

const classOf: Readonly<Record<string, string>> = { padX: 'u-pad-x', padY: 'u-pad-y' }

/** What each primitive is: the word of its class, and the element that it makes unless it is told `as` what. */
export const primitives = {
  /** Things below each other. */
  Stack: { kind: 'stack', usual: 'div' },
  /** Things beside each other, centred on one line unless `align` says otherwise. */
  Row: { kind: 'row', usual: 'div' },
  /** A thing with a surface of its own. */
  Card: { kind: 'card', usual: 'div' },
  /** Words. */
  Text: { kind: 'text', usual: 'p' }
} as const
export type PrimitiveName = keyof typeof primitives

/** The utility classes that these props name. Also asked while templates are compiled (vite.primitives.ts). */
export function classesOf(name: PrimitiveName, given: Readonly<Record<string, unknown>>): readonly string[] {
  const classes = [`u-${primitives[name].kind}`]
  for (const flag of flags) if (given[flag]) classes.push(`u-${flag}`)
  for (const each of choices) if (given[each]) classes.push(`${classOf[each] ?? `u-${each}`}-${String(given[each])}`)
  return classes
}

/**
 * For what is only known on the page; all others are elements already (vite.primitives.ts). An object and no function: of a function that
 * declares props Vue makes their whole table anew for each one on the page, which is 5 kB.
 */
function primitive(name: PrimitiveName): Primitive {
  const { usual } = primitives[name]
  return defineComponent(
    (props: Readonly<Record<string, unknown>>, { slots }) =>
      () =>
        h(String(props['as'] ?? usual), { class: classesOf(name, props) }, slots['default']?.()),
    {
      name,
      props: {
        as: String,
        ...Object.fromEntries(flags.map(flag => [flag, Boolean])),
        ...Object.fromEntries(choices.map(each => [each, String]))
      }
    }
  ) as never
}

export const Stack = primitive('Stack')
export const Row = primitive('Row')
export const Card = primitive('Card')
export const Text = primitive('Text')
