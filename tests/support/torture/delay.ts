import { expect } from 'vitest'
import type { Ask } from '#shared/asks'
import type { AudienceSnapshot } from '#shared/contract'
import { deliveredLayouts } from '#shared/overlay-layouts'
import type { ScreenMode } from '#shared/screens'
import { seededLuck } from '../luck'
import { askGm, atTheTable, Onlooker, settle, value } from '../../main/host/test-host'

/** A host and one delayed link. Notes, titles, clocks, undo, screens, looks of the layout, its delay and the X-card come at random. Fails where something is early. @returns in how many steps the link showed something of it, and was covered */
export async function delayedEvening(
  seed: number,
  steps: number
): Promise<{ readonly seen: number; readonly covered: number }> {
  const luck = seededLuck(seed)
  let now = 1_000_000
  const { host, act, revision } = await atTheTable({ now: () => now })
  const stream = new Onlooker({ kind: 'overlay' })
  const last = (): AudienceSnapshot<'overlay'> => stream.last as AudienceSnapshot<'overlay'>
  let scale = 1
  /** Seconds. */
  let delay = 5
  /** What was made until then may have been seen: also under a shorter delay than today's. */
  let shownUntil = 0
  const layouts = () => deliveredLayouts.map(each => (each.id === 'strip' ? { ...each, delay, scale } : each))
  value(await askGm(host, { ask: 'set-preferences', preferences: { layouts: layouts() } }))
  host.attach(stream)
  await settle(host)

  const made: number[] = []
  const named = (): string => `Z${made.push(now) - 1}q`
  const screen = (mode: ScreenMode): Extract<Ask, { ask: 'set-screen-mode' }> => ({
    ask: 'set-screen-mode',
    screens: 'overlay',
    mode
  })
  const acts: readonly (() => Promise<unknown>)[] = [
    () => act({ type: 'write-note', text: named(), audience: 'table' }),
    async () => {
      const exhibit = { kind: 'title', title: named(), line: '', picture: null }
      await act({ type: 'prepare-exhibit', exhibit, to: 'table-and-overlay' })
      await act({ type: 'show-prepared' })
    },
    () => {
      const clock = { name: named(), note: '', face: 'shown', measure: { kind: 'countdown', length: 60_000 } }
      return act({ type: 'add-clocks', clocks: [clock], startAt: now })
    },
    () => askGm(host, { ask: 'undo', revision: revision(), steps: 1 }),
    () => askGm(host, screen('freeze')),
    () => askGm(host, screen('blank')),
    () => askGm(host, screen('live')),
    () => askGm(host, { ask: 'pause' }),
    () => askGm(host, { ask: 'resume' }),
    () => {
      scale = 1 + luck.below(5) / 10
      return askGm(host, { ask: 'set-preferences', preferences: { layouts: layouts() } })
    },
    () => {
      delay = [0, 2, 5, 10][luck.below(4)] ?? 5
      return askGm(host, { ask: 'set-preferences', preferences: { layouts: layouts() } })
    }
  ]
  let [seen, covered] = [0, 0]
  for (let step = 0; step < steps; step++) {
    now += luck.below(3_000)
    const which = luck.below(acts.length)
    const before = last()
    shownUntil = Math.max(shownUntil, now - delay * 1_000)
    await acts[which]?.()
    shownUntil = Math.max(shownUntil, now - delay * 1_000)
    const names = [...JSON.stringify(last()).matchAll(/Z(\d+)q/g)].map(([, nth]) => Number(nth))
    for (const nth of names)
      expect(made[nth] ?? Infinity, `seed ${seed}, step ${step}: Z${nth}q`).toBeLessThanOrEqual(shownUntil)
    if (which === 4 && before.frame) expect(last().mode).toBe('frozen')
    if (which === 5) expect([last().mode, last().frame]).toEqual(['blank', null])
    if (which === 7) expect(last().paused).toBe(true)
    expect(last().layout?.scale).toBe(scale)
    if (names.length > 0) seen += 1
    if (last().mode !== 'live') covered += 1
  }
  return { seen, covered }
}
