import { describe, expect, it } from 'vitest'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'
import { components, primitivesCompiled } from '../../vite.primitives'

/** What the page is sent of this template. */
function compiled(inside: string): string {
  const source = `<section>${inside}</section>`
  const { code, errors } = compileTemplate({ source, filename: 'Page.vue', id: 'page', ...primitivesCompiled.template })
  expect(errors).toEqual([])
  return code
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
  '<Row ref="row" />',
  '<Row :[name]="2" />',
  '<Row><template #default>words</template></Row>',
  '<Other gap="2" />'
])('%s stays a component', source => {
  expect(compiled(source)).toContain('resolveComponent')
})

it.each([
  '<Row gap="2" />',
  '<Row v-if="open" gap="2" /><Text v-else />',
  '<template v-if="open"><Row gap="2" /></template>'
])('%s stays a component where it is the root, to which attributes are handed on', source => {
  const { code } = compileTemplate({ source, filename: 'Page.vue', id: 'page', ...primitivesCompiled.template })
  expect(code).toContain('resolveComponent')
})

describe('a component that has some of them', () => {
  const [{ transform }] = components() as unknown as readonly [
    { transform(code: string, id: string): { readonly code: string } | null }
  ]

  it.each([
    ['<template><Row /><Text /></template>', ['Row', 'Text']],
    [
      '<script setup lang="ts" generic="Of extends Map<string, string>">\n</script>\n<template><Stack gap="2"></Stack></template>',
      ['Stack']
    ]
  ])('%s imports them', (code, names) => {
    const known = transform(code, '/Page.vue')?.code ?? ''
    const { descriptor } = parse(known)
    expect(Object.keys(compileScript(descriptor, { id: 'page' }).imports ?? {}).toSorted()).toEqual(names)
    expect(known.split('\n')).toHaveLength(code.split('\n').length)
  })

  it.each([
    ['<template><TextField /></template>', '/Page.vue'],
    ['.Row { color: red }', '/Page.vue?vue&type=style']
  ])('and none for others: %s', (code, id) => expect(transform(code, id)).toBeNull())
})
