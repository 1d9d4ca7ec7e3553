import { describe, expect, it } from 'vitest'
import { describe as describeEvent } from '#rules/thousand-faces/slices'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { newStory } from '#rules/thousand-faces/economy/model'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMove } from '../characters/builders'
import { storyBoard } from './story-board'

describe('Journey points', () => {
  it('J8 one for each use; not without one', () => {
    expect(refusalOf(storyBoard({}), { type: 'spend-journey', use: 'spark', seat: null, what: '' })).toEqual({
      because: 'not-enough-journey',
      has: 0
    })
    expect(
      play(storyBoard({ journey: 1 }), { type: 'spend-journey', use: 'arrival', seat: null, what: '' }).state.story
        .journey
    ).toBe(0)
    expect(play(storyBoard({}), { type: 'correct-journey', to: 4, reason: '' }).state.story.journey).toBe(4)
  })

  it('J8 a dead character returns for one, and in no other way', () => {
    const state = adaWith({ dead: true }, { incapacitated: true }, { story: { ...newStory, journey: 1 } })
    const alive = play(state, { type: 'spend-journey', use: 'back-to-life', seat: ada, what: '' }).state
    expect(sheetOf(alive, ada)).toMatchObject({ incapacitated: false, character: { dead: false } })
    expect(
      refusalOf(storyBoard({ journey: 1 }), { type: 'spend-journey', use: 'back-to-life', seat: ada, what: '' })
    ).toMatchObject({ because: 'not-dead' })
  })

  it('K9 O23 an accusation waits until the GM can pay; Journey leaves the card, Shadow takes it', () => {
    const accuse = { type: 'accuse', seat: ada, authority: 'the bishop', gmPays: 'journey' } as const
    const poor = adaWith({ moves: [aMove('unknown-benefactor')] })
    const waiting = play(poor, accuse).state
    expect(waiting.story.claims).toHaveLength(1)
    const rich = { ...waiting, shadow: { free: 3, circled: 0, factor: 1 } } as State
    const paid = play(rich, { type: 'pay-claim', claim: 0, with: 'shadow' }).state
    expect(paid).toMatchObject({ shadow: { free: 0 }, story: { claims: [] }, sheets: [{ character: { moves: [] } }] })
    const kept = play({ ...poor, story: { ...newStory, journey: 1 } }, accuse).state
    expect(kept).toMatchObject({
      story: { journey: 0, claims: [] },
      sheets: [{ character: { moves: [{ move: 'unknown-benefactor' }] } }]
    })
  })

  it('K9 an accusation names whom it accuses, and the log does too', () => {
    const state = adaWith({ moves: [aMove('unknown-benefactor')] })
    const accuse = (authority: string) => ({ type: 'accuse', seat: ada, authority, gmPays: 'journey' }) as const
    expect(refusalOf(state, accuse('  '))).toEqual({ because: 'accuses-nobody', seat: ada })
    const [made] = play(state, accuse(' the bishop ')).events
    expect(made && describeEvent(made, { kind: 'table' })?.parts).toEqual([
      { seat: ada },
      ' accuses an authority (Unknown Benefactor)',
      ': the bishop'
    ])
  })
})
