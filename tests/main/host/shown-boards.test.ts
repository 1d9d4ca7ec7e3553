import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import { askGm, atTheTable, GmViewer, Onlooker, openTestHost, seatCaller, settle, value } from './test-host'

const canary = 'Qanarium'

/** All screens of the table, a stream, and functions that open, show and play games. */
async function withGames() {
  const table = await atTheTable()
  const { host, gm, act, wrenSeat } = table
  const overlay = new Onlooker({ kind: 'overlay' })
  host.attach(overlay)
  await settle(host)
  const open = async (title: string): Promise<BoardId> => {
    value(await act({ type: 'open-board', system: 'game-face', title, settings: null }))
    return gm.dashboard.frame?.boards.at(-1)?.id as BoardId
  }
  const show = (board: BoardId | null) => askGm(host, { ask: 'show-board', board })
  const first = gm.dashboard.frame?.boards[0]?.id as BoardId
  const seen = () => JSON.stringify([table.table.seen, overlay.seen, table.wren.seen])
  const onTable = () => table.table.last.frame?.boards.map(({ title }) => title)
  return { ...table, overlay, open, show, first, seen, onTable, wrenSeat }
}

describe('which game the screens show', () => {
  test('ST7 a new game waits: nothing of it leaves the dashboard before it is shown', async () => {
    const { gm, open, show, act, seen, onTable, first, host, wrenSeat, wren, revision } = await withGames()
    const duel = await open(canary)
    value(await act({ type: 'rename-board', board: duel, title: `${canary} II` }))
    const command = { type: 'call-contest', by: 's3', stake: `${canary} at stake` }
    await host.ask(
      { actor: { kind: 'gm' }, screen: 'gm', campaign: null },
      { ask: 'act', revision: revision(), board: duel, command }
    )
    value(await act({ type: 'add-seat', player: 'Ada', character: 'Brindle' }))
    expect(gm.dashboard.boardsOnScreens).toEqual({ table: first, waiting: [duel], follows: false })
    expect(JSON.stringify(gm.dashboard.preview)).not.toContain(canary)
    expect(seen()).not.toContain(canary)
    const recap = await host.ask(seatCaller(wrenSeat), { ask: 'read-recap', session: null, audience: wrenSeat })
    expect(JSON.stringify(recap)).not.toContain(canary)
    value(await show(duel))
    expect(onTable()).toEqual([`${canary} II`])
    expect(wren.last.frame?.boards.map(({ id }) => id)).toEqual([first, duel])
    expect(wren.last.frame?.focus).toBe(duel)
  })

  test('ST7 hidden games change no byte of what the screens are sent', async () => {
    const pictures: string[] = []
    for (const hidden of [0, 3]) {
      const { open, note, seen } = await withGames()
      for (let n = 0; n < hidden; n++) await open(`hidden ${n}`)
      value(await note('one'))
      pictures.push(seen().replace(/"(?:serial|at)":\d+/g, ''))
    }
    expect(pictures[1]).toBe(pictures[0])
  })

  test('ST7 a player cannot tell a game that waits from one that there is none of, nor act in it', async () => {
    const { host, open, wren, wrenSeat } = await withGames()
    const duel = await open('A duel')
    const answers = await Promise.all(
      [duel, 'b99'].flatMap(board =>
        (['act', 'preview'] as const).map(ask =>
          host.ask(seatCaller(wrenSeat), { ask, revision: wren.last.frame?.revision, board, command: { type: 'roll' } })
        )
      )
    )
    expect(answers[0]).toMatchObject({ error: { problem: { kind: 'not-allowed' } } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('ST6 playing on another game, or opening one again, does not turn the table to it', async () => {
    const { host, act, open, show, onTable, first, revision } = await withGames()
    const duel = await open('A duel')
    value(await show(duel))
    value(await show(first))
    await host.ask(
      { actor: { kind: 'gm' }, screen: 'gm', campaign: null },
      { ask: 'act', revision: revision(), board: duel, command: { type: 'end' } }
    )
    expect(onTable()).toEqual(['A Thousand Faces of Adventure'])
    value(await act({ type: 'close-board', board: duel }))
    value(await act({ type: 'reopen-board', board: duel }))
    expect(onTable()).toEqual(['A Thousand Faces of Adventure'])
  })

  test('ST6 no game at all may be shown, and the phones keep theirs', async () => {
    const { show, onTable, overlay, wren, gm } = await withGames()
    value(await show(null))
    expect([onTable(), overlay.last.frame?.boards, wren.last.frame?.boards.length]).toEqual([[], [], 1])
    expect(gm.dashboard.boardsOnScreens?.table).toBeNull()
  })

  test('ST9 when the game that is shown is closed, the one before it is shown, and never one that waits', async () => {
    const { act, open, show, onTable, first } = await withGames()
    const duel = await open('A duel')
    await open('Another that waits')
    value(await show(duel))
    value(await act({ type: 'close-board', board: duel }))
    expect(onTable()).toEqual(['A Thousand Faces of Adventure'])
    value(await act({ type: 'close-board', board: first }))
    expect(onTable()).toEqual([])
  })

  test('ST6 a game that is closed or unknown cannot be shown', async () => {
    const { act, open, show } = await withGames()
    const duel = await open('A duel')
    value(await act({ type: 'close-board', board: duel }))
    for (const board of [duel, 'b99' as BoardId])
      expect(await show(board)).toMatchObject({ error: { problem: { kind: 'not-allowed' } } })
  })

  test('ST8 the first game of a campaign is shown by itself, also after it was undone', async () => {
    const { host, gm, onTable } = await withGames()
    const revision = () => gm.dashboard.frame?.revision ?? 0
    expect(onTable()).toEqual(['A Thousand Faces of Adventure'])
    value(await askGm(host, { ask: 'undo', revision: revision(), steps: gm.dashboard.frame?.undo.steps ?? 0 }))
    const command = { type: 'open-board', system: 'prophecy', title: 'Anew', settings: null }
    value(await askGm(host, { ask: 'act', revision: revision(), board: null, command }))
    expect(onTable()).toEqual(['Anew'])
  })

  test('ST10 following is a switch that the host remembers', async () => {
    const { host, gm } = await withGames()
    value(await askGm(host, { ask: 'follow-boards', on: true }))
    expect(gm.dashboard.boardsOnScreens?.follows).toBe(true)
  })

  test('ST6 ST7 what is shown and what waits outlive the program, and go with the campaign when it is saved elsewhere', async () => {
    const { host, root, folder, open, show } = await withGames()
    const duel = await open('A duel')
    const waiting = await open(canary)
    value(await show(duel))
    value(await askGm(host, { ask: 'save-as', path: 'elsewhere' }))
    value(await askGm(host, { ask: 'close' }))
    for (const name of ['the-drowned-bells.hearth', 'elsewhere.hearth']) {
      const next = await openTestHost({ root })
      const [gm, table] = [new GmViewer(), new Onlooker({ kind: 'table' })]
      for (const viewer of [gm, table]) next.host.attach(viewer)
      value(await next.host.open(join(folder, name)))
      expect(gm.dashboard.boardsOnScreens).toEqual({ table: duel, waiting: [waiting], follows: false })
      expect(JSON.stringify(table.seen)).not.toContain(canary)
      value(await askGm(next.host, { ask: 'close' }))
    }
  })

  test('ST8 a campaign that this machine has not shown yet shows the game that was played on last, and all are known', async () => {
    const { host, folder, open } = await withGames()
    await open('A duel')
    value(await askGm(host, { ask: 'close' }))
    const elsewhere = await openTestHost()
    const table = new Onlooker({ kind: 'table' })
    elsewhere.host.attach(table)
    value(await elsewhere.host.open(join(folder, 'the-drowned-bells.hearth')))
    expect(table.last.frame?.boards.map(({ title }) => title)).toEqual(['A duel'])
  })
})

test('hot-seat shows a game that waits to the player who is handed the machine', async () => {
  const { host, open, wrenSeat } = await withGames()
  const duel = await open('A duel')
  const peeked = value(await askGm(host, { ask: 'peek-seat', seat: wrenSeat })) as unknown as {
    frame: { boards: { id: string }[] }
  }
  expect(peeked.frame.boards.map(({ id }) => id)).toContain(duel)
})
