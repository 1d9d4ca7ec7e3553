import { expect, it } from 'vitest'
import { baseCards, blessings } from '#rules/thousand-faces/cards'
import { consequencesOf } from '#rules/thousand-faces/flip/queries'
import { tiedCard } from '#rules/thousand-faces/flip/weighing'
import { ada, bo, board, flip, play, sheet } from '../../../support/thousand-faces/table'
import { sheetOf } from '#rules/thousand-faces/sheets'

const cards = [...baseCards, ...blessings, 'W1.1', 'W2.1']

it.each([null, bo])('F4 the words of a tied card before the choice are its effect afterwards (against %s)', versus => {
  const { state } = play(board([sheet(ada), sheet(bo)]), flip({ versus }))
  const record = sheetOf(state, ada).lastFlip
  if (!record) throw new Error('nothing was flipped')
  for (const card of cards) {
    const brought = consequencesOf(record, { seat: ada, card }, 2, 1, 0)
    expect({ card, ...tiedCard(card, versus) }).toEqual({
      card,
      xp: brought.xp === 1,
      critical: brought.critical,
      spent: brought.blessingSpent
    })
  }
  expect(cards.some(card => tiedCard(card, versus).xp)).toBe(versus === null)
})
