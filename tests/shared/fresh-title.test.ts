import { expect, test } from 'vitest'
import { freshTitle } from '#shared/fresh-title'

test.each([
  ['The Drowned Bells', 'copy', [], 'The Drowned Bells (copy)'],
  ['The Drowned Bells', 'copy', ['the drowned bells (COPY)', null], 'The Drowned Bells (copy 2)'],
  ['The Drowned Bells (copy)', 'copy', ['The Drowned Bells (copy)'], 'The Drowned Bells (copy 2)'],
  ['The Drowned Bells', 'another', [], 'The Drowned Bells (2)'],
  ['The Drowned Bells (2)', 'another', ['The Drowned Bells (2)'], 'The Drowned Bells (3)'],
  ['Book 2', 'another', [], 'Book 2 (2)']
] as const)('%s as %s beside %j is %s', (current, of, taken, title) => {
  expect(freshTitle(current, of, taken)).toBe(title)
})

test('a title of any length leaves room for what tells it apart', () => {
  const title = freshTitle('x'.repeat(2000), 'copy', [])
  expect([title.length <= 200, title.endsWith('x (copy)')]).toEqual([true, true])
})
