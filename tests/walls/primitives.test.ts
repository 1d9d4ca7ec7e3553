import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileTemplate } from 'vue/compiler-sfc'
import { withImports } from '../../scripts/component-imports.mjs'
import { choices, flags } from '../../src/renderer/ui/primitives'
import { primitivesCompiled } from '../../vite.primitives'

const root = join(import.meta.dirname, '../..')

/** What the page is sent of this template. */
function compiled(inside: string): string {
  const source = `<section>${inside}</section>`
  const { code, errors } = compileTemplate({ source, filename: 'Page.vue', id: 'page', ...primitivesCompiled.template })
  expect(errors).toEqual([])
  return code
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `Component prop` for each prop of layout that a template gives to a component of ours with a primitive as its root, which declares none of that name. */
function handedOn(name: string): readonly string[] {
  const file = join(root, 'src/renderer', name)
  const source = withImports(readFileSync(file, 'utf8'), root, `renderer/${name}`).text
  const layout = new Set<string>(['as', ...flags, ...choices])
  return [...source.matchAll(/import (\w+) from '(\.[^']*\.vue)'/g)].flatMap(([, tag = '', from = '']) => {
    const [declared = '', template = ''] = readFileSync(join(dirname(file), from), 'utf8').split('</script>')
    if (!/^ {2}<(Stack|Row|Card|Text)\b/m.test(template)) return []
    const tags = source.matchAll(new RegExp(`<${tag}\\b((?:"[^"]*"|[^>"])*)>`, 'g'))
    return [...tags]
      .flatMap(([, given = '']) => given.replaceAll(/"[^"]*"/g, '').match(/(?<=\s:?)[a-z][\w-]*/g) ?? [])
      .map(camelCase)
      .filter(prop => layout.has(prop) && !new RegExp(`\\b${prop}\\??:`).test(declared))
      .map(prop => `${tag} ${prop}`)
  })
}

describe('a primitive whose layout is known when its template is compiled', () => {
  it.each([
    ['<Stack gap="2" />', '"div"', 'u-stack u-gap-2'],
    ['<Row as="ul" pad-x="3" wrap class="own" />', '"ul"', 'u-row u-wrap u-pad-x-3 own'],
    ['<Card v-if="open" surface="well" @click="go" />', '"div"', 'u-card u-surface-well'],
    ['<Text v-for="each in all" :key="each" tone="2">{{ each }}</Text>', '"p"', 'u-text u-tone-2']
  ])('%s is that element with its classes', (source, tag, classes) => {
    const code = compiled(source)
    expect(code).toContain(tag)
    expect(code).toContain(`class: "${classes}"`)
    expect(code).not.toContain('resolveComponent')
  })

  it('keeps the classes that are bound beside its own', () => {
    expect(compiled('<Row gap="1" class="own" :class="{ lit }" />')).toContain('"u-row u-gap-1 own", {')
  })
})

it.each([
  '<Row :gap="wide ? 2 : 1" />',
  '<Row :pad-x="wide" />',
  '<Row v-bind="all" />',
  '<Row :[name]="2" />',
  '<Row><template #default>words</template></Row>',
  '<Other gap="2" />'
])('%s stays a component', source => {
  expect(compiled(source)).toContain('resolveComponent')
})

it.each([
  ['<Row gap="2" />', '"div"'],
  ['<Row v-if="open" gap="2" /><Text v-else />', '"p"'],
  ['<template v-if="open"><Row gap="2" as="li" /></template>', '"li"'],
  ['<Row ref="row" />', '"div"']
])('%s is an element too: what is handed on to the root goes to it, and a ref is its element', (source, tag) => {
  const { code } = compileTemplate({ source, filename: 'Page.vue', id: 'page', ...primitivesCompiled.template })
  expect(code).toContain(tag)
  expect(code).not.toContain('resolveComponent')
})

it('no component is handed layout for its root without declaring it: the element would take it as an attribute', () => {
  const folder = join(root, 'src/renderer')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(each => each.endsWith('.vue'))
  expect(files.flatMap(handedOn)).toEqual([])
})
