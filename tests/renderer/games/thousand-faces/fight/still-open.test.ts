import { describe, expect, it } from 'vitest'
import { computed } from 'vue'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { stillOpen } from '@/games/thousand-faces/fight/still-open'
import { membersIn } from '@/games/thousand-faces/board/use-board'
import { aFoe, settle, use } from '../../../../rules/thousand-faces/characters/builders'
import { scriptedLuck } from '../../../../support/luck'
import {
  ada,
  bo,
  board,
  chair,
  digital,
  flip,
  physical,
  play,
  sheet,
  strOn
} from '../../../../support/thousand-faces/table'

const xp = { xp: 3, ranks: strOn('anvil') }
const showing = (...top: readonly (typeof cards)[number][]): State =>
  board([sheet(ada, { ...xp, piles: digital({ top: top as never }) }), sheet(bo)], { made: 100 })
const cards = ['4', '6', '8', '10', '11', '12', '13', '14', '15', '17'] as const
const facing = (state: State): State => ({ ...state, foes: [aFoe({ engaged: ada })] })
const call = (state: State, command: Command): State => play(state, command, scriptedLuck()).state
const blow: Command = {
  type: 'open-attack',
  seat: bo,
  power: { by: 'number', number: 4 },
  exertion: 'physical',
  from: 'a beam'
}

/** What the strip would list, each by its number, kind or key. */
function open(state: State): readonly string[] {
  const gmView = view(state, { kind: 'gm' }) as GmView
  const members = membersIn([chair(ada), chair(bo)], gmView.sheets)
  const all = stillOpen({ view: computed(() => gmView), members: computed(() => members), shortNameOf: seat => seat })
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  return all.map(({ says, action }) => (action ? `${says} [${action}]` : says))
}

describe('the strip Still open', () => {
  it('FU10 Z5 its button says what is done where one word says it', () => {
    const gmView = view(call(showing('12'), flip()), { kind: 'gm' }) as GmView
    const members = membersIn([chair(ada), chair(bo)], gmView.sheets)
    const all = stillOpen({ view: computed(() => gmView), members: computed(() => members), shortNameOf: seat => seat })
    expect(all.map(({ id, act }) => [id, act])).toEqual([['gm-moves', 'Make it…']])
  })

  it('FU10 lists nothing where nothing waits', () => {
    expect(open(showing('13'))).toEqual([])
  })

  it('FU10 lists whatever a flip waits for: a tie, real cards, a Critical Success, a flashback', () => {
    const tie = call(showing('10', '13', '12'), flip({ net: 1 }))
    expect(open(tie)).toEqual(['A tie. s1 takes one of two cards. [who-decides]'])
    expect(open(call(board([sheet(ada, { piles: physical({}) })]), flip()))).toEqual([
      's1: which card came up [who-decides]'
    ])
    expect(open(call(showing('11'), flip()))).toEqual(['s1: a Critical Success'])
    const back = call(call(showing('12', '4'), flip()), { type: 'flashback', seat: ada })
    expect(open(back)).toEqual(['s1: a flashback'])
  })

  it('FU10 lists each blow, each exchange that is not over and each move that asks for something, the oldest first', () => {
    const traded = call(facing(showing('13')), use('mix-it-up', { attribute: 'str' }))
    const twice = call(call(traded, blow), blow)
    expect(open(twice)).toEqual(['s1: Mix It Up', 's2: a blow of 4', 's2: a blow of 4'])
    const defended = call(showing('13'), use('defend', { attribute: 'str' }))
    expect(open(defended)).toEqual(['s1: Defend'])
  })

  it('FU10 an exchange whose options are to be picked is listed once, and then once as the blow', () => {
    const three = call(facing(showing('17')), use('mix-it-up', { attribute: 'str' }))
    expect(open(three)).toEqual(['s1: Mix It Up'])
    expect(open(call(three, settle(three, { picks: [0] })))).toEqual(['s1: Mix It Up'])
  })

  it('FU10 lists the GM moves that are owed, but not the one that the answer of a foe would pay', () => {
    expect(open(call(showing('12'), flip()))).toEqual(['1 GM move: s1 [gm-move]'])
    const cross = call(facing(showing('12', '8')), use('mix-it-up', { attribute: 'str' }))
    expect(open(cross)).toEqual(['s1: the foe answers'])
    const again = call(cross, flip())
    expect(open(again)).toEqual(['s1: the foe answers', '1 GM move: s1 [gm-move]'])
    expect(open(call(again, { type: 'close-follow-up', followUp: cross.followUps[0]!.id }))).toEqual([
      '2 GM moves: s1 [gm-move]'
    ])
  })

  it('FU10 lists claims that the GM has still to pay, and decks that must be shuffled', () => {
    const state = showing('13')
    const claimed = { ...state, story: { ...state.story, claims: [{ seat: bo, authority: 'the Tide Court' }] } }
    expect(open(claimed)).toEqual(['1 claim to pay: s2 [story]'])
    const { piles } = sheetOf(state, bo)
    const low = digital({
      deck: ['1', '2', '3', '4', '5'],
      discard: piles.cards === 'digital' ? piles.deck.slice(5) : []
    })
    const due = { ...state, sheets: state.sheets.map(each => (each.seat === bo ? { ...each, piles: low } : each)) }
    expect(open(due)).toEqual(['Shuffle: s2 [shuffle-all]'])
  })
})
