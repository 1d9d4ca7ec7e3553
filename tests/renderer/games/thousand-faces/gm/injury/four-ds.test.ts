import { describe, expect, it } from 'vitest'
import type { SlotPlace } from '#rules/thousand-faces/equipment/item-schemas'
import { outcomeOf, splitsOf } from '#rules/thousand-faces/injury/splits'
import type { AttackView } from '#rules/thousand-faces/injury/view'
import {
  asTaken,
  canDistribute,
  freshBlow,
  safeSplit,
  splitBriefly,
  splitLines,
  splitWords,
  uponOneself
} from '../../../../../../src/renderer/games/thousand-faces/gm/injury/four-ds'
import { seatId } from '../../../../../support/sheets'

const standing = { exhausted: 2, harm: 1, wounds: 0, length: '9-hour' } as const
const cardio: SlotPlace = { on: 'move', move: 'good-cardio', slot: 0 }
const armour: SlotPlace = { on: 'item', item: 'i1', slot: 0 }

function anAttack(more: Partial<AttackView> = {}): AttackView {
  return {
    id: 3,
    seat: seatId(1),
    from: 'a hook',
    power: 7,
    sum: '',
    exertion: 'physical',
    avoided: { harm: 0, wound: 0 },
    splits: splitsOf(7, standing),
    places: { exhaustion: [], harm: [], wound: [] },
    shields: [],
    reachOut: false,
    deadly: false,
    ...more
  }
}
const split = (exhaustion: number, harm: number, wound: 0 | 1) => outcomeOf({ exhaustion, harm, wound }, standing)
const tokens = { tokens: { exhaustion: 1, harm: 1, wound: 0 }, heroic: false }

describe('a split in words', () => {
  it.each([
    [split(7, 0, 0), '7 Exhaustion'],
    [split(1, 2, 0), '2 Harm and 1 Exhaustion'],
    [split(0, 0, 1), '1 Wound']
  ])('says what is taken', (each, words) => {
    expect(splitWords(each)).toBe(words)
  })

  it('marks no way out that ends the character', () => {
    const ends = { incapacitated: true }
    const holds = { incapacitated: false }
    expect(safeSplit([ends, holds, holds])).toBe(1)
    expect(safeSplit([holds, ends])).toBe(0)
    expect(safeSplit([ends, ends])).toBe(-1)
  })

  it('says it briefly where many ways lie beside each other', () => {
    expect(splitBriefly(split(1, 2, 0), tokens, false)).toEqual([
      '2 cards',
      'Harm 1 → 2',
      '1 Harm would become a Wound',
      'Wounds 0 → 1'
    ])
    expect(splitBriefly(split(9, 0, 0), tokens, true).at(-1)).toBe('Incapacitated, dead')
  })

  it('says what comes of it: cards, Harm, a Wound out of too much Harm', () => {
    expect(splitLines(split(1, 2, 0), tokens, false)).toEqual([
      'Two cards leave the deck unseen',
      'Two Harm tokens pin a card each',
      '1 of the Harm becomes a Wound: two Harm tokens lie there already',
      'The first Wound; a third incapacitates',
      'A Wound card joins the discard, and may stop a later flip'
    ])
  })

  it('names death where the chapter is deadly', () => {
    const grave = outcomeOf({ exhaustion: 9, harm: 0, wound: 0 }, standing)
    expect(splitLines(grave, tokens, false)).toContain('Incapacitated')
    expect(splitLines(grave, tokens, true)).toContain('Incapacitated; in this chapter that means death')
  })

  it('speaks of symbols, not of unseen cards, in Heroic Mode', () => {
    expect(splitLines(split(7, 0, 0), { ...tokens, heroic: true }, false)[0]).toBe(
      'Cards are turned until 7 Stamina symbols have come up'
    )
  })
})

describe('laying tokens elsewhere', () => {
  it('is a step only when a slot fits, or something can be felt coming', () => {
    expect(canDistribute(anAttack(), split(7, 0, 0))).toBe(false)
    expect(canDistribute(anAttack({ reachOut: true }), split(7, 0, 0))).toBe(true)
    const armoured = anAttack({ places: { exhaustion: [], harm: [], wound: [armour] } })
    expect(canDistribute(armoured, split(0, 0, 1))).toBe(true)
    expect(canDistribute(armoured, split(7, 0, 0))).toBe(false)
  })

  it('counts what is left to take upon oneself', () => {
    expect(uponOneself(anAttack(), split(7, 0, 0), { ...freshBlow, exhaustionOnto: [cardio] })).toBe('6 Exhaustion')
    expect(uponOneself(anAttack(), split(0, 0, 1), { ...freshBlow, woundOnto: armour })).toBe('nothing')
  })

  it('sends no more places than there are tokens', () => {
    const draft = { ...freshBlow, exhaustionOnto: [cardio, armour], woundOnto: armour, describe: ' Salt ' }
    expect(asTaken(anAttack(), split(1, 2, 0), draft)).toEqual({
      type: 'take-attack',
      attack: 3,
      split: { exhaustion: 1, harm: 2, wound: 0 },
      exhaustionOnto: [cardio],
      harmOnto: [],
      woundOnto: null,
      relief: 'none',
      describe: 'Salt'
    })
  })
})
