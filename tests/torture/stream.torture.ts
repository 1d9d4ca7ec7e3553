import { expect, test } from 'vitest'
import { namesOnStream } from '../support/torture/stream'

test('DI6 no name of a person is in the stream’s frame unless it is allowed, in 12,000 states', () => {
  const all = Array.from({ length: 12 }, (_, at) => namesOnStream(300 + at, 1_000))
  expect(all.flatMap(({ read }) => read)).toEqual([])
  expect(Math.min(...all.map(({ allowed }) => allowed))).toBeGreaterThan(0)
})
