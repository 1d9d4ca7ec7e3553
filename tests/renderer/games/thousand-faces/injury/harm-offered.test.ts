import { expect, it } from 'vitest'
import { harmOffered } from '../../../../../src/renderer/games/thousand-faces/injury/harm-offered'

it('N4 offers Harm for 3 attack power, and never where there is none', () => {
  expect([harmOffered(true, 2), harmOffered(true, 3), harmOffered(true, 5)]).toEqual(['no', 'whole', 'in-steps'])
  expect([harmOffered(false, 3), harmOffered(false, 6)]).toEqual(['no', 'no'])
})
