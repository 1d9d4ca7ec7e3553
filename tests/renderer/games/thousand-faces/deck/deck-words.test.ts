import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { cardListWords, deckWords, onTable, openForTable } from '@/games/thousand-faces/deck/deck-words'
import { theDrownedBells } from '../../../../campaigns/the-drowned-bells'
import { Played } from '../../../../support/chronicle'

const played = new Played(theDrownedBells(225))

/** The sixth evening of the Drowned Bells, this many acts back, as its Game Master sees it. */
function viewBefore(acts: number) {
  if (acts > 0) played.undo(acts)
  const [board] = frameFor(played.chronicle, { kind: 'gm' }).boards
  if (acts > 0) played.redo(acts)
  if (board?.system !== 'thousand-faces') throw new Error('no A Thousand Faces')
  return board.view
}

describe('PG4 play on without Hearthside', () => {
  it('names all the cards in a player’s piles, at every stage of a campaign', () => {
    for (const acts of [0, 3, 40, 90, 120]) {
      const view = viewBefore(acts)
      for (const sheet of view.sheets.filter(({ cards }) => cards === 'digital')) {
        const [blessings = 0, wounds = 0] = ['Blessing', 'wound card'].map(name =>
          Number(new RegExp(`(\\d+) ${name}`).exec(deckWords(sheet))?.[1] ?? 0)
        )
        const lying = sheet.deck + sheet.discard.length + sheet.exhaustion + onTable(view, sheet).length
        expect(lying, `${acts} acts back, ${sheet.seat}`).toBe(20 + blessings + wounds)
      }
    }
  })

  it('says open cards by their printed numbers, the top one last', () => {
    expect(cardListWords(['3', '12', 'B2', 'W1.2'])).toBe('3 12 B2 W1')
    expect(cardListWords([])).toBe('none')
  })

  it('tells what waits, and who must do something before they flip again', () => {
    const view = viewBefore(0)
    const [first] = view.sheets
    const shuffling = view.sheets.map(sheet =>
      sheet === first ? { ...sheet, mustShuffle: true, incapacitated: false } : sheet
    )
    const open = openForTable(view, shuffling, seat => `<${seat}>`)
    expect(open).toContain(`<${first?.seat}>: Shuffle before the next flip.`)
    expect(
      openForTable({ ...view, spotlight: { ...view.spotlight, seat: first?.seat ?? null } }, [], seat => seat)[0]
    ).toBe(`${first?.seat} has the spotlight`)
  })
})
