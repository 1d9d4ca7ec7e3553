import { expect, it } from 'vitest'
import { gangPower, matchFoes, partyPower, powerSpent } from '#rules/thousand-faces/foes/steps'

it('U4 E45 four characters with 0, 2, 1 and 1 XP: 44, so seven guards and 2 left', () => {
  const power = partyPower([0, 2, 1, 1])
  expect(power).toBe(44)
  expect(matchFoes(power, 'human')).toEqual({ count: 7, stamina: 6, left: 2, buys: { stamina: 2, d6: 0, square: 0 } })
})

it('U5 O40 power 40: six guards with 4 left, or four monsters', () => {
  expect(matchFoes(40, 'human')).toMatchObject({ count: 6, left: 4, buys: { square: 1 } })
  expect(matchFoes(40, 'monster')).toMatchObject({ count: 4, left: 0 })
})

it('U5 a foe costs its Stamina, 3 for a d6 and 3 for each square', () => {
  expect(
    powerSpent([
      { stamina: 7, power: 'd4', squares: 1 },
      { stamina: 6, power: 'd6', squares: 0 }
    ])
  ).toBe(19)
})

it('U8 E47 a gang of three with a 3: 5; without the die 3', () => {
  expect([gangPower(3, 3), gangPower(3, null), gangPower(1, 4), gangPower(0, null)]).toEqual([5, 3, 4, 0])
})
