import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReplayView } from '#shared/replay'
import { mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

const frame = gmFrame(gmView({ pending: null }))
const replay: ReplayView = { name: 'Session 3', share: 0.25, isPlaying: true, speed: 1, isOver: false }
const snapshot = (now: ReplayView | null, serial: number) =>
  gmSnapshot(frame, { serial, ...(now ? { replay: now } : {}) })

let page: MountedDashboard
afterEach(() => page.end())

/** What the host was asked about the replay. */
const steered = (): readonly unknown[] =>
  page.asks.flatMap(asked => (asked.ask === 'steer-replay' ? [asked.to ?? asked.speed] : []))
const bar = (): string =>
  [...document.querySelectorAll('.banner')].map(each => each.textContent?.replaceAll(/\s+/g, ' ')).join(' ')

describe('RY1 RY3 the bar of a replay', () => {
  it('says what the table sees, and stops, steps, hastens and ends it by its buttons', async () => {
    page = await mountDashboard(snapshot(replay, 1))
    expect(bar()).toContain('The table sees a replay: Session 3. 25 % shown.')
    for (const name of [/^Stop/, /^Back/, /^On/, /^Speed 1×/, /^End the replay/]) await page.click(page.named(name))
    expect(steered()).toEqual(['stop', 'back', 'on', 2, 'end'])
  })

  it('does the same by keys, the speeds in turn, and goes on where it was stopped', async () => {
    page = await mountDashboard(snapshot({ ...replay, isPlaying: false, speed: 8 }, 1))
    await page.press('K', { shiftKey: true })
    await page.press(',')
    await page.press('.')
    await page.press('L', { shiftKey: true })
    await page.press('X', { shiftKey: true })
    expect(steered()).toEqual(['play', 'back', 'on', 1, 'end'])
  })

  it('offers nothing to go on with when it is over, and is not there without a replay', async () => {
    page = await mountDashboard(snapshot({ ...replay, share: 1, isPlaying: false, isOver: true }, 1))
    expect(bar()).toContain('It is over.')
    expect(() => page.named(/^Play/)).toThrow('nothing here')
    expect(page.named(/^On/).getAttribute('aria-disabled')).toBe('true')
    await page.show(snapshot(null, 2))
    expect(bar()).not.toContain('replay')
    await page.press('.')
    expect(steered()).toEqual([])
  })
})

describe('RY1 an act is shown again', () => {
  it('from a line of the log up to now, and the newest act by its key', async () => {
    page = await mountDashboard(snapshot(null, 1))
    const [first] = document.querySelectorAll<HTMLElement>('[aria-label="Show again on the table, from here"]')
    await page.click(first!)
    await page.press('A', { shiftKey: true })
    await vi.waitFor(() => expect(page.asks.filter(({ ask }) => ask === 'start-replay')).toHaveLength(2))
    await settled()
    const [fromHere, newest] = page.asks.flatMap(asked => (asked.ask === 'start-replay' ? [asked.what] : []))
    expect(frame.log.map(({ entry }) => entry)).toContain((fromHere as { readonly from: number }).from)
    expect(fromHere).toMatchObject({ to: null })
    expect(newest).toEqual({ newest: true })
  })
})
