import { describe, expect, it } from 'vitest'
import type { CharacterView } from '#rules/thousand-faces/characters/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { SettleDraft } from '../../../../../../src/renderer/games/thousand-faces/gm/flip/outcome/settle-draft'
import {
  cardsOpen,
  endsFight,
  slotQuestion,
  staminaWords,
  withinReach
} from '../../../../../../src/renderer/games/thousand-faces/seat/moves/own-slots'

const slot = (nth: number) => ({ on: 'move', move: 'mystic-breathwork', slot: nth }) as const
const slots = [0, 1, 2].map(slot)
const breather = { expend: null, regain: { amount: 'd4', slots } } as unknown as OutcomeView
const rush = { expend: { points: 2, exertion: 'physical', slots }, regain: null } as unknown as OutcomeView
const draft = (chosen: readonly number[], cards: readonly string[] = []): SettleDraft =>
  ({ slots: chosen.map(slot), cards, price: 0 }) as unknown as SettleDraft
const sheet = (over: object = {}): SheetView =>
  ({ exhaustion: 5, exhaustionFaceUp: ['5', '6', '7'], tokens: { exhaustion: 5 }, ...over }) as unknown as SheetView
const character = {
  moves: { owned: [{ move: 'mystic-breathwork', slots: slots.map(place => ({ place })) }] },
  equipment: { items: [] }
} as unknown as CharacterView

describe('the slots and cards that a player chooses', () => {
  it('HA10 M18 one slot more than there are points takes the place of the first', () => {
    expect(slotQuestion(rush, draft([0, 1]), character)?.pick(2).slots).toEqual([slot(1), slot(2)])
    expect(slotQuestion(rush, draft([0, 1]), character)?.pick(0).slots).toEqual([slot(1)])
  })

  it('HA10 slots are not asked about where the chosen price takes no Stamina', () => {
    const shield = { ...rush, costs: [{ stamina: 2 }, { stamina: 0 }] } as unknown as OutcomeView
    expect(slotQuestion(shield, { ...draft([]), price: 0 }, character)?.options).toHaveLength(3)
    expect(slotQuestion(shield, { ...draft([]), price: 1 }, character)).toBeNull()
    expect(withinReach(shield, { ...draft([0, 1]), price: 1 }, sheet()).slots).toEqual([])
  })

  it('HA10 S6 as many cards can be chosen as points are left, and as there are tokens on the pile', () => {
    expect(cardsOpen(breather, draft([0, 1]), sheet())).toBe(2)
    expect(cardsOpen(breather, draft([]), sheet({ tokens: { exhaustion: 1 } }))).toBe(1)
    expect(cardsOpen(rush, draft([]), sheet())).toBe(0)
    expect(withinReach(breather, draft([0, 1, 2], ['5', '6']), sheet()).cards).toEqual(['5'])
    expect(withinReach(breather, draft([], ['5', '6']), sheet({ exhaustionFaceUp: ['6'] })).cards).toEqual(['6'])
  })

  it('HA10 what is said counts only cards that can come back', () => {
    expect(staminaWords(breather, draft([0]), sheet())).toBe('You regain 1d4 Stamina: first 1 slot, then other cards.')
    const bare = sheet({ exhaustion: 0, exhaustionFaceUp: [], tokens: { exhaustion: 0 } })
    expect(staminaWords(breather, draft([0]), bare)).toBe('You regain 1d4 Stamina: first 1 slot.')
  })

  it('HA10 FU12 whether it ends the fight depends on the slots that are chosen', () => {
    expect(endsFight(rush, draft([]), 2)).toBe('This ends your fight, unless slots take enough of it.')
    expect(endsFight(rush, draft([0]), 2)).toBeNull()
    expect(endsFight({ ...rush, expend: { ...rush.expend!, slots: [] } }, draft([]), 2)).toBe('This ends your fight.')
  })
})
