import { afterEach, describe, expect, it } from 'vitest'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import { asked, beast, nothing, open, page, secrets, type } from './prepared-sheet'

afterEach(() => page.end())

describe('a prepared foe on the board', () => {
  const onBoard: FoeView = {
    id: 7,
    name: 'Tide beast 2',
    kind: 'monster',
    stamina: 3,
    most: 16,
    power: 'd10',
    squares: 1,
    crossed: 1,
    disarmoured: false,
    red: 0,
    weakness: null,
    engaged: null,
    revealed: false,
    note: '',
    secrets,
    subdued: false,
    tiedBy: null,
    openSquares: 0,
    upgrades: []
  }

  async function look(more: Partial<FoeView> = {}): Promise<void> {
    const there = [
      { ...onBoard, ...more },
      { ...onBoard, id: 8, name: 'Tide beast 1' }
    ]
    await open(nothing, {}, { foes: there, encounterNotes: { name: 'At the gate', where: 'The lock', note: 'Wet' } })
    await page.press('Escape')
    await page.press('o')
    await page.click(page.named(/^Tide beast 2, /))
  }

  it('PF3 shows its hint to the players by itself, and takes it back; PF2 its weakness is named by its question', async () => {
    await look()
    expect(document.querySelector('.foe-detail')?.textContent).toContain('Stands for: Grief')
    await page.click(page.named('Show the hint'))
    expect(page.commands()).toEqual([{ type: 'show-hint', foe: 7, as: 'shown' }])
    await page.click(page.named('Weakness', '[role=radio]'))
    await page.press('Enter')
    expect(page.asks.filter(({ ask }) => ask === 'answer')).toMatchObject([{ question: 'weakness-7', answers: {} }])
    page.end()
    await look({ hintShown: true, weakness: 'The lantern' })
    await page.click(page.named('Hide the hint'))
    expect(page.commands()).toEqual([{ type: 'show-hint', foe: 7, as: 'hidden' }])
    expect(() => page.named('Weakness', '[role=radio]')).toThrow()
  })

  it('its secrets can be rewritten; the command lacks what only the view knows', async () => {
    await look()
    await page.click(page.named('Edit'))
    await type('Loot', 'Nothing but salt')
    await page.click(page.named('Save'))
    expect(page.commands()).toMatchObject([
      { type: 'edit-foe', foe: { id: 7, secrets: { ...secrets, loot: 'Nothing but salt' } } }
    ])
    for (const field of ['subdued', 'tiedBy', 'openSquares', 'upgrades'])
      expect(page.commands()[0]).not.toHaveProperty(`foe.${field}`)
  })

  it('is kept for later, whole and unhurt, without its number; PF5 the encounter is named above the foes', async () => {
    await look()
    expect(document.querySelector('.foes-panel')?.textContent).toContain('At the gate')
    await page.click(page.named('Keep Tide beast 2 for later'))
    expect(asked('keep-prepared-foes')).toEqual([
      { ask: 'keep-prepared-foes', foes: [{ id: null, thing: { ...beast, note: '' } }], encounters: [] }
    ])
  })
})
