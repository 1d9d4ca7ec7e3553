import { describe, expect, it } from 'vitest'
import { parse } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { tutorialLeft } from '#rules/thousand-faces/economy/tutorial'
import { type TableView, view } from '#rules/thousand-faces/view'
import { board, play, refusalOf } from '../../../support/thousand-faces/table'

const emptyBoard = (): State => board([])

describe('the clock of the tutorial scene', () => {
  it('Y4 the clock of the tutorial scene runs from its beginning, stops, and goes on where it stood', () => {
    const minute = 60_000
    const running = play(emptyBoard(), { type: 'begin-tutorial', minutes: 10, at: 5 * minute }).state
    const left = (state: State, at: number): number => {
      const shown = (view(state, { kind: 'table' }) as TableView).tutorial
      if (!shown) throw new Error('the table shows no clock')
      return tutorialLeft(shown, at * minute) / minute
    }
    expect([left(running, 5), left(running, 9), left(running, 16)]).toEqual([10, 6, -1])
    const stopped = play(running, { type: 'turn-tutorial-clock', to: 'standing', at: 8 * minute }).state
    expect([left(stopped, 8), left(stopped, 60)]).toEqual([7, 7])
    const on = play(stopped, { type: 'turn-tutorial-clock', to: 'running', at: 20 * minute }).state
    expect(left(on, 22)).toBe(5)
    expect((view(on, { kind: 'overlay' }) as TableView).tutorial).toEqual(
      (view(on, { kind: 'table' }) as TableView).tutorial
    )
    expect((view(emptyBoard(), { kind: 'table' }) as TableView).tutorial).toBeNull()
  })

  it('Y4 the clock of the tutorial scene is not stopped twice, nor without one', () => {
    const running = play(emptyBoard(), { type: 'begin-tutorial', minutes: 10, at: 0 }).state
    const turn = (to: 'running' | 'standing'): Command => ({ type: 'turn-tutorial-clock', to, at: 0 })
    expect(refusalOf(running, turn('running'))).toEqual({ because: 'tutorial-clock-is', now: 'running' })
    expect(refusalOf(play(running, turn('standing')).state, turn('standing'))).toEqual({
      because: 'tutorial-clock-is',
      now: 'standing'
    })
    expect(refusalOf(emptyBoard(), turn('standing'))).toEqual({ because: 'no-tutorial' })
  })

  it('Y4 a time that no calendar knows is no command', () => {
    expect(parse.command.parse({ type: 'begin-tutorial', minutes: 10, at: 1 }).ok).toBe(true)
    for (const at of [-1, 0.5, 8_640_000_000_000_001])
      expect(parse.command.parse({ type: 'begin-tutorial', minutes: 10, at }).ok).toBe(false)
  })
})
