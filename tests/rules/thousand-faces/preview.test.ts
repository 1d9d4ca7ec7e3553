import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { gm } from '#rules/core/seat'
import { apply, decide, preview } from '#rules/thousand-faces/slices'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'
import { baseCards } from '#rules/thousand-faces/cards'
import { seededLuck } from '../../support/luck'
import { ada, bo, board, digital, flip, physical, play, sheet } from '../../support/thousand-faces/table'
import { anItem } from './characters/builders'

const having = (changes: Partial<Sheet> = {}, more: Partial<State> = {}): State =>
  board([sheet(ada, changes), sheet(bo)], more)
const exhausted = (count: number, tokens = { exhaustion: count, harm: 0, wound: 0 }): Partial<Sheet> => ({
  piles: digital({ exhausted: baseCards.slice(0, count) }),
  tokens
})

/** The lines and the numbers in the preview of a command, or the refusal of the command. */
function told(state: State, command: Command) {
  const decided = decide(state, command, gm, seededLuck(1))
  if (!decided.ok) return { refused: decided.error.because, lines: [], numbers: {} }
  const { lines, numbers } = preview(state, command, decided.value.state)
  return { lines: lines.map(({ parts }) => plainText(parts, seat => seat)), numbers }
}

describe('a flip', () => {
  it('PV3 F2 F3 turns one card, and one more for each step of two at most; the best or the worst counts', () => {
    const of = (net: number) => told(having(), flip({ seat: ada, net }))
    expect(of(0)).toMatchObject({ numbers: { cards: 1, net: 0 } })
    expect(of(0).lines[0]).toBe('One card is turned over; it counts')
    expect(of(1).lines[0]).toBe('Two cards are turned over; the better counts')
    expect(of(-4)).toMatchObject({ numbers: { cards: 3, net: -2 } })
    expect(of(-4).lines.slice(0, 2)).toEqual(['−4 is played as −2', 'Three cards are turned over; the worst counts'])
  })

  it('PV3 H1 H2 H3 H4 H5 says what a cross and a single check bring the GM', () => {
    const shadow = { free: 0, circled: 0, factor: 2 } as const
    expect(told(having(), flip({ seat: ada, fast: true })).numbers).toMatchObject({
      shadow1: 1,
      shadow0: 2,
      gmMove0: 0
    })
    expect(told(having({}, { shadow }), flip({ seat: ada, fast: false })).numbers).toMatchObject({
      shadow1: 2,
      shadow0: 0,
      gmMove0: 1
    })
  })

  it('PV3 TW2 D2 counts the helpers, and shuffles a deck that must be shuffled first', () => {
    const piles = digital({ deck: baseCards.slice(0, 4), discard: baseCards.slice(4) })
    const { lines, numbers } = told(having({ piles }), flip({ seat: ada, net: 2, supporters: [bo] }))
    expect(numbers).toMatchObject({ cards: 3, helpers: 1 })
    expect(lines).toEqual(
      expect.arrayContaining(['The deck is shuffled first', 'One helper turns one card; the best of all counts'])
    )
  })

  it('PV1 F10 is refused as the flip itself would be', () => {
    expect(told(having({ incapacitated: true }), flip({ seat: ada }))).toMatchObject({
      refused: 'incapacitated',
      numbers: {}
    })
  })
})

describe('lost Stamina, Harm and Wounds', () => {
  const lose = (points: number) => ({ type: 'lose-stamina', seat: ada, points, reason: '' }) as const
  const wound = { type: 'take-wound', seat: ada, reason: '' } as const

  it('PV4 S2 tells how many cards leave the deck', () => {
    expect(told(having(), lose(3))).toMatchObject({
      lines: ['Three cards leave the deck unseen: 20 → 17'],
      numbers: { stamina: 7, deck: 17, incapacitated: 0 }
    })
  })

  it('PV4 S4 O10 N15 tells that no character can lose more than there is, and the effect of the last point', () => {
    const { lines, numbers } = told(having(exhausted(8)), lose(5))
    expect(numbers).toMatchObject({ stamina: 0, incapacitated: 1 })
    expect(lines.slice(-2)).toEqual(['No Stamina is left: incapacitated', '3 more than the Stamina there is'])
  })

  it('PV4 N13 turns cards for symbols in Heroic Mode, of which there are always enough', () => {
    const heroic = apply(having(exhausted(4)), { type: 'went-heroic', seat: ada })
    expect(told(heroic, lose(6))).toMatchObject({ numbers: { stamina: 0, incapacitated: 1 } })
    expect(told(heroic, lose(2)).lines).toEqual(['Cards are turned over until 2 Stamina symbols have come up'])
  })

  it('PV4 W1 tells which Wound it is', () => {
    const of = (count: number) => told(having({ tokens: { exhaustion: 0, harm: 0, wound: count } }), wound)
    expect(of(0).lines).toEqual([
      'The first Wound; a third incapacitates',
      'A Wound card joins the discard and may stop a later flip'
    ])
    expect(of(1).numbers).toMatchObject({ stamina: 10, wounds: 2, woundCards: 1, incapacitated: 0 })
    expect(of(2)).toMatchObject({ lines: ['A third Wound: incapacitated'], numbers: { incapacitated: 1, wounds: 2 } })
  })

  it('PV4 N3 N4 tells of a blow as it would be taken', () => {
    const { state } = play(apply(having(), { type: 'length-set', length: '9-hour' }), {
      type: 'open-attack',
      seat: ada,
      power: { by: 'number', number: 5 },
      exertion: 'physical',
      from: 'a hook'
    })
    const take = (split: { exhaustion: number; harm: number; wound: 0 | 1 }) =>
      told(state, {
        type: 'take-attack',
        attack: state.attacks[0]?.id ?? 0,
        split,
        exhaustionOnto: [],
        harmOnto: [],
        woundOnto: null,
        relief: 'none',
        describe: ''
      })
    expect(take({ exhaustion: 2, harm: 1, wound: 0 }).numbers).toMatchObject({ stamina: 7, harm: 1, wounds: 0 })
    expect(take({ exhaustion: 0, harm: 0, wound: 1 }).numbers).toMatchObject({ stamina: 10, harm: 0, wounds: 1 })
    expect(take({ exhaustion: 1, harm: 0, wound: 0 })).toMatchObject({ refused: 'illegal-split' })
  })
})

describe('recovery', () => {
  it('PV2 S6 RC3 counts real cards as back that are still to be named', () => {
    const real = having({ piles: physical({ exhausted: 4 }), tokens: { exhaustion: 4, harm: 0, wound: 0 } })
    expect(told(real, { type: 'recover-stamina', seat: ada, points: 3, reason: '' }).numbers).toMatchObject({
      stamina: 9
    })
  })

  it('PV5 N11 N12 tells the steps in their order, and that a step changes nothing', () => {
    const state = having(exhausted(5, { exhaustion: 3, harm: 1, wound: 1 }))
    const rest = told(state, { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' })
    expect(rest.lines).toEqual([
      '3 Exhaustion tokens returned',
      '3 cards back to the discard, 2 stay pinned',
      'Harm 1 → 0',
      '1 Wound stays',
      'No magic item to refill'
    ])
    expect(rest.numbers).toMatchObject({ stamina: 8, harm: 0, wounds: 1 })
    const help = told(state, { type: 'seek-help', seat: ada, at: 'elsewhere', keep: [], forgives: '' })
    expect(help.numbers).toMatchObject({ stamina: 9, harm: 0, wounds: 1, woundCards: 0 })
  })
})

describe('points, things and foes', () => {
  it('PV6 X3 H6 tells what is left of XP and Shadow, or what is missing', () => {
    expect(told(having({ xp: 3 }), { type: 'spend-xp', seat: ada, amount: 2, reason: '' })).toEqual({
      lines: ['XP 3 → 1'],
      numbers: { xp: 1 }
    })
    const buy = (count: number) =>
      told(having({}, { shadow: { free: 2, circled: 2, factor: 1 } }), {
        type: 'buy-with-shadow',
        use: 'trap',
        count,
        from: 'circled',
        seat: ada,
        what: ''
      })
    expect(buy(3)).toEqual({
      lines: ['Costs 3 Shadow', 's1 takes a blow of attack power 3 next', 'Free Shadow 2 → 1', 'Circled Shadow 2 → 0'],
      numbers: { price: 3, shadowFree: 1, shadowCircled: 0 }
    })
    expect(buy(5)).toMatchObject({ refused: 'not-enough-shadow' })
  })

  it('PV6 Q8 Q17 tells the load, what a find is beyond, and that a thing breaks', () => {
    const carrying = apply(having(), {
      type: 'item-gained',
      seat: ada,
      item: anItem('leather-armour', { id: 'i1', damage: 2 }),
      how: ''
    })
    expect(told(carrying, { type: 'damage-item', seat: ada, item: 'i1' })).toMatchObject({
      lines: expect.arrayContaining(['It breaks']),
      numbers: { damage: 3, load: 0 }
    })
    const found = { sort: 'magic', card: 'of-illusion', name: '', effect: '', capacity: 3 } as const
    expect(told(having(), { type: 'gain-item', seat: ada, item: found }).numbers).toMatchObject({ beyondLoot: 1 })
  })

  it('PV6 U3 U5 Z2 tells what foes cost and what a blow leaves of them', () => {
    const add = {
      type: 'add-foes',
      name: '',
      kind: 'soldier',
      stamina: 8,
      power: 'd6',
      squares: 1,
      note: '',
      count: 2
    } as const
    expect(told(having(), add).numbers).toMatchObject({ partyPower: 28, price: 0 })
    const { state } = play(having(), add)
    const foe = state.foes[0]?.id ?? 0
    expect(told(state, { type: 'strike-foe', foe, power: 3, by: ada, square: 'keep' }).numbers).toMatchObject({
      foeStamina: 5,
      foeSquares: 1
    })
  })
})
