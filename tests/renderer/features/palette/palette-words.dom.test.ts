import { createPinia, setActivePinia } from 'pinia'
import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGm } from '../../../../src/renderer/dashboard/store'
import { useActions } from '../../../../src/renderer/features/actions/actions'
import { paletteLines } from '../../../../src/renderer/features/palette/palette'
import { byGroup, findLines } from '../../../../src/renderer/features/palette/palette-search'
import { ruleLines } from '../../../../src/renderer/features/rules-at-hand/rule-lines'
import type { PaletteLine } from '../../../../src/renderer/games/game'
import { paletteLines as campaignLines } from '../../../../src/renderer/games/thousand-faces/board/palette'
import { useTable } from '../../../../src/renderer/games/thousand-faces/board/table'
import { gmFrame } from '../../../support/snapshots'

let lines: readonly PaletteLine[]
let board: EffectScope
beforeEach(() => {
  board = effectScope()
  board.run(() => useActions({ moves() {} }))
  setActivePinia(createPinia())
  lines = [...paletteLines(gmFrame(), useGm(), () => true, [campaignLines]), ...ruleLines(() => undefined)]
})
afterEach(() => board.stop())

/** The words of players, by the act that is among the first three lines. */
const acts: Readonly<Record<string, string>> = {
  'action:days': 'money gold coin trade teacher train upgrade mend craft market buy',
  'action:recovery': 'sleep tired exhausted doctor hearth camp cure',
  'action:damage': 'hit wound redirect',
  'action:foes': 'combat battle kill npc villain enemy surrender ally allies',
  'action:next-turn': 'initiative',
  'action:character': 'armour armor shield loot inventory potion drop surrender fateful',
  'action:moves': 'assist rage',
  'action:flashback': 'reroll',
  'action:marker': 'stun',
  'action:still-open': 'follow redirect',
  'action:mini-games': 'chase trap follow',
  'sheet:goal': 'goal',
  'sheet:accuse': 'accuse authority benefactor',
  'sheet:heroic': 'heroic',
  'sheet:dies': 'death dead',
  'sheet:returns': 'revive',
  'sheet:stands': 'incapacitated',
  'action:duel-cups': 'cup',
  'action:angels-table': 'trump contest',
  'action:angels-record': 'relationship protagonist',
  'action:angels-acts': 'prologue',
  'action:story-map': 'finale scene',
  'action:story-characters': 'aspect',
  'action:seats': 'rename',
  'action:new-board': 'duel',
  'action:marks': 'video',
  'action:settings': 'preferences'
}
const words = Object.entries(acts).flatMap(([id, said]) => said.split(' ').map(word => [word, id] as const))

describe('a word of a player', () => {
  it.each(words)('%s finds %s in the first three lines', (word, id) => {
    const found = byGroup(findLines(lines, word)).slice(0, 3)
    expect(found.map(line => line.id)).toContain(id)
  })
})

describe('an act of the character sheet or the story', () => {
  it.each([
    ['sheet:accuse', { sheet: 'character', sheetPage: null }],
    ['sheet:heroic', { sheet: 'character', sheetPage: null }],
    ['sheet:returns', { sheet: 'story', sheetPage: 'journey' }],
    ['sheet:goal', { sheet: 'story', sheetPage: 'goal' }]
  ])('%s opens the place where it is done', (id, opened) => {
    useTable().page = 'xp'
    lines.find(line => line.id === id)?.run()
    expect(useGm()).toMatchObject(opened)
    expect(useTable().page).toBe(opened.sheet === 'character' ? 'sheet' : 'xp')
  })
})
