import { describe, expect, test } from 'vitest'
import type { AudienceSnapshot } from '#shared/contract'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { askGm, atTheTable, gmCaller, Onlooker, settle, value } from './test-host'

/** One source of a stream. */
class Source extends Onlooker {
  constructor(readonly layout: string) {
    super({ kind: 'overlay' })
  }

  override get last(): AudienceSnapshot<'overlay'> {
    return super.last as AudienceSnapshot<'overlay'>
  }
}

async function onStream() {
  const table = await atTheTable()
  const { host } = table
  const [strip, corners] = [new Source('strip'), new Source('corners')]
  host.attach(strip)
  host.attach(corners)
  await settle(host)
  return { ...table, strip, corners }
}

describe('the layouts of the stream', () => {
  test('DI1: each link is shown its own layout, and a change reaches that link alone', async () => {
    const { host, strip, corners } = await onStream()
    expect([strip.last.layout?.kind, corners.last.layout?.kind]).toEqual(['strip', 'corners'])
    const [pictures] = [corners.seen.length]
    const layouts = deliveredLayouts.map(each => (each.id === 'strip' ? { ...each, scale: 1.5 } : each))
    value(await askGm(host, { ask: 'set-preferences', preferences: { layouts } }))
    expect(strip.last.layout?.scale).toBe(1.5)
    expect(corners.seen).toHaveLength(pictures)
    expect(JSON.stringify(strip.last.layout)).not.toContain('"name":"')
  })

  test('DI4: the dashboard is sent exactly what the viewers see, and only while it looks', async () => {
    const { host, gm, strip } = await onStream()
    expect(gm.dashboard.overlay).toBe(undefined)
    value(await askGm(host, { ask: 'watch-overlay', layout: 'strip' }))
    expect(gm.dashboard.overlay).toBe(strip.last)
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'overlay', mode: 'blank' }))
    expect(gm.dashboard.overlay).toBe(strip.last)
    expect(strip.last.mode).toBe('blank')
    value(await askGm(host, { ask: 'watch-overlay', layout: null }))
    expect(gm.dashboard.overlay).toBe(undefined)
  })

  test('DI8: a test reaches the viewers of its layout alone, and is no act', async () => {
    const { host, table, strip, corners, revision } = await onStream()
    const before = [revision(), table.seen.length, corners.seen.length]
    value(await askGm(host, { ask: 'test-overlay', layout: 'strip' }))
    expect([strip.last.tests, corners.last.tests]).toEqual([1, 0])
    expect([revision(), table.seen.length, corners.seen.length]).toEqual(before)
    value(await askGm(host, { ask: 'test-overlay', layout: null }))
    expect([strip.last.tests, corners.last.tests]).toEqual([2, 1])
  })

  test('CT1: what the control link does is what the Game Master’s own buttons do', async () => {
    const { host, strip, table } = await onStream()
    const caller = { ...gmCaller, screen: 'control' } as const
    const press = async (act: 'live' | 'blank' | 'test-flip') => value(await host.ask(caller, { ask: 'control', act }))
    await press('blank')
    expect([strip.last.mode, table.last.mode]).toEqual(['blank', 'blank'])
    await press('live')
    expect([strip.last.mode, table.last.mode]).toEqual(['live', 'live'])
    expect(await press('test-flip')).toEqual({ says: 'Test shown' })
    expect(strip.last.tests).toBe(1)
  })

  test('CT2: the control link shows what is next and takes it away, as acts like any other', async () => {
    const { host, act, gm, revision } = await onStream()
    const caller = { ...gmCaller, screen: 'control' } as const
    const press = (name: 'show-next' | 'take-away') => host.ask(caller, { ask: 'control', act: name })
    expect(await press('show-next')).toMatchObject({ ok: false, error: { kind: 'refused' } })
    const exhibit = { kind: 'title', title: 'The bell tower', line: '', picture: null }
    value(await act({ type: 'prepare-exhibit', exhibit, to: 'table-and-overlay' }))
    const before = revision()
    value(await press('show-next'))
    expect(gm.dashboard.frame?.showing?.live).toHaveLength(1)
    value(await press('take-away'))
    expect(revision()).toBe(before + 2)
    expect(gm.dashboard.frame?.showing?.live ?? []).toEqual([])
  })

  test('CT6: the control link sets a mark and moves the clock that was shown last, as acts that can be undone', async () => {
    let time = 1_000_000
    const { host, act, gm, revision } = await atTheTable({ now: () => time })
    const press = (name: 'mark' | 'clock') =>
      host.ask({ ...gmCaller, screen: 'control' }, { ask: 'control', act: name })
    const clocks = () => gm.dashboard.frame?.clocks?.map(({ measure }) => measure)
    expect(await press('clock')).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
    const segments = { name: 'Flood', note: '', face: 'shown', measure: { kind: 'segments', size: 2, sign: 'plain' } }
    const countdown = { name: 'Break', note: '', face: 'shown', measure: { kind: 'countdown', length: 60_000 } }
    const own = { name: 'Mine', note: '', face: 'mine', measure: { kind: 'count' } }
    const hidden = { ...own, name: 'Patience', face: 'hidden' }
    value(await act({ type: 'add-clocks', clocks: [countdown, segments, own, hidden], startAt: null }))
    const [still, , mine, patience] = clocks() ?? []
    expect(await press('clock')).toEqual({ ok: true, value: { says: 'The newest clock has moved' } })
    expect(clocks()).toEqual([still, expect.objectContaining({ filled: 1 }), mine, patience])
    value(await press('clock'))
    expect(await press('clock')).toMatchObject({ error: { kind: 'refused', because: 'clock-is-full' } })
    const flood = gm.dashboard.frame?.clocks?.[1]?.id
    value(await act({ type: 'remove-clock', clock: flood }))
    value(await press('clock'))
    expect(clocks()?.[0]).toMatchObject({ since: time })
    time += 10_000
    value(await press('clock'))
    expect(clocks()?.[0]).toMatchObject({ since: null, ran: 10_000 })
    value(await press('clock'))
    time += 60_000
    expect(await press('clock')).toMatchObject({ error: { kind: 'refused', because: 'time-is-up' } })

    const before = revision()
    value(await press('mark'))
    time += 1
    value(await press('mark'))
    expect(revision()).toBe(before + 2)
    expect(gm.dashboard.frame?.marks).toHaveLength(2)
    value(await askGm(host, { ask: 'undo', revision: revision(), steps: 1 }))
    expect(gm.dashboard.frame?.marks).toHaveLength(1)
  })

  test('DI7: a layout with a delay is behind, one without is not, and the X-card is on both at once', async () => {
    let now = 1_000_000
    const { host, note } = await atTheTable({ now: () => now })
    const layouts = deliveredLayouts.map(each => (each.id === 'strip' ? { ...each, delay: 5 } : each))
    value(await askGm(host, { ask: 'set-preferences', preferences: { layouts } }))
    const [late, prompt] = [new Source('strip'), new Source('corners')]
    host.attach(late)
    host.attach(prompt)
    now += 10_000
    value(await note('the bell tolls'))
    const message = (source: Source) => JSON.stringify(source.last).includes('the bell tolls')
    expect([message(late), message(prompt)]).toEqual([false, true])
    now += 4_999
    value(await note('something else'))
    expect(message(late)).toBe(false)
    now += 1
    value(await note('and again'))
    expect(message(late)).toBe(true)
    expect(JSON.stringify(late.last)).not.toContain('something else')
    value(await askGm(host, { ask: 'pause' }))
    expect([late.last.paused, prompt.last.paused]).toEqual([true, true])
    expect(JSON.stringify(late.seen)).not.toContain('something else')
  })

  test('DI7: a delay that is changed in mid-run brings nothing early, nothing twice and nothing out of order', async () => {
    let now = 1_000_000
    const { host, note } = await atTheTable({ now: () => now })
    const set = async (delay: number) => {
      const layouts = deliveredLayouts.map(each => (each.id === 'strip' ? { ...each, delay } : each))
      value(await askGm(host, { ask: 'set-preferences', preferences: { layouts } }))
    }
    await set(10)
    const source = new Source('strip')
    host.attach(source)
    /** The newest that the viewers have received. */
    const received = () => [...JSON.stringify(source.last).matchAll(/bell (\d)/g)].map(([, nth]) => Number(nth))
    const tell = async (nth: number) => {
      now += 2_000
      value(await note(`bell ${nth}`))
    }
    for (const nth of [1, 2, 3]) await tell(nth)
    expect(received()).toEqual([])
    // At 6 s: sent at 2, 4 and 6 s. With a delay of four seconds only the first is due.
    await set(4)
    expect(Math.max(...received())).toBe(1)
    // A longer delay takes back nothing that was seen, and shows nothing more until it is due.
    await set(8)
    expect(Math.max(...received())).toBe(1)
    await tell(4)
    expect(Math.max(...received())).toBe(1)
    now += 4_000
    await set(8)
    expect(Math.max(...received())).toBe(2)
    await set(0)
    expect(Math.max(...received())).toBe(4)
    const newest = source.seen.map(each => {
      const message = [...JSON.stringify(each).matchAll(/bell (\d)/g)].map(([, nth]) => Number(nth))
      return Math.max(0, ...message)
    })
    expect(newest).toEqual([...newest].sort((one, other) => one - other))
  })

  test('DI7: an overlay that comes late sees what the others see', async () => {
    let now = 1_000_000
    const { host, note } = await atTheTable({ now: () => now })
    const layouts = deliveredLayouts.map(each => ({ ...each, delay: 10 }))
    value(await askGm(host, { ask: 'set-preferences', preferences: { layouts } }))
    now += 20_000
    value(await note('the bell tolls'))
    now += 9_000
    const late = new Source('corners')
    host.attach(late)
    await settle(host)
    expect(late.last.frame).not.toBe(null)
    expect(JSON.stringify(late.last)).not.toContain('the bell tolls')
  })
})
