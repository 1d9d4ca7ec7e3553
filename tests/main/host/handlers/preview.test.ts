import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { line } from '#rules/core/log-line'
import { ok } from '#rules/core/result'
import { thousandFaces } from '#rules/thousand-faces/index'
import { askGm, atTheTable, gmCaller, Onlooker, seatCaller, value } from '../test-host'

type Table = Awaited<ReturnType<typeof atTheTable>>

/** A preview for the GM on the first board. */
function previewed({ host, gm, revision }: Table, command: object) {
  const board = gm.dashboard.frame?.boards[0]?.id ?? null
  return host.ask(gmCaller, {
    ask: 'preview',
    revision: revision(),
    board,
    command
  })
}

/** The game previews what this test makes it preview. */
function foretelling(preview: NonNullable<typeof thousandFaces.preview>): void {
  const before = thousandFaces.preview
  Object.assign(thousandFaces, { preview })
  onTestFinished(() => void Object.assign(thousandFaces, { preview: before }))
}

describe('a preview', () => {
  test('answers the refusal that the act would meet, with what to do instead', async () => {
    const table = await atTheTable()
    const command = {
      type: 'spend-xp',
      seat: table.wrenSeat,
      amount: 1_000,
      reason: ''
    }
    const board = table.gm.dashboard.frame?.boards[0]?.id ?? null
    const asked = await previewed(table, command)
    expect(asked.ok).toBe(false)
    expect(asked).toEqual(
      await table.host.ask(gmCaller, {
        ask: 'act',
        revision: table.revision(),
        board,
        command
      })
    )
  })

  test('tells what the game says is certain, in its own words', async () => {
    const table = await atTheTable()
    foretelling((_state, command) => ({ lines: [line('plain', `would do ${command.type}`)], numbers: { xp: 3 } }))
    expect(
      await previewed(table, {
        type: 'gain-xp',
        seat: table.wrenSeat,
        amount: 3,
        reason: ''
      })
    ).toEqual(ok({ lines: [{ tone: 'plain', parts: ['would do gain-xp'] }], numbers: { xp: 3 } }))
  })

  test('is never recorded: no entry, no byte, no new snapshot', async () => {
    const table = await atTheTable()
    const files = async () =>
      Promise.all(['', '.journal'].map(end => readFile(join(table.folder, `the-drowned-bells.hearth${end}`), 'utf8')))
    value(await table.note('The tide is out'))
    const before = [await files(), table.revision(), table.gm.seen.length, table.table.seen.length]
    value(
      await previewed(table, {
        type: 'gain-xp',
        seat: table.wrenSeat,
        amount: 3,
        reason: ''
      })
    )
    expect([await files(), table.revision(), table.gm.seen.length, table.table.seen.length]).toEqual(before)
  })

  test('says nothing that luck or hidden cards decide', async () => {
    const [previews, happened]: [unknown[], string[]] = [[], []]
    for (const below of [() => 0, (bound: number) => bound - 1]) {
      const table = await atTheTable({ luck: { below } })
      const command = { type: 'flip', seat: table.wrenSeat, attribute: 'str', net: 1 }
      previews.push(await previewed(table, command))
      const board = table.gm.dashboard.frame?.boards[0]
      await table.host.ask(gmCaller, { ask: 'act', revision: table.revision(), board: board?.id ?? null, command })
      happened.push(JSON.stringify(table.gm.dashboard.frame?.log.at(-1)))
    }
    expect(happened[0]).not.toBe(happened[1])
    expect(previews[0]).toEqual(previews[1])
  })

  test('of a mistake of ours is a refusal, and is written down', async () => {
    const table = await atTheTable()
    vi.spyOn(thousandFaces, 'decide').mockImplementationOnce(() => {
      throw new Error('Zq1z')
    })
    const answer = await previewed(table, {
      type: 'gain-xp',
      seat: table.wrenSeat,
      amount: 3,
      reason: ''
    })
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'refused', because: 'our-bug' }
    })
    expect(JSON.stringify(answer)).not.toContain('Zq1z')
    expect(table.log.join()).toContain('Zq1z')
  })
})

describe('a preview for a seat', () => {
  const ofSeat = ({ host, wrenSeat, gm, wren }: Table, command: object) =>
    host.ask(seatCaller(wrenSeat), {
      ask: 'preview',
      revision: wren.last.frame?.revision ?? -1,
      board: gm.dashboard.frame?.boards[0]?.id ?? null,
      command
    })

  test('is judged as that seat: what only the GM may do is refused, without a preview', async () => {
    const table = await atTheTable()
    const foretold = vi.fn(() => ({ lines: [line('plain', 'Zq2z')], numbers: {} }))
    foretelling(foretold)
    const answer = await ofSeat(table, {
      type: 'gain-xp',
      seat: table.kreskSeat,
      amount: 3,
      reason: 'Zq3z'
    })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused' } })
    expect(JSON.stringify(answer)).not.toMatch(/Zq\dz/)
    expect(foretold).not.toHaveBeenCalled()
  })

  test('uses that seat’s own snapshot, and waits while the screens are stopped', async () => {
    const table = await atTheTable()
    const command = {
      type: 'gain-xp',
      seat: table.wrenSeat,
      amount: 3,
      reason: ''
    }
    const stale = { ask: 'preview', revision: 999, board: null, command }
    expect(await table.host.ask(seatCaller(table.wrenSeat), stale)).toMatchObject({
      error: { problem: { kind: 'stale' } }
    })
    value(await askGm(table.host, { ask: 'set-screen-mode', screens: 'all', mode: 'freeze' }))
    expect(await ofSeat(table, command)).toMatchObject({
      error: { problem: { kind: 'not-allowed' } }
    })
  })

  test('is not for screens that only show', async () => {
    const { host, table } = await atTheTable()
    expect(table).toBeInstanceOf(Onlooker)
    const ask = { ask: 'preview', revision: 0, board: null, command: {} }
    for (const screen of ['table', 'overlay'] as const)
      expect(await host.ask({ ...gmCaller, screen }, ask)).toMatchObject({
        error: { problem: { kind: 'not-allowed' } }
      })
  })
})
