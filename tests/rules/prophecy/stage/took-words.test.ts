import { expect, it } from 'vitest'
import { tookWords } from '#rules/prophecy/stage/dice'

it.each([
  [0, '0:00'],
  [7_499, '0:07'],
  [7_500, '0:08'],
  [59_600, '1:00'],
  [3_723_000, '62:03']
])('PR36 a scene of %i ms took %s, in the log and in the panel', (milliseconds, words) => {
  expect(tookWords(milliseconds)).toBe(words)
})
