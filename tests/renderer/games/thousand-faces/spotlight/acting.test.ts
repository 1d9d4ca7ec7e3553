import { expect, test } from 'vitest'
import { takesSpotlight } from '../../../../../src/renderer/games/thousand-faces/spotlight/use-acting'

test.each([
  [{ fast: false, move: null }, true],
  [{ fast: false, move: 'Discern' }, true],
  [{ fast: true, move: 'Sangfroid' }, false],
  [{ fast: false, move: 'Defend' }, false],
  [{ fast: false, move: 'Defy Danger' }, false]
])('T2 a flip of %j takes the spotlight: %s', (flip, takes) => {
  expect(takesSpotlight(flip)).toBe(takes)
})
