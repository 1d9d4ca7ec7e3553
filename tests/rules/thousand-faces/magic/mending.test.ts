import { describe, expect, it } from 'vitest'
import { newStory } from '#rules/thousand-faces/economy/model'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, bo, board, digital, play, playAll, refusalOf, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, adaWith, aMagicItem, characterIn } from '../characters/builders'

const mend = (patient: typeof ada, heals: 'harm' | 'wound'): Command => ({
  type: 'mend',
  seat: ada,
  item: 'i1',
  patient,
  heals
})
const rest = { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' } as const
const hurt = { piles: digital({ discard: ['W1.1'] }), tokens: { exhaustion: 0, harm: 2, wound: 1 } }
const both = (changes: Partial<State> = {}): State =>
  board(
    [
      sheet(ada, { character: aCharacter({ items: [aMagicItem({ card: 'mending' })], lastMove: 'rest' }) }),
      sheet(bo, hurt)
    ],
    { made: 100, ...changes }
  )

describe('a mending item', () => {
  it('K11 one Rest mends once; the next Rest mends again', () => {
    const once = play(both(), mend(bo, 'harm')).state
    expect(refusalOf(once, mend(bo, 'wound'))).toEqual({ because: 'mended-already', seat: ada })
    const again = playAll(once, noLuck, rest, mend(bo, 'wound'))
    expect(sheetOf(again, bo).tokens).toMatchObject({ harm: 1, wound: 0 })
  })

  it('K11 an item that does not mend heals no character; one whose effect says that it mends, may', () => {
    const with_ = (magic: Parameters<typeof aMagicItem>[0]) => {
      const state = both()
      const sheets = state.sheets.map(each =>
        each.seat === ada ? { ...each, character: { ...each.character, items: [aMagicItem(magic)] } } : each
      )
      return { ...state, sheets }
    }
    expect(refusalOf(with_({ card: 'of-sensation' }), mend(bo, 'harm'))).toMatchObject({ because: 'mends-nothing' })
    const taught = with_({ card: 'of-sensation', effect: 'One sense is tuned to magic. Mends what a night can mend.' })
    expect(sheetOf(play(taught, mend(bo, 'harm')).state, bo).tokens.harm).toBe(1)
  })

  it('J9 in the last chapter a Wound that it heals gives a Journey point once The Hearth is revealed, Harm gives none', () => {
    const story = { ...newStory, length: '9-hour', chapter: 8, journeySpent: ['reveal-hearth'] } as const
    expect(play(both({ story }), mend(bo, 'wound')).state.story.journey).toBe(1)
    expect(play(both({ story }), mend(bo, 'harm')).state.story.journey).toBe(0)
    expect(play(both({ story: { ...story, journeySpent: [] } }), mend(bo, 'wound')).state.story.journey).toBe(0)
  })
})

describe('a bargain with the Blood-Bound', () => {
  const bound = (): State => adaWith({ entreated: 'W1.1' }, { piles: digital({ discard: ['W1.1'] }) })
  const removed: Command = {
    type: 'correct',
    seat: ada,
    correction: { what: 'wound-cards', add: null, remove: 'W1.1' },
    reason: ''
  }

  it('K6 O41 is over when a correction takes its wound card', () => {
    expect(characterIn(play(bound(), removed).state).entreated).toBeNull()
  })

  it('K6 O41 stays while its card is there, whatever other wound card is removed', () => {
    const other = adaWith({ entreated: 'W1.1' }, { piles: digital({ discard: ['W1.1', 'W2.2'] }) })
    const correction = { what: 'wound-cards', add: null, remove: 'W2.2' } as const
    expect(characterIn(play(other, { ...removed, correction } as Command).state).entreated).toBe('W1.1')
  })

  it('K6 O41 one that an older campaign left open without its card ends with Seek Help', () => {
    const stuck = adaWith({ entreated: 'W1.9' })
    const help = { type: 'seek-help', seat: ada, at: 'elsewhere', keep: [], forgives: '' } as const
    expect(characterIn(play(stuck, help).state).entreated).toBeNull()
  })
})

describe('capacity that drops', () => {
  const lowered = (charges: number): number | undefined => {
    const state = adaWith({ items: [aMagicItem({ charges, capacity: 3 })], moves: [] })
    const used = play(
      state,
      {
        type: 'use-move',
        seat: ada,
        move: 'use-a-magic-item',
        attribute: 'int',
        advantages: 9,
        versus: null,
        supporters: [],
        item: 'i1',
        load: 'counts',
        slots: []
      },
      scriptedLuck()
    ).state
    const outcomes = used.outcomes.map(each => ({ ...each, result: 2 as const }))
    const done = play(
      { ...used, pending: null, outcomes },
      {
        type: 'settle-outcome',
        outcome: used.outcomes[0]?.id ?? 0,
        picks: [],
        pay: 'nothing',
        slots: [],
        packs: 0,
        repairs: [],
        drawback: 'lower-capacity',
        price: 0,
        red: null,
        note: ''
      }
    ).state
    return characterIn(done).items[0]?.magic?.charges
  }

  it('O19 charges above it are lost, but an item that Void Transfusion has overfilled keeps up to two above', () => {
    expect(lowered(3)).toBe(2)
    expect(lowered(6)).toBe(4)
    expect(lowered(5)).toBe(4)
  })
})
