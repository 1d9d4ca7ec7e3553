import { expect, it } from 'vitest'
import { playerRemedy } from '#rules/core/refusal'
import { explain } from '#rules/thousand-faces/slices'
import { ada } from '../../../support/thousand-faces/table'

it('HA3 a press that waits for another player says who is first; the GM reads what to answer', () => {
  const words = explain({ because: 'something-pending', seat: ada, waits: 'critical' })
  expect(words.remedy).toEqual(['Take a Blessing or let it pass'])
  expect(playerRemedy(words)).toEqual([{ seat: ada }, ' answers the Critical Success first', '; then press again'])
})

it.each([
  'not-newest',
  'xp-spent',
  'shadow-spent',
  'gm-moved',
  'move-settled',
  'critical-taken',
  'help-gone',
  'blessing-gone'
] as const)('X5 HA20 no player is told to undo: a flashback barred by %s sends them to the Game Master', says => {
  const words = explain({ because: 'no-flashback', seat: ada, says })
  expect(words.remedy.join('')).toMatch(/[Uu]ndo/)
  expect(playerRemedy(words).join('')).toMatch(/[Aa]sk your Game Master to undo/)
})

it('HA20 what a player can do about it themselves is said alike to all', () => {
  const words = explain({ because: 'no-flashback', seat: ada, says: 'no-flip' })
  expect(playerRemedy(words)).toBe(words.remedy)
})
