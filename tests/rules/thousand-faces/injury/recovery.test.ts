import { describe, expect, it } from 'vitest'
import { newStory } from '#rules/thousand-faces/economy/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../../support/luck'
import { ada, digital, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, anItem, characterIn } from '../characters/builders'

const long = { ...newStory, length: '9-hour' } as const
const luck = () => seededLuck(7)

/** E33: six exhausted cards, tokens E5 H1 W1. A Wound in the armour, an idle item (1 of 3), a wound card. */
const battered = (state: Partial<State> = {}): State =>
  adaWith(
    {
      items: [
        anItem('leather-armour', { filled: [{ slot: 0, token: 'wound' }] }),
        aMagicItem({ charges: 1 }, { id: 'i2' })
      ],
      moves: [aMove('fundamental-magic', { faceDown: true })]
    },
    {
      piles: digital({ exhausted: ['1', '2', '3', '4', '5', '6'], discard: ['W1.1'] }),
      tokens: { exhaustion: 5, harm: 1, wound: 1 }
    },
    { story: long, ...state }
  )

const rest: Command = { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: 'the sea' }
const help = (at: 'hearth' | 'elsewhere'): Command => ({ type: 'seek-help', seat: ada, at, keep: [], forgives: '' })
const exhaustion = (state: State): number => (view(state, { kind: 'table' }) as GmView).sheets[0]?.exhaustion ?? -1

describe('Rest', () => {
  it('N11 E33 two cards stay, Harm goes, the Wound stays, the slot is free, the item full; Stamina 8', () => {
    const after = play(battered(), rest, luck()).state
    expect(exhaustion(after)).toBe(2)
    expect(sheetOf(after, ada).tokens).toEqual({ exhaustion: 0, harm: 0, wound: 1 })
    expect(characterIn(after).items.map(item => [item.filled.length, item.magic?.charges])).toEqual([
      [0, undefined],
      [0, 3]
    ])
    expect(characterIn(after).moves[0]?.faceDown).toBe(false)
  })

  it('N11 the preview says the same before', () => {
    const { rest: preview } = (view(battered(), { kind: 'gm' }) as GmView).sheets[0]?.character.injury ?? { rest: null }
    expect(preview).toMatchObject({
      keeps: 2,
      returns: 4,
      staminaAfter: 8,
      harmAfter: 0,
      woundsAfter: 1,
      woundCardsAfter: 1,
      recharges: ['Glass Eye']
    })
  })

  it('N11 O44 tokens in slots go too; fewer cards than tokens stay as they are', () => {
    const state = adaWith(
      { moves: [aMove('sangfroid', { filled: [{ slot: 2, token: 'exhaustion' }] })] },
      { piles: digital({ exhausted: ['1'] }), tokens: { exhaustion: 0, harm: 0, wound: 2 } }
    )
    const after = play(state, rest, luck()).state
    expect(characterIn(after).moves[0]?.filled).toEqual([])
    expect(exhaustion(after)).toBe(1)
  })

  it('Q9 an item through which energy flows is not idle', () => {
    const after = play(
      adaWith({ items: [aMagicItem({ charges: 1, ongoing: true, flowing: true })] }),
      rest,
      luck()
    ).state
    expect(characterIn(after).items[0]?.magic?.charges).toBe(1)
  })

  it('N16 O35 a character who was down stands again once the count has dropped', () => {
    const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']
    const state = adaWith(
      {},
      { piles: digital({ exhausted: ten }), tokens: { exhaustion: 10, harm: 0, wound: 0 }, incapacitated: true }
    )
    expect(sheetOf(play(state, rest, luck()).state, ada).incapacitated).toBe(false)
  })
})

describe('Seek Help', () => {
  it('N12 E34 away from The Hearth: one card stays, wound cards go, the Wound token stays; Stamina 9', () => {
    const after = play(battered(), help('elsewhere'), luck()).state
    expect(exhaustion(after)).toBe(1)
    expect(sheetOf(after, ada).tokens).toEqual({ exhaustion: 0, harm: 0, wound: 1 })
    expect((view(after, { kind: 'table' }) as GmView).sheets[0]?.woundCards).toBe(0)
  })

  it('N12 E35 at The Hearth the Wound token goes, and still pinned a card', () => {
    const after = play(battered(), help('hearth'), luck()).state
    expect(sheetOf(after, ada).tokens.wound).toBe(0)
    expect(exhaustion(after)).toBe(1)
  })

  it('N12 The Hearth must be within reach', () => {
    const away = battered({ story: { ...long, hearth: { what: '', available: false } } })
    expect(refusalOf(away, help('hearth'))).toEqual({ because: 'no-hearth' })
  })

  it('N12 O39 a wound card in the Exhaustion pile goes back too', () => {
    const state = adaWith(
      {},
      { piles: digital({ exhausted: ['1', 'W2.1'] }), tokens: { exhaustion: 2, harm: 0, wound: 1 } }
    )
    expect(
      (view(play(state, help('elsewhere'), luck()).state, { kind: 'table' }) as GmView).sheets[0]?.woundCards
    ).toBe(0)
  })
})

describe('Heroic Mode', () => {
  const find = { ...long, chapter: 5 } as const
  const switched = (top: readonly string[]): State =>
    play(adaWith({}, { piles: digital({ top }) }, { story: find }), { type: 'go-heroic', seat: ada }).state

  it('N13 cards are revealed until one shows the symbol; that one is exhausted face up', () => {
    const after = play(switched(['2', '12', '3']), { type: 'lose-stamina', seat: ada, points: 1, reason: '' }).state
    expect(sheetOf(after, ada).piles).toMatchObject({ faceUp: ['12'], discard: ['2'] })
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(1)
  })

  it('N13 ten points are ten cards with the symbol, then one is down', () => {
    const after = play(switched([]), { type: 'lose-stamina', seat: ada, points: 10, reason: '' }, luck()).state
    expect(sheetOf(after, ada).incapacitated).toBe(true)
    expect([...sheetOf(after, ada).piles.faceUp].map(Number).sort((a, b) => a - b)).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20
    ])
  })

  it('N13 O24 switching pays the same number of points anew; there is no way back', () => {
    const tired = adaWith(
      {},
      { piles: digital({ exhausted: ['1', '2', '3'] }), tokens: { exhaustion: 3, harm: 0, wound: 0 } },
      { story: find }
    )
    const after = play(tired, { type: 'go-heroic', seat: ada }, luck()).state
    expect(sheetOf(after, ada).piles.faceUp).toHaveLength(3)
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(3)
    expect(refusalOf(after, { type: 'go-heroic', seat: ada })).toMatchObject({ because: 'heroic-already' })
    expect(refusalOf(adaWith({}), { type: 'go-heroic', seat: ada })).toEqual({ because: 'heroic-later' })
  })

  it('N13 where cards with the symbol lie in a mini-game, no more tokens lie on the pile than cards', () => {
    const laid = ['11', '12', '13', '14']
    const deck = ['10', '15', '16', '17', '18', '19', '20']
    const piles = { ...digital({ deck, exhausted: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }), inPlay: laid }
    const game = {
      kind: 'corners',
      shape: 'square',
      seat: ada,
      laid: laid.map(card => ({ card, turn: 0 as const }))
    } as const
    const tired = adaWith({}, { piles, tokens: { exhaustion: 9, harm: 0, wound: 0 } }, { story: find, game })
    const after = sheetOf(play(tired, { type: 'go-heroic', seat: ada }, luck()).state, ada)
    expect([after.piles.faceUp.length, after.tokens.exhaustion]).toEqual([6, 6])
  })

  it('N13 O38 a wound card revealed on the way does nothing', () => {
    const state = adaWith({ stamina: 'heroic' }, { piles: digital({ top: ['W1.1', '12'] }) })
    const after = play(state, { type: 'lose-stamina', seat: ada, points: 1, reason: '' }).state
    expect(sheetOf(after, ada)).toMatchObject({
      piles: { faceUp: ['12'], discard: ['W1.1'] },
      tokens: { exhaustion: 1 }
    })
  })
})

describe('regaining', () => {
  it('N10 O13 a point takes a token out of a slot or brings a card back', () => {
    const moves = [aMove('good-cardio', { filled: [{ slot: 0, token: 'exhaustion' }] })]
    const state = adaWith(
      { moves },
      { piles: digital({ exhausted: ['1', '2'] }), tokens: { exhaustion: 2, harm: 0, wound: 0 } }
    )
    const after = play(
      state,
      {
        type: 'regain-stamina',
        seat: ada,
        points: 2,
        slots: [{ on: 'move', move: 'good-cardio', slot: 0 }],
        reason: ''
      },
      luck()
    ).state
    expect(characterIn(after).moves[0]?.filled).toEqual([])
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(1)
  })
})
