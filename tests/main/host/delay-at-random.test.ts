import { expect, test } from 'vitest'
import type { Ask } from '#shared/ask'
import type { AudienceSnapshot } from '#shared/contract'
import { deliveredLayouts } from '#shared/overlay-layouts'
import { seededLuck } from '../../support/luck'
import { runs } from '../../support/thorough'
import { askGm, atTheTable, Onlooker, value } from './test-host'

const delay = 5_000

/** One link that is five seconds behind, while notes, titles, clocks, undo, screens, looks of the layout and the X-card come as they may. */
async function evening(seed: number, steps: number): Promise<{ readonly seen: number; readonly covered: number }> {
  const luck = seededLuck(seed)
  let now = 1_000_000
  const { host, act, revision } = await atTheTable({ now: () => now })
  const stream = new Onlooker({ kind: 'overlay' })
  const last = (): AudienceSnapshot<'overlay'> => stream.last as AudienceSnapshot<'overlay'>
  let scale = 1
  const layouts = () =>
    deliveredLayouts.map(each => (each.id === 'strip' ? { ...each, delay: delay / 1_000, scale } : each))
  value(await askGm(host, { ask: 'set-preferences', preferences: { layouts: layouts() } }))
  host.attach(stream)

  const made: number[] = []
  const named = (): string => `Z${made.push(now) - 1}q`
  const screen = (mode: 'live' | 'frozen' | 'blank'): Ask => ({ ask: 'set-screen-mode', screens: 'overlay', mode })
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
    () => askGm(host, screen('frozen') as never),
    () => askGm(host, screen('blank') as never),
    () => askGm(host, screen('live') as never),
    () => askGm(host, { ask: 'pause' }),
    () => askGm(host, { ask: 'resume' }),
    () => {
      scale = 1 + luck.below(5) / 10
      return askGm(host, { ask: 'set-preferences', preferences: { layouts: layouts() } })
    }
  ]
  let [seen, covered] = [0, 0]
  for (let step = 0; step < steps; step++) {
    now += luck.below(3_000)
    const which = luck.below(acts.length)
    await acts[which]?.()
    const names = [...JSON.stringify(last()).matchAll(/Z(\d+)q/g)].map(([, nth]) => Number(nth))
    for (const nth of names)
      expect(made[nth] ?? Infinity, `seed ${seed}, step ${step}: Z${nth}q`).toBeLessThanOrEqual(now - delay)
    if (which === 5) expect([last().mode, last().frame]).toEqual(['blank', null])
    if (which === 7) expect(last().paused).toBe(true)
    expect(last().layout?.scale).toBe(scale)
    if (names.length > 0) seen += 1
    if (last().mode !== 'live') covered += 1
  }
  return { seen, covered }
}

test('DI7: nothing of notes, titles, clocks or undo is early on a link that is behind, whatever covers it; looks and covers wait for nothing', async () => {
  for (let seed = 1; seed <= runs(2, 20); seed++) {
    const { seen, covered } = await evening(seed, runs(60, 300))
    expect(Math.min(seen, covered), `seed ${seed}`).toBeGreaterThan(5)
  }
})
