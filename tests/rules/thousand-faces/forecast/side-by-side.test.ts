import { expect, it } from 'vitest'
import { sideBySide } from '../../../support/thousand-faces/forecast/side-by-side'

it('FC1, FC3: with the same cards and dice a simulated fight goes as it goes on the board, 200 random exchanges here, 20,000 in the torture', () => {
  expect(sideBySide(1, 200)).toBeGreaterThanOrEqual(200)
})
