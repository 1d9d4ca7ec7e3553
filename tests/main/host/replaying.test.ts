import { describe, expect, test } from 'vitest'
import { ReplayRun } from '#main/host/replaying'
import { rangeOfSession, Replay } from '#rules/campaign/replay'
import type { AudienceSnapshot } from '#shared/contract'
import { Played } from '../../support/chronicle'
import { askGm, atTheTable, gmCaller, value } from './test-host'

/** A clock that the test moves: what is due, and after how long. */
class HandClock {
  due: { readonly ms: number; readonly run: () => void } | null = null
  now = (): number => 0
  after(ms: number, run: () => void): () => void {
    const mine = { ms, run }
    this.due = mine
    return () => void (this.due === mine && (this.due = null))
  }
  turn(): void {
    const { due } = this
    this.due = null
    due?.run()
  }
}

function threeNotes() {
  const clock = new HandClock()
  const played = Played.table('The Drowned Bells', 'Kresk')
  const first = played.chronicle.line.standing + 1
  for (const text of ['one', 'two', 'three']) played.campaign({ type: 'write-note', text, audience: 'table' })
  const replaying = new ReplayRun(clock, step => step())
  replaying.start(new Replay(played.chronicle, { first, last: first + 2 }, []), 'Session 1')
  return { clock, replaying, words: () => JSON.stringify(replaying.frame?.log.at(-1)?.line.parts) }
}

describe('RY3 the time between two acts', () => {
  test('is what it was then, within bounds, divided by the speed; the last snapshot stays', () => {
    const { clock, replaying, words } = threeNotes()
    expect([clock.due?.ms, words()?.includes('one')]).toEqual([1500, false])
    clock.turn()
    expect(words()).toContain('one')
    replaying.hasten(4)
    expect(clock.due?.ms).toBe(375)
    clock.turn()
    clock.turn()
    expect([words(), clock.due, replaying.view?.isOver, replaying.view?.isPlaying]).toEqual([
      expect.stringContaining('three'),
      null,
      true,
      false
    ])
  })

  test('does not continue while it is stopped; a step stops it, and the due step is dropped', () => {
    const { clock, replaying, words } = threeNotes()
    const late = clock.due
    replaying.play(false)
    late?.run()
    expect([clock.due, words()?.includes('one')]).toEqual([null, false])
    replaying.step('on')
    replaying.step('on')
    replaying.step('back')
    expect([words(), replaying.view?.isPlaying]).toEqual([expect.stringContaining('one'), false])
    replaying.play(true)
    clock.turn()
    expect(words()).toContain('two')
    replaying.end()
    expect([replaying.frame, replaying.view, clock.due]).toEqual([null, null, null])
  })
})

describe('RY2 RY4 a replay at the table', () => {
  async function replayed() {
    const table = await atTheTable()
    for (const text of ['first words', 'last words']) value(await table.note(text))
    const start = () => askGm(table.host, { ask: 'start-replay', what: { session: 0 } })
    const before = { table: table.table.last.frame, seen: table.wren.seen.length }
    value(await start())
    return { ...table, start, before }
  }
  const shown = (snapshot: AudienceSnapshot): string => JSON.stringify(snapshot.frame?.log ?? null)

  test('is on the table alone, says so, and makes no act', async () => {
    const { host, gm, table, wren, before, revision } = await replayed()
    const now = revision()
    expect([table.last.replay, gm.dashboard.preview.replay, gm.dashboard.replay?.name]).toEqual(
      Array(3).fill('Before the first session')
    )
    expect([shown(table.last).includes('last words'), wren.seen.length]).toEqual([false, before.seen])
    for (let step = 0; step < 9; step++) value(await askGm(host, { ask: 'steer-replay', to: 'on', speed: null }))
    expect([shown(table.last).includes('last words'), gm.dashboard.replay?.isOver, revision()]).toEqual([
      true,
      true,
      now
    ])
    value(await askGm(host, { ask: 'steer-replay', to: 'end', speed: null }))
    expect([table.last.replay, gm.dashboard.replay, table.last.frame]).toEqual([undefined, undefined, before.table])
  })

  test.each([
    ['an act', ({ note }: Awaited<ReturnType<typeof replayed>>) => note('new words')],
    [
      'undo',
      ({ host, revision }: Awaited<ReturnType<typeof replayed>>) =>
        askGm(host, { ask: 'undo', revision: revision(), steps: 1 })
    ],
    ['the X-card', ({ host }: Awaited<ReturnType<typeof replayed>>) => host.ask(gmCaller, { ask: 'pause' })],
    [
      'a frozen screen',
      ({ host }: Awaited<ReturnType<typeof replayed>>) =>
        askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'freeze' })
    ],
    ['closing the campaign', ({ host }: Awaited<ReturnType<typeof replayed>>) => askGm(host, { ask: 'close' })]
  ])('is ended by %s', async (_, end) => {
    const running = await replayed()
    value((await end(running)) as never)
    expect([running.table.last.replay, running.gm.dashboard.replay]).toEqual([undefined, undefined])
  })

  test('is refused where there is nothing to show, and while the game is paused', async () => {
    const { host, start } = await replayed()
    expect(await askGm(host, { ask: 'start-replay', what: { session: 9 } })).toMatchObject({ ok: false })
    await host.ask(gmCaller, { ask: 'pause' })
    expect(await start()).toMatchObject({ ok: false })
  })

  test('may be started by the Game Master only', async () => {
    const { host, wrenSeat } = await atTheTable()
    const seat = { actor: { kind: 'seat', seat: wrenSeat }, screen: 'seat', campaign: null } as const
    expect(await host.ask(seat, { ask: 'start-replay', what: { newest: true } })).toMatchObject({ ok: false })
  })
})

test('RY1 an empty session has no replay', () => {
  expect(rangeOfSession(Played.table('The Drowned Bells').chronicle, 3)).toBeNull()
})
