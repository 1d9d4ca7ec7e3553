import { expect, test } from 'vitest'
import { isCalmBy } from '@/features/calm/use-calm'

test.each([
  ['calm', 9, true, true],
  ['everything', 0, false, false],
  ['automatic', 0, false, true],
  ['automatic', 1, false, true],
  ['automatic', 2, false, false],
  ['automatic', 0, true, false]
] as const)('the setting %s in session %i, a second session known: %s, is calm: %s', (detail, session, known, calm) => {
  expect(isCalmBy({ detail, secondSession: known }, session)).toBe(calm)
})
