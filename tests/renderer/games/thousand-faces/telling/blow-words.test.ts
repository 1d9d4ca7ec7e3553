import { expect, it } from 'vitest'
import type { ShownOnTable, ShownBlow, ShownWay } from '#rules/thousand-faces/telling/view'
import { choicesOf, takenWords } from '@/games/thousand-faces/telling/blow-words'
import { seatId } from '../../../../support/sheets'

const sheet = { stamina: 7, tokens: { exhaustion: 0, harm: 0, wound: 0 } }
const way = (more: Partial<ShownWay>): ShownWay => ({
  split: { exhaustion: 6, harm: 0, wound: 0 },
  relief: 'none',
  staminaAfter: 1,
  harmAfter: 0,
  woundsAfter: 0,
  fatal: false,
  onto: [],
  armour: false,
  ...more
})
const blow: ShownBlow = {
  id: 1,
  seat: seatId(2),
  from: 'Toll captain',
  power: 6,
  deadly: false,
  more: 0,
  shields: [{ name: 'Bracers', stops: 'harm' }],
  ways: [
    way({
      split: { exhaustion: 0, harm: 0, wound: 1 },
      armour: true,
      staminaAfter: 7,
      onto: [{ name: 'Leather Armour', tokens: 1 }]
    }),
    way({
      split: { exhaustion: 2, harm: 1, wound: 0 },
      staminaAfter: 5,
      harmAfter: 1,
      onto: [{ name: 'Bracers', tokens: 1 }]
    }),
    way({ split: { exhaustion: 0, harm: 0, wound: 1 }, staminaAfter: 7, woundsAfter: 1 }),
    way({ fatal: true, staminaAfter: 0 })
  ]
}

it('TB5 each way says what it is called, what it leaves and what it takes; shields first, the fatal one last in red', () => {
  expect(choicesOf(blow, sheet).map(({ title, line, grave }) => [title, line, grave])).toEqual([
    ['Raise Bracers', 'A FAST flip of Dexterity; it stops Harm.', false],
    ['The armour takes the Wound', 'Stamina stays 7. Leather Armour takes it.', false],
    ['1 Harm and 2 Exhaustion', 'Stamina 7 → 5. Harm 1. Bracers takes 1.', false],
    ['1 Wound', 'Stamina stays 7. A Wound card joins the discard.', false],
    ['6 Exhaustion', 'Stamina 7 → 0. This ends the character’s fight.', true]
  ])
  expect(choicesOf(blow, sheet).map(({ embers }) => embers?.going ?? 0)).toEqual([0, 0, 2, 0, 7])
})

it('TB3 what became of a blow in a line, and a secret shield without its name', () => {
  const taken = (more: object): NonNullable<ShownOnTable['taken']> =>
    ({ split: { exhaustion: 2, harm: 1, wound: 0 }, armour: false, shield: null, ...more }) as NonNullable<
      ShownOnTable['taken']
    >
  expect(takenWords(taken({}))).toBe('1 Harm and 2 Exhaustion')
  expect(takenWords(taken({ armour: true }))).toBe('The armour takes the Wound')
  expect(takenWords(taken({ shield: 'Bracers' }))).toBe('Bracers stops it')
  expect(takenWords(taken({ shield: '' }))).toBe('A shield stops it')
})
