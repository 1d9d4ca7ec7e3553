import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { storyBoard } from './story-board'

describe('days and sessions', () => {
  it('Y1 Y2 one of the moves that take a day; a day is noted for each character', () => {
    const day = play(storyBoard({}), { type: 'begin-day', place: 'outside' }).state
    const rest: Command = { type: 'rest', seat: ada, keep: [], harmFrom: 'pile', blames: '' }
    const rested = play(day, rest).state
    expect((view(rested, { kind: 'gm' }) as GmView).economy.day?.did).toEqual([{ seat: ada, moves: ['rest'] }])
    expect(refusalOf(rested, rest)).toMatchObject({ because: 'day-spent', by: 'rest' })
  })

  it('Y3 a second day of peace costs a Journey point', () => {
    const day = play(storyBoard({ journey: 1 }), { type: 'begin-day', place: 'town' }).state
    expect(refusalOf(day, { type: 'begin-day', place: 'town' })).toMatchObject({ because: 'day-runs' })
    expect(play(day, { type: 'spend-journey', use: 'second-day', seat: null, what: '' }).state.story.day).toMatchObject(
      { number: 2, did: {} }
    )
    expect(play(day, { type: 'end-day' }).state.story.day).toBeNull()
  })

  it('X4 from the second session on its opener gives all 1 XP, once', () => {
    const open = (session: number): Command => ({ type: 'open-session', session })
    const first = play(storyBoard({}), open(1)).state
    expect(sheetOf(first, ada).xp).toBe(0)
    const second = play(first, open(2)).state
    expect(sheetOf(second, ada).xp).toBe(1)
    expect(refusalOf(second, open(2))).toMatchObject({ because: 'session-opened' })
  })

  it('Y4 the tutorial scene begins and ends', () => {
    const running = play(storyBoard({}), { type: 'begin-tutorial', minutes: 10 }).state
    expect((view(running, { kind: 'gm' }) as GmView).economy.tutorial).toEqual({
      minutes: 10,
      clock: { ran: 0, since: null }
    })
    expect(refusalOf(running, { type: 'begin-tutorial', minutes: 10 })).toEqual({ because: 'tutorial-runs' })
    expect(play(running, { type: 'end-tutorial' }).state.story.tutorial).toBeNull()
  })
})
