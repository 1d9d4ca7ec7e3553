import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'vue/compiler-sfc'

// An element that wants more utility classes than this gets a class of its own (docs/contributing.md, "Style a component").

const most = 9
const renderer = join(import.meta.dirname, '../../src/renderer')

interface Node {
  readonly tag?: string
  readonly props?: readonly { readonly name: string; readonly value?: { readonly content: string } }[]
  readonly children?: readonly Node[]
  readonly loc: { readonly start: { readonly line: number } }
}

/** Elements of a component with too many, as `line: tag, how many`. */
function overfull(source: string): readonly string[] {
  const found: string[] = []
  const visit = ({ tag, props = [], children = [], loc }: Node): void => {
    const words = props.find(({ name, value }) => name === 'class' && value)?.value?.content.split(/\s+/) ?? []
    const count = words.filter(word => word.startsWith('u-')).length
    if (count > most) found.push(`${loc.start.line}: ${tag}, ${count}`)
    children.forEach(visit)
  }
  const { ast } = parse(source, { sourceMap: false }).descriptor.template ?? {}
  if (ast) visit(ast as unknown as Node)
  return found
}

test(`no element has more than ${most} utility classes`, () => {
  const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(each => each.endsWith('.vue'))
  const told = files.flatMap(file =>
    overfull(readFileSync(join(renderer, file), 'utf8')).map(each => `${file}:${each}`)
  )
  expect(told).toEqual([])
})

test('one that has more is found, wherever it stands', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, nth) => `u-w-${nth}`).join(' ')
  const page = `<template>\n  <Row v-if="open">\n    <b class="own ${words(most)}" /><i class="${words(most + 1)}" />\n  </Row>\n</template>`
  expect(overfull(page)).toEqual([`3: i, ${most + 1}`])
})
