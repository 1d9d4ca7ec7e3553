import type { CompilerOptions } from 'vue/compiler-sfc'
import { choices, classesOf, flags, type PrimitiveName, primitives } from './src/renderer/ui/primitives.ts'

type NodeTransform = NonNullable<CompilerOptions['nodeTransforms']>[number]

// Of a template's nodes only what is asked here, numbered as the compiler does (NodeTypes and ElementTypes of @vue/compiler-core).
const [elementNode, textNode, attributeNode] = [1, 2, 6] as const
const [plainElement, component] = [0, 1] as const

interface Prop {
  readonly type: number
  readonly name: string
  /** An attribute's text. */
  readonly value?: { readonly content: string }
  /** What a directive is about: `gap` of `:gap`. */
  readonly arg?: { readonly content?: string; readonly isStatic?: boolean }
}

interface TemplateNode {
  readonly type: number
  readonly tag: string
  readonly tagType: number
  readonly props: readonly Prop[]
  readonly children: readonly TemplateNode[]
  readonly loc: unknown
}

/**
 * Writes a primitive whose layout is known when its template is compiled (`<Row gap="2">`) as the element that it would make: the browser has
 * neither a component nor a slot to make for it. One that is told some of it only on the page stays a component: `:gap`. At the root of a component
 * too: whose users choose its layout declares a prop for it and binds that (`QrCard`), for an element would take `gap="2"` as an attribute.
 */
const primitivesAsElements: NodeTransform = given => {
  const node = given as unknown as TemplateNode
  if (node.type !== elementNode || node.tagType !== component || !isPrimitive(node.tag)) return
  if (!isKnown(node)) return
  const layout = Object.fromEntries(node.props.filter(isLayout).map(prop => [nameOf(prop), textOf(prop)]))
  const written = node.props.find(isClass)?.value?.content ?? ''
  const { loc } = node
  const content = [...classesOf(node.tag, layout), written].join(' ').trim()
  const made = { type: attributeNode, name: 'class', nameLoc: loc, value: { type: textNode, content, loc }, loc }
  const others = node.props.filter(prop => !isLayout(prop) && !isClass(prop))
  Object.assign(node, {
    tag: layout['as'] ?? primitives[node.tag].usual,
    tagType: plainElement,
    props: [made, ...others]
  })
}

/** Options of the Vue plugin that compile primitives. */
export const primitivesCompiled = { template: { compilerOptions: { nodeTransforms: [primitivesAsElements] } } }

function isPrimitive(tag: string): tag is PrimitiveName {
  return Object.hasOwn(primitives, tag)
}

/** Nothing about its layout is bound, and what lies in it is no named slot. Whoever has a `ref` to it asks for its element. */
function isKnown({ props, children }: TemplateNode): boolean {
  const isSlot = ({ name }: Prop): boolean => name === 'slot'
  if (children.some(child => child.tag === 'template' && child.props.some(isSlot))) return false
  return props.every(prop => isAttribute(prop) || (!isSlot(prop) && !bindsLayout(prop)))
}

function bindsLayout({ name, arg }: Prop): boolean {
  if (name !== 'bind') return false
  return !arg?.isStatic || isLayoutProp(camelCase(arg.content ?? ''))
}

function isAttribute({ type }: Prop): boolean {
  return type === attributeNode
}

function isClass(prop: Prop): boolean {
  return isAttribute(prop) && prop.name === 'class'
}

function isLayout(prop: Prop): boolean {
  return isAttribute(prop) && isLayoutProp(nameOf(prop))
}

/** A flag without a text is set, as Vue reads it. */
function textOf(prop: Prop): string | true {
  const text = prop.value?.content ?? ''
  return text === '' && isFlag(nameOf(prop)) ? true : text
}

function isFlag(prop: string): boolean {
  return flags.some(each => each === prop)
}

function isLayoutProp(prop: string): boolean {
  return prop === 'as' || isFlag(prop) || choices.some(each => each === prop)
}

function nameOf({ name }: Prop): string {
  return camelCase(name)
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
