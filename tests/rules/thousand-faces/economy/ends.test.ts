import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { conditionOf } from '#rules/thousand-faces/economy/chapters'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Command, State } from '#rules/thousand-faces/state'
import { noLuck } from '../../../support/luck'
import { ada, digital, play, playAll, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aMove, anItem, characterIn } from '../characters/builders'

describe('the length of a campaign', () => {
  it('H5 J1 a campaign that begins anew at another length brings plain Shadow again', () => {
    const long = playAll(
      adaWith({}),
      noLuck,
      { type: 'set-length', length: '30-hour' },
      { type: 'begin-book', book: 3 }
    )
    expect(long.shadow.factor).toBe(2)
    const short = play(long, { type: 'set-length', length: 'one-shot' }).state
    expect(short).toMatchObject({ shadow: { factor: 1 }, story: { book: 1 } })
  })
})

describe('the last chapters', () => {
  const last = { ...newStory, length: '9-hour', chapter: 8, journeySpent: ['reveal-hearth'] } as const

  it('J9 the end of chapter 8 does not say that it pays a point', () => {
    const { events, state } = play(adaWith({}, {}, { story: last }), { type: 'end-chapter', as: 'earned' })
    expect(state.story.journey).toBe(0)
    const said = events.map(event => plainText(lineFor(event, { kind: 'gm' })?.parts ?? [], () => ''))
    expect(said).toEqual(['Chapter 8 ends; each Wound healed in it gave a Journey point'])
  })

  it('J3 the guardian of chapter 7 may come with any of four things', () => {
    const { says } = conditionOf('guardian-confronted')
    for (const kind of ['grief', 'rejection of their change', 'rejection of emotional growth', 'refusal'])
      expect(says).toContain(kind)
  })
})

describe('a round of a Pursuit', () => {
  const chase = (top: string): State => {
    const begun = play(adaWith({ pack: 2 }, { ranks: strOn('anvil'), piles: digital({ top: [top] }) }), {
      type: 'begin-pursuit',
      joined: [ada],
      pay: 'nothing'
    }).state
    return play(begun, { type: 'run-round', helper: null, advantages: 0 }).state
  }

  it('V4 that ends in a cross costs the round, and owes no GM move', () => {
    const after = chase('8')
    expect(after.game).toMatchObject({ rounds: [{ won: 'pursuers' }] })
    expect(after.gmMovesOwed).toEqual([])
  })

  it('H3 a cross on a move owes one, as ever', () => {
    const state = adaWith({}, { ranks: strOn('anvil'), piles: digital({ top: ['8'] }) })
    const flip: Command = {
      type: 'flip',
      seat: ada,
      attribute: 'str',
      net: 0,
      move: 'Defy Danger',
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    }
    expect(play(state, flip).state.gmMovesOwed).toHaveLength(1)
  })
})

describe('cards laid in a mini-game', () => {
  it('T2 pass the spotlight like any move of one’s own', () => {
    const state = adaWith({ moves: [aMove('pick-locks')] })
    expect(play(state, { type: 'lay-corners', seat: ada, move: 'pick-locks' }).state.spotlight.seat).toBe(ada)
  })
})

describe('repairs in town', () => {
  const repairs: Command = { type: 'have-repaired', seat: ada, pay: 'precious-pack' }
  const broken = (lastMove: 'rest' | null): State =>
    adaWith({ items: [anItem('sword', { damage: 1 })], precious: 1, lastMove })

  it('Q10 spare the flip, not the Rest', () => {
    expect(refusalOf(broken(null), repairs)).toEqual({ because: 'only-with-rest', seat: ada })
    expect(characterIn(play(broken('rest'), repairs).state).items[0]?.damage).toBe(0)
  })
})

describe('Heroic Stamina', () => {
  it('N13 LOG1 several points lost at once are one line', () => {
    const { events } = play(adaWith({ stamina: 'heroic' }), {
      type: 'lose-stamina',
      seat: ada,
      points: 4,
      reason: 'a blow'
    })
    const said = events.flatMap(event => {
      const line = lineFor(event, { kind: 'table' })
      return line ? [plainText(line.parts, () => 'Astra')] : []
    })
    expect(said).toEqual(['Astra loses 4 Stamina, face up: a blow'])
  })
})
