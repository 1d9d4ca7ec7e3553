import { expect, test } from 'vitest'
import { copyTitle } from '#shared/fresh-title'

test.each([
  ['The Drowned Bells', [], 'The Drowned Bells (copy)'],
  ['The Drowned Bells', ['the drowned bells (COPY)', null], 'The Drowned Bells (copy 2)'],
  ['The Drowned Bells (copy)', ['The Drowned Bells (copy)'], 'The Drowned Bells (copy 2)'],
  ['Book 2', [], 'Book 2 (copy)']
] as const)('a copy of %s beside %j is %s', (current, taken, title) => {
  expect(copyTitle(current, taken)).toBe(title)
})

test('a title of any length leaves space for its distinguishing part', () => {
  const title = copyTitle('x'.repeat(2000), [])
  expect([title.length <= 200, title.endsWith('x (copy)')]).toEqual([true, true])
})

test('a long title is cut between two letters', () => {
  expect(copyTitle(`${'x'.repeat(179)}🗝️${'x'.repeat(40)}`, [])).toBe(`${'x'.repeat(179)} (copy)`)
})
