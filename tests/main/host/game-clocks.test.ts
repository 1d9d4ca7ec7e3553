import { describe, expect, test } from 'vitest'
import type { BoardId, Frame } from '#rules/campaign/types'
import type { Clock } from '#rules/core/clock'
import { askGm, atTheTable, seatCaller, settle, value } from './test-host'

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
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    await settle(host)
    expect(clock()).toEqual({ ran: 56_000, since: null })
    at += 120_000
    value(await askGm(host, { ask: 'resume' }))
    await settle(host)
    expect(clock()).toEqual({ ran: 56_000, since: at })
  })

  test('PR36 a clock that was stopped before the pause is stopped after it, and nothing is recorded', async () => {
    const { host, gm, act, board, clock } = await performing(() => 5000)
    await act(board, { type: 'pause-clock', at: 6000 })
    const before = gm.dashboard.frame?.revision
    value(await askGm(host, { ask: 'pause' }))
    value(await askGm(host, { ask: 'resume' }))
    await settle(host)
    expect(clock()).toEqual({ ran: 1000, since: null })
    expect(gm.dashboard.frame?.revision).toBe(before)
  })

  test('Y4 CA18 the X-card stops the clock of the tutorial scene on every screen, and resuming sets it going again', async () => {
    let at = 1_000_000
    const { host, gm, table, wrenSeat } = await atTheTable({ now: () => at })
    const board = gm.dashboard.frame?.boards.find(each => each.system === 'thousand-faces')?.id ?? null
    const command = { type: 'begin-tutorial', minutes: 10, at }
    value(await askGm(host, { ask: 'act', revision: gm.dashboard.frame?.revision ?? 0, board, command }))
    await settle(host)
    const shown = (): unknown => {
      const focus = (table.last.frame as Frame<'table'>).boards.find(each => each.id === board)
      return focus?.system === 'thousand-faces' ? focus.view.tutorial : 'no such board'
    }
    expect(shown()).toEqual({ minutes: 10, clock: { ran: 0, since: at } })
    at += 56_000
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    await settle(host)
    const stands = { ran: 56_000, since: null }
    expect(gm.dashboard.frame?.boards[0]).toMatchObject({ view: { economy: { tutorial: { clock: stands } } } })
    at += 120_000
    value(await askGm(host, { ask: 'resume' }))
    await settle(host)
    expect(shown()).toEqual({ minutes: 10, clock: { ran: 56_000, since: at } })
  })
})

describe('a pause and the campaign’s own clocks', () => {
  test('CL7 the X-card stops the countdowns that run, and those alone go on', async () => {
    let at = 1_000_000
    const { host, gm, table, wrenSeat } = await atTheTable({ now: () => at })
    const act = async (command: unknown) => {
      const revision = gm.dashboard.frame?.revision ?? 0
      value(await askGm(host, { ask: 'act', revision, board: null, command }))
      await settle(host)
    }
    const down = (name: string) => ({ name, note: '', face: 'shown', measure: { kind: 'countdown', length: 600_000 } })
    await act({ type: 'add-clocks', clocks: [down('Break')], startAt: at })
    await act({ type: 'add-clocks', clocks: [down('Later')], startAt: null })
    const shown = () => (table.last.frame as Frame<'table'>).clocks?.map(each => each.face === 'shown' && each.measure)
    at += 60_000
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    await settle(host)
    const stands = { kind: 'countdown', length: 600_000, ran: 0, since: null }
    expect(shown()).toEqual([{ ...stands, ran: 60_000 }, stands])
    at += 3_600_000
    value(await askGm(host, { ask: 'resume' }))
    await settle(host)
    expect(shown()).toEqual([{ ...stands, ran: 60_000, since: at }, stands])
  })
})
