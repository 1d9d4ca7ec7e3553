import { describe, expect, it } from 'vitest'
import { newStory } from '#rules/thousand-faces/economy/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { noLuck, seededLuck } from '../../../support/luck'
import {
  ada,
  bo,
  board,
  digital,
  lastFlip,
  physical,
  play,
  playAll,
  refusalOf,
  sheet,
  strOn
} from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMove, anItem, settle } from '../characters/builders'

const loaded = aCharacter({
  items: [anItem('shield', { id: 'i1' }), anItem('sword', { id: 'i2' }), anItem('leather-armour', { id: 'i3' })],
  pack: 2
})
const shadow = { free: 2, circled: 0, factor: 1 } as const
const chase = (): State =>
  board([sheet(ada, { character: loaded, ranks: strOn('crown') }), sheet(bo, { ranks: strOn('blade') })], {
    shadow,
    made: 9
  })
const begin: Command = { type: 'begin-pursuit', joined: [bo, ada], pay: 'free' }
const alone: Command = { type: 'run-round', helper: null, advantages: 0 }
const helped = (attribute: 'str' | 'dex' | 'int'): Command => ({
  type: 'run-round',
  helper: { seat: bo, attribute },
  advantages: 0
})

describe('Pursuit', () => {
  it('V1 it costs 1 Shadow; the character who carries most is the rabbit', () => {
    const state = play(chase(), begin).state
    expect(state).toMatchObject({ shadow: { free: 1 }, game: { kind: 'pursuit', rabbit: ada } })
    expect(refusalOf({ ...chase(), shadow: { ...shadow, free: 0 } }, begin)).toMatchObject({
      because: 'not-enough-shadow'
    })
  })

  it('V2 E39 Str 3 and Dex 2 with a load of 6: anvil, two disadvantages', () => {
    const state = play(chase(), begin).state
    expect((view(state, { kind: 'table' }) as TableView).game).toMatchObject({
      rabbitFlips: { suit: 'anvil', net: -2, value: -1 }
    })
    const run = lastFlip(play(state, alone).state)
    expect([run.suit, run.net, run.wanted]).toEqual(['anvil', -2, 3])
  })

  it('V1 V3 the rabbit alone in the first and fifth round, helpers between, each attribute once', () => {
    const state = play(chase(), begin).state
    expect(refusalOf(state, helped('str'))).toEqual({ because: 'rabbit-alone', round: 1 })
    const second = play(state, { type: 'call-round', won: 'rabbit' }).state
    expect(refusalOf(second, alone)).toEqual({ because: 'needs-helper', round: 2 })
    const ran = play(second, helped('dex')).state
    expect(ran.game).toMatchObject({ rounds: [{ won: 'rabbit' }, { by: bo, attribute: 'dex' }] })
    expect(refusalOf(ran, helped('dex'))).toMatchObject({ because: 'attribute-used' })
  })

  it('V3 O25 three rounds decide it; V4 two lost in a row let the pursuers move', () => {
    const lost: Command = { type: 'call-round', won: 'pursuers' }
    const state = playAll(chase(), noLuck, begin, lost, lost)
    expect((view(state, { kind: 'gm' }) as GmView).game).toMatchObject({
      pursuersMayMove: true,
      winner: null,
      score: { pursuers: 2 }
    })
    const over = play(state, lost).state
    expect(refusalOf(over, lost)).toEqual({ because: 'chase-over' })
    expect(play(over, { type: 'end-pursuit' }).state.game).toBeNull()
  })

  it('V4 a lone runner runs every round alone; Not On My Turf turns the chase for 1 XP', () => {
    const story = { ...newStory, length: '9-hour' } as const
    const state = play(adaWith({ moves: [aMove('not-on-my-turf')] }, { xp: 1 }, { story, shadow }), {
      type: 'begin-pursuit',
      joined: [ada],
      pay: 'nothing'
    }).state
    expect(
      (view(play(state, { type: 'call-round', won: 'rabbit' }).state, { kind: 'gm' }) as GmView).game
    ).toMatchObject({ next: { round: 2, alone: true } })
    expect(sheetOf(play(state, { type: 'change-chase', seat: ada, to: 'water' }).state, ada).xp).toBe(0)
  })
})

describe('corners', () => {
  const pick = (top: readonly string[]): State => adaWith({ moves: [aMove('pick-locks')] }, { piles: digital({ top }) })
  const lay: Command = { type: 'lay-corners', seat: ada, move: 'pick-locks' }

  it('V5 three cards are laid, turned and solved: three checks without a flip', () => {
    const laid = play(pick(['1', '2', '4']), lay).state
    expect((view(laid, { kind: 'gm' }) as GmView).solvable).toBe(true)
    expect(refusalOf(laid, { type: 'finish-corners', as: 'solved' })).toEqual({ because: 'not-solved' })
    const turned = play(laid, {
      type: 'arrange-corners',
      laid: [
        { card: '1', turn: 1 },
        { card: '2', turn: 0 },
        { card: '4', turn: 0 }
      ]
    }).state
    expect((view(turned, { kind: 'table' }) as TableView).game).toMatchObject({ solved: true, contacts: [true, true] })
    const solved = play(turned, { type: 'finish-corners', as: 'solved' }).state
    expect(solved).toMatchObject({ game: null, outcomes: [{ move: 'pick-locks', result: 3 }] })
    expect(sheetOf(solved, ada).piles).toMatchObject({ inPlay: [], discard: ['1', '2', '4'] })
  })

  it('V9 the move is not settled while its cards lie there, and its view says so to all', () => {
    const laid = play(pick(['1', '2', '4']), lay).state
    expect(refusalOf(laid, settle(laid))).toMatchObject({ because: 'flip-not-over' })
    const given = play(laid, { type: 'finish-corners', as: 'given-up' }).state
    for (const audience of [{ kind: 'gm' }, { kind: 'seat', seat: ada }] as const) {
      expect((view(laid, audience) as GmView).outcomes[0]).toMatchObject({ laid: true, result: null })
      expect((view(given, audience) as GmView).outcomes[0]).not.toHaveProperty('laid')
    }
  })

  it('V8 a replaced card is a mental point, and lies exhausted face up', () => {
    const laid = play(pick(['1', '2', '3', '4']), lay).state
    const swapped = play(laid, { type: 'replace-corner', card: '3' }).state
    expect(sheetOf(swapped, ada)).toMatchObject({
      piles: { faceUp: ['3'], inPlay: ['1', '2', '4'] },
      tokens: { exhaustion: 1 }
    })
    expect(refusalOf(laid, { type: 'replace-corner', card: '9' })).toMatchObject({ because: 'not-laid' })
  })

  it('V9 giving up is a cross: a GM move, no Shadow', () => {
    const given = play(play(pick(['1', '2', '4']), lay).state, { type: 'finish-corners', as: 'given-up' }).state
    expect(given).toMatchObject({ outcomes: [{ result: 0 }], gmMovesOwed: [{ seat: ada }], shadow: { free: 0 } })
  })

  it('V9 Fundamental Magic lays four; solved, it costs 1 Stamina like three checks', () => {
    const state = adaWith(
      { moves: [aMove('fundamental-magic')] },
      { piles: digital({ top: ['B1', 'B2', 'B3', 'B4'] }) }
    )
    const laid = play(state, { type: 'lay-corners', seat: ada, move: 'fundamental-magic' }).state
    const solved = play(laid, { type: 'finish-corners', as: 'solved' }).state
    expect(sheetOf(play(solved, settle(solved)).state, ada).tokens.exhaustion).toBe(1)
  })

  it('V10 I5 while cards are laid their owner does not flip; the others play on', () => {
    const state = board([sheet(ada, { character: aCharacter({ moves: [aMove('pick-locks')] }) }), sheet(bo)], {
      made: 9
    })
    const laid = play(state, lay).state
    const flip = (seat: typeof ada): Command => ({
      type: 'flip',
      seat,
      attribute: 'str',
      net: 0,
      move: null,
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    })
    expect(refusalOf(laid, flip(ada))).toEqual({ because: 'cards-laid', seat: ada })
    expect(play(laid, flip(bo), seededLuck(1)).state.flips.count).toBe(1)
  })

  it('V10 real cards are laid by hand', () => {
    expect(
      refusalOf(
        board([sheet(ada, { piles: physical({}), character: aCharacter({ moves: [aMove('pick-locks')] }) })]),
        lay
      )
    ).toEqual({ because: 'by-hand', seat: ada })
  })
})
