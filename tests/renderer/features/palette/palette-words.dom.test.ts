import { createPinia, setActivePinia } from 'pinia'
import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGm } from '@/dashboard/store'
import { useActions } from '@/features/actions/actions'
import { paletteLines } from '@/features/palette/palette'
import { byGroup, findLines } from '@/features/palette/palette-search'
import { ruleLines } from '@/features/rules-at-hand/rule-lines'
import type { PaletteLine } from '@/games/game'
import { paletteLines as campaignLines } from '@/games/thousand-faces/board/palette'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { writtenKinds } from '../../../support/sampled-questions'
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

/** A word for each kind of question, and the line that leads to it. A move and its token are found by the name of the card. */
const kinds: Readonly<Record<string, readonly [line: string, ...words: string[]]>> = {
  'face-of-angels': ['action:angels-table', 'contest', 'stakes', 'trick', 'super-trump', 'deal', 'transformation'],
  'face-of-angels: act': ['action:angels-acts', 'prologue', 'act'],
  'face-of-angels: bring': ['action:angels-record', 'friend'],
  'game-face': ['action:duel-cups', 'cup', 'bluff', 'concede', 'reveal'],
  'game-face: begin': ['action:new-duel', 'rival'],
  prophecy: ['action:story-map', 'scene', 'perform', 'pair', 'options'],
  'prophecy: moderator': ['action:moderator', 'moderate', 'advice'],
  'prophecy: ask': ['action:moderator', 'question'],
  'prophecy: character': ['action:story-characters', 'relationship'],
  'prophecy: card': ['action:story-characters', 'aspect'],
  'prophecy: aspect': ['action:story-characters', 'aspect'],
  'prophecy: hand-over': ['action:story-characters', 'hand over'],
  'thousand-faces: look-back': ['action:flashback', 'look back'],
  'thousand-faces: fast': ['action:moves', 'use a move'],
  'thousand-faces: touchstone': ['action:creation', 'touchstone'],
  'thousand-faces: circle': ['action:creation', 'touchstone'],
  'thousand-faces: card': ['action:creation', 'draft'],
  'thousand-faces: put-back': ['action:creation', 'draft'],
  'thousand-faces: points': ['action:creation', 'new character'],
  'thousand-faces: moment': ['action:creation', 'new character'],
  'thousand-faces: deal': ['action:creation', 'new character'],
  'thousand-faces: pack': ['action:character', 'pack'],
  'thousand-faces: received': ['action:creation', 'new character'],
  'thousand-faces: item': ['action:character', 'item'],
  'thousand-faces: fulfil': ['action:character', 'fateful'],
  'thousand-faces: find': ['action:story', 'sacrifice'],
  'thousand-faces: lay-out': ['action:creation', 'draft'],
  'thousand-faces: name-touchstone': ['action:creation', 'touchstone'],
  'thousand-faces: circle-touchstone': ['action:creation', 'touchstone'],
  'thousand-faces: strike-touchstone': ['action:creation', 'touchstone'],
  'thousand-faces: end-chapter': ['action:story', 'chapter'],
  'thousand-faces: begin-chapter': ['action:story', 'chapter'],
  'thousand-faces: begin-book': ['action:story', 'book'],
  'thousand-faces: gm-move': ['action:gm-move', 'gm move'],
  'thousand-faces: shadow': ['action:shadow', 'shadow'],
  'thousand-faces: journey': ['action:story', 'journey'],
  'thousand-faces: accuse': ['sheet:accuse', 'accuse'],
  'thousand-faces: day': ['action:days', 'town'],
  'thousand-faces: gain-shadow': ['action:shadow', 'shadow'],
  'thousand-faces: other-use': ['action:shadow', 'curse'],
  'thousand-faces: circle-shadow': ['action:shadow', 'shadow'],
  'thousand-faces: end-disadvantage': ['action:shadow', 'disadvantage'],
  'thousand-faces: gain': ['action:character', 'loot', 'treasure'],
  'thousand-faces: seller': ['action:days', 'wares'],
  'thousand-faces: seller-leaves': ['action:days', 'sell'],
  'thousand-faces: shop': ['action:days', 'buy'],
  'thousand-faces: change': ['action:days', 'sell'],
  'thousand-faces: repairs': ['action:days', 'repair'],
  'thousand-faces: give': ['action:character', 'gear'],
  'thousand-faces: study': ['xp:study', 'learn'],
  'thousand-faces: mercy': ['xp:mercy-flashback', 'mercy'],
  'thousand-faces: good-thing': ['xp:good-thing-i-brought', 'good thing'],
  'thousand-faces: tale': ['xp:tell-tale', 'tale'],
  'thousand-faces: contemplate': ['xp:contemplate', 'contemplate'],
  'thousand-faces: xp': ['seat:s1:purse', 'experience'],
  'thousand-faces: blessing': ['seat:s1:purse', 'gain experience'],
  'thousand-faces: envelope': ['action:character', 'envelope'],
  'thousand-faces: found': ['action:character', 'found'],
  'thousand-faces: blow': ['seat:s1:damage', 'blow'],
  'thousand-faces: foe': ['action:damage', 'strike'],
  'thousand-faces: power': ['action:foes', 'enemy'],
  'thousand-faces: answer': ['action:still-open', 'follow'],
  'thousand-faces: recover': ['action:recover', 'heal'],
  'thousand-faces: stand': ['sheet:stands', 'unconscious'],
  'thousand-faces: die': ['sheet:dies', 'death'],
  'thousand-faces: rest': ['action:recovery', 'rest'],
  'thousand-faces: regain': ['action:recover', 'stamina'],
  'thousand-faces: mend': ['action:recovery', 'wound'],
  'thousand-faces: expend': ['action:recover', 'stamina'],
  'thousand-faces: heroic': ['sheet:heroic', 'heroic'],
  'thousand-faces: strike': ['action:damage', 'wound'],
  'thousand-faces: pursuit': ['action:mini-games', 'chase'],
  'thousand-faces: round': ['action:mini-games', 'pursuit'],
  'thousand-faces: turf': ['action:mini-games', 'escape'],
  'thousand-faces: chase-end': ['action:mini-games', 'give up'],
  'thousand-faces: laid-corners': ['action:mini-games', 'corner'],
  'thousand-faces: outcome': ['action:still-open', 'outcome', 'request'],
  'thousand-faces: critical': ['action:still-open', 'critical'],
  'thousand-faces: flashback': ['action:flashback', 'reroll'],
  'thousand-faces: rage': ['action:moves', 'berserk'],
  'thousand-faces: ally': ['action:foes', 'ally'],
  'thousand-faces: discard': ['action:still-open', 'discard'],
  'thousand-faces: engage': ['action:foes', 'engage'],
  'thousand-faces: foes-turn': ['action:foes', 'enemies'],
  'thousand-faces: hit': ['action:foes', 'kill'],
  'thousand-faces: request': ['action:still-open', 'request'],
  'thousand-faces: weakness': ['action:foes', 'weak spot'],
  'thousand-faces: correct-move': ['action:character', 'level'],
  'thousand-faces: finish-all': ['action:creation', 'new character'],
  'thousand-faces: length': ['action:story', 'length', 'hours'],
  'thousand-faces: tutorial': ['action:story', 'tutorial'],
  'thousand-faces: fight': ['action:foes', 'battle'],
  'thousand-faces: add-foes': ['action:foes', 'enemy'],
  'thousand-faces: marker': ['action:marker', 'stun'],
  'thousand-faces: draw': ['seat:s1:draw', 'draw'],
  'thousand-faces: throw': ['seat:s1:draw', 'random'],
  'thousand-faces: cards': ['seat:s1:cards', 'real cards'],
  'thousand-faces: party': ['action:party', 'party']
}

/** The kinds that only a part on screen asks: a phone, the details of a foe, a blow. */
const elsewhere = ['called', 'move', 'token', 'upgrade', 'reroll'].map(kind => `thousand-faces: ${kind}`)

describe('a question', () => {
  it.each(writtenKinds().filter(kind => !elsewhere.includes(kind)))('QU1 %s is found by a word of a player', kind => {
    const [line, ...said] = kinds[kind] ?? kinds[kind.split(':')[0] ?? ''] ?? ['none']
    const found = said.map(word => [
      word,
      byGroup(findLines(lines, word))
        .slice(0, 3)
        .map(({ id }) => id)
    ])
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(([, ids]) => !ids?.includes(line))).toEqual([])
  })
})

describe('an act of the character sheet or the story', () => {
  it.each([
    ['sheet:accuse', { sheet: 'character', sheetPage: null }],
    ['sheet:heroic', { sheet: 'character', sheetPage: null }],
    ['sheet:returns', { sheet: 'story', sheetPage: 'journey' }],
    ['sheet:goal', { sheet: 'story', sheetPage: 'goal' }]
  ])('%s opens the place where it is done', (id, opened) => {
    useGmChoices().page = 'xp'
    lines.find(line => line.id === id)?.run()
    expect(useGm()).toMatchObject(opened)
    expect(useGmChoices().page).toBe(opened.sheet === 'character' ? 'sheet' : 'xp')
  })
})
