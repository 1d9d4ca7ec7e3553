import { expect, it } from 'vitest'
import { envelopeOf, ringsFor, ringsOf } from '#rules/thousand-faces/moves/rings'

it.each([
  ['no card', [], 0],
  ['a right half without a left one', ['bum-rush'], 0],
  ['a right and a left half', ['bum-rush', 'fury'], 1],
  ['two of each', ['bum-rush', 'fury', 'channel-the-living-light', 'not-on-my-turf'], 2],
  ['four quarters', ['good-cardio', 'tied-with-her-ribbon', 'sangfroid', 'called-shot'], 1],
  ['three quarters', ['good-cardio', 'tied-with-her-ribbon', 'sangfroid'], 0],
  ['two quarters on one and the same card', ['derring-do', 'tied-with-her-ribbon', 'called-shot'], 1],
  ['the same and one more upper quarter', ['derring-do', 'good-cardio', 'tied-with-her-ribbon', 'called-shot'], 2]
] as const)('L5 %s', (_, cards, rings) => {
  expect(ringsOf([...cards])).toBe(rings)
})

it('L6 one ring opens the first envelope, two the second', () => {
  expect(envelopeOf('fury')).toBe('first')
  expect(envelopeOf('breach-the-dam')).toBe('second')
  expect(envelopeOf('backstab')).toBeNull()
  expect([ringsFor('first'), ringsFor('second')]).toEqual([1, 2])
})
