import { expect, it } from 'vitest'
import { newInScript, newInStyles } from '../../scripts/chrome-103.mjs'

it('DI11: finds script that is newer than Chrome 103', () => {
  expect(newInScript('export const a = [1].at(-1)?.b ?? Object.hasOwn({}, "c")')).toEqual([])
  expect(newInScript('[1].findLast(a => a)')).toEqual([])
  expect(newInScript('Object.groupBy([], a => a)')).toEqual(['calls groupBy'])
  expect(newInScript('list.toSorted(); list.toSorted()')).toEqual(['calls toSorted'])
  expect(newInScript('new Set([1]).union(new Set())')).toEqual(['calls union'])
  expect(newInScript('const a = /[a&&b]/v')[0]).toContain('is not ES2022')
  expect(newInScript('using a = b()')[0]).toContain('is not ES2022')
})

it.each([
  ['a:has(b) { color: red }', ':has'],
  ['a { b { color: red } }', 'b inside a rule'],
  ['@container (width > 1px) { a { color: red } }', '@container'],
  ['@media (width >= 1px) { a { color: red } }', '@media (width >= 1px)'],
  ['a { width: 10cqw }', 'width: cqw'],
  ['a { height: 100dvh }', 'height: dvh'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color: color-mix()'],
  ['a { rotate: 3deg }', 'rotate'],
  ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
  ['@scope (a) { b { color: red } }', '@scope'],
  ['a { transition-behavior: allow-discrete }', 'transition-behavior']
])('DI11: finds in styles what is newer than Chrome 103: %s', (css, says) => {
  expect(newInStyles(css)).toContain(says)
})

it.each([
  'a { color: red; color: color-mix(in srgb, red, blue) }',
  '@supports (width: 1cqw) { a { width: 1cqw } }',
  '@layer base { a { inset: 0; aspect-ratio: 1; accent-color: red } }',
  'a:is(b, c):focus-visible { text-wrap: balance }',
  '@media (min-width: 1px) { a { width: min(1px, 2vw) } }'
])('DI11: lets pass what is old enough, has an older form, or may be left out: %s', css => {
  expect(newInStyles(css)).toEqual([])
})
