import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, digital, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, characterIn, town, use } from '../characters/builders'

const study = (move: 'backstab' | 'fury' | 'parley' | 'rest') =>
  ({ type: 'study', seat: ada, move, master: '' }) as const

describe('studying', () => {
  it('L1 2 XP and a day in town: one level of a move one has', () => {
    const state = adaWith({ moves: [aMove('backstab')] }, { xp: 2 }, { story: town })
    const after = play(state, study('backstab')).state
    expect(characterIn(after).moves[0]?.level).toBe('g1')
    expect(sheetOf(after, ada).xp).toBe(0)
    expect(refusalOf(after, study('backstab'))).toMatchObject({ because: 'day-spent' })
  })

  it('L1 not outside a town, not without 2 XP, not beyond the top', () => {
    expect(refusalOf(adaWith({ moves: [aMove('backstab')] }, { xp: 2 }), study('backstab'))).toMatchObject({
      because: 'needs-town'
    })
    expect(
      refusalOf(adaWith({ moves: [aMove('backstab')] }, { xp: 1 }, { story: town }), study('backstab'))
    ).toMatchObject({ because: 'not-enough-xp' })
    expect(
      refusalOf(adaWith({ moves: [aMove('backstab', { level: 'g2' })] }, { xp: 2 }, { story: town }), study('backstab'))
    ).toMatchObject({ because: 'no-higher-level' })
  })

  it('L2 L3 a new card starts plain, and a basic move with a level printed is learned as one', () => {
    expect(characterIn(play(adaWith({}, { xp: 2 }, { story: town }), study('backstab')).state).moves).toMatchObject([
      { move: 'backstab', level: '0' }
    ])
    expect(characterIn(play(adaWith({}, { xp: 2 }, { story: town }), study('parley')).state).moves).toMatchObject([
      { move: 'parley', level: 'g1' }
    ])
    expect(refusalOf(adaWith({}, { xp: 2 }, { story: town }), study('rest'))).toMatchObject({
      because: 'no-higher-level'
    })
  })

  it('L6 in a 30-hour campaign Fury lies in an envelope until a character has a ring', () => {
    const long = { ...town, length: '30-hour' } as const
    const ringless = adaWith({}, { xp: 2 }, { story: long })
    expect(refusalOf(ringless, study('fury'))).toMatchObject({ because: 'in-envelope', rings: 1, has: 0 })
    const ringed = adaWith({ moves: [aMove('bum-rush'), aMove('counterspell')] }, { xp: 2 }, { story: long })
    const open = play(ringed, { type: 'open-envelope', seat: ada, move: 'fury' }).state
    expect(characterIn(play(open, study('fury')).state).moves.map(card => card.move)).toContain('fury')
  })

  it('L4 a level opens the next slot', () => {
    const state = adaWith({ moves: [aMove('good-cardio', { level: 'g2' })] })
    const seen = (view(state, { kind: 'gm' }) as GmView).sheets[0]?.character.moves.owned[0]
    expect(seen?.slots).toHaveLength(3)
  })
})

describe('a Critical Success', () => {
  const critical = (xp: number) =>
    play(adaWith({}, { xp, piles: digital({ top: ['11'] }) }), use('pick-pockets', { attribute: 'dex', advantages: 2 }))
      .state

  it('L7 E26 at wild: 1 XP takes the card as a novice, 2 XP studied; not both with a Blessing', () => {
    const state = critical(2)
    expect(state.outcomes[0]?.result).toBe(3)
    const novice = play(state, { type: 'raise-by-critical', steps: 1 }).state
    expect(characterIn(novice).moves).toMatchObject([{ move: 'pick-pockets', level: 'r1' }])
    expect(sheetOf(novice, ada).xp).toBe(1)
    const studied = play(state, { type: 'raise-by-critical', steps: 2 }).state
    expect(characterIn(studied).moves).toMatchObject([{ level: '0' }])
    expect(sheetOf(studied, ada).xp).toBe(0)
    expect(refusalOf(studied, { type: 'answer-critical', take: 'blessing' })).toMatchObject({
      because: 'nothing-pending'
    })
    expect(play(state, { type: 'answer-critical', take: 'blessing' }, scriptedLuck(0)).state.pending).toBeNull()
  })

  it('L3 R9 a card that it brings comes with what is dealt out with it, as one that is studied does', () => {
    const made = adaWith({ items: [aMagicItem()] }, { xp: 3, piles: digital({ top: ['11'] }) })
    const way = { attribute: 'int', item: 'i1', advantages: 2 } as const
    const flipped = play(made, use('use-a-magic-item', way), scriptedLuck()).state
    const magic = characterIn(play(flipped, { type: 'raise-by-critical', steps: 1 }).state)
    expect(magic.moves.map(({ move }) => move)).toContain('use-a-magic-item')
    expect(magic.owedMagic).toBe(1)
    expect(characterIn(play(critical(2), { type: 'raise-by-critical', steps: 1 }).state).owedMagic).toBe(0)
    const lesson = { ...study('backstab'), move: 'use-a-magic-item' } as const
    expect(characterIn(play(adaWith({}, { xp: 2 }, { story: town }), lesson).state).owedMagic).toBe(1)
  })

  it('L7 not more than the card has, not more than one can pay', () => {
    expect(refusalOf(critical(9), { type: 'raise-by-critical', steps: 5 })).toMatchObject({
      because: 'too-many-steps',
      most: 4
    })
    expect(refusalOf(critical(0), { type: 'raise-by-critical', steps: 1 })).toMatchObject({ because: 'not-enough-xp' })
  })

  it('L7 O32 a basic move without levels offers the Blessing only', () => {
    const state = play(
      adaWith({}, { xp: 3, piles: digital({ top: ['11'] }) }),
      use('defy-danger', { attribute: 'str' })
    ).state
    expect(refusalOf(state, { type: 'raise-by-critical', steps: 1 })).toEqual({ because: 'no-move-to-raise' })
    expect((view(state, { kind: 'gm' }) as GmView).critical?.blocked).not.toBeNull()
  })
})
