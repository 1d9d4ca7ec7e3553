import { describe, expect, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { Clock } from '#rules/prophecy/types'
import { askGm, atTheTable, seatGuest, settle, value } from './houses'

/** A story of the Prophecy with a scene that is being performed. */
async function performing(now: () => number) {
  const table = await atTheTable({ now })
  const { host, gm } = table
  const revision = () => gm.dashboard.frame?.revision ?? 0
  const act = async (board: BoardId | null, command: unknown) => {
    value(await askGm(host, { ask: 'act', revision: revision(), board, command }))
    await settle(host)
  }
  await act(null, { type: 'open-board', system: 'prophecy', title: '', settings: null })
  const board = gm.dashboard.frame?.boards.find(each => each.system === 'prophecy')?.id
  if (!board) throw new Error('no story was opened')
  await act(board, { type: 'sketch', parent: null, objective: 'Ring the bell' })
  const clock = (): Clock => {
    const story = gm.dashboard.frame?.boards.find(each => each.id === board)
    if (story?.system !== 'prophecy') throw new Error('the story is gone')
    return story.view.clock
  }
  const scene = gm.dashboard.frame?.boards.flatMap(each => (each.system === 'prophecy' ? each.view.scenes : []))[0]?.id
  await act(board, { type: 'perform', scene, at: now() })
  return { ...table, act, board, clock }
}

describe('a pause and the clocks', () => {
  test('PR36 CA18 the X-card stops a running scene clock, and resuming sets it going again', async () => {
    let at = 1_000_000
    const { host, wrenSeat, clock } = await performing(() => at)
    expect(clock()).toEqual({ ran: 0, since: 1_000_000 })
    at += 56_000
    value(await host.ask(seatGuest(wrenSeat), { ask: 'pause' }))
    await settle(host)
    expect(clock()).toEqual({ ran: 56_000, since: null })
    at += 120_000
    value(await askGm(host, { ask: 'resume' }))
    await settle(host)
    expect(clock()).toEqual({ ran: 56_000, since: at })
  })

  test('PR36 a clock that stood before the pause stands after it, and nothing is written down', async () => {
    const { host, gm, act, board, clock } = await performing(() => 5000)
    await act(board, { type: 'pause-clock', at: 6000 })
    const before = gm.dashboard.frame?.revision
    value(await askGm(host, { ask: 'pause' }))
    value(await askGm(host, { ask: 'resume' }))
    await settle(host)
    expect(clock()).toEqual({ ran: 1000, since: null })
    expect(gm.dashboard.frame?.revision).toBe(before)
  })
})
