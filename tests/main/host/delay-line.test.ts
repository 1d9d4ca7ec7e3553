import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { AudienceSnapshot } from '#shared/contract'
import { DelayLine } from '#main/host/delay-line'
import { preferences, tableSnapshot } from '../../support/snapshots'

type Picture = AudienceSnapshot<'overlay'>

const { look } = tableSnapshot(null)
const frame = (title: string) => ({ audience: 'overlay', title }) as unknown as NonNullable<Picture['frame']>

function picture(title: string, more: Partial<Picture> = {}): Picture {
  const own = {
    kind: 'overlay',
    serial: 1,
    mode: 'live',
    frame: frame(title),
    paused: false,
    look,
    seat: null
  } as const
  return { ...own, ...more }
}

const title = (shown: Picture | null) => shown?.frame?.title ?? null

describe('DI7: a link that is behind the table', () => {
  test('shows nothing of the game until its time has come, then everything in order', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.take(picture('two'), 1_000)
    const shown = [0, 2_999, 3_000, 3_999, 4_000].map(now => title(line.snapshotAt(now, 3_000)))
    expect(shown).toEqual([null, null, 'one', 'one', 'two'])
    expect(line.dueIn(4_000, 3_000)).toBe(null)
  })

  test('says when the next snapshot is due', () => {
    const line = new DelayLine()
    line.take(picture('one'), 500)
    expect(line.dueIn(1_000, 3_000)).toBe(2_500)
  })

  test('a pause and a blank screen come at once, with nothing that was held back', () => {
    for (const cover of [{ paused: true }, { mode: 'blank', frame: null }] as const) {
      const line = new DelayLine()
      line.take(picture('one'), 0)
      line.snapshotAt(5_000, 3_000)
      line.take(picture('two', cover), 6_000)
      const shown = line.snapshotAt(6_000, 3_000)
      expect(shown).toMatchObject('paused' in cover ? { paused: true } : { mode: 'blank', frame: null })
      expect(JSON.stringify(shown)).not.toContain('two')
    }
  })

  test('what a pause covered is uncovered after the delay, not before', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.take(picture('one', { paused: true }), 10_000)
    line.take(picture('two'), 20_000)
    expect([20_000, 22_999, 23_000].map(now => line.snapshotAt(now, 3_000)?.paused)).toEqual([true, true, false])
  })

  test('a freeze holds what the viewers have, not what they were about to see', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.snapshotAt(5_000, 3_000)
    line.take(picture('two'), 5_000)
    line.take(picture('two', { mode: 'frozen' }), 5_500)
    expect([5_500, 8_000, 9_000].map(now => title(line.snapshotAt(now, 3_000)))).toEqual(['one', 'one', 'one'])
    line.take(picture('three'), 20_000)
    expect([20_000, 22_999, 23_000].map(now => title(line.snapshotAt(now, 3_000)))).toEqual(['one', 'one', 'three'])
  })

  test('frozen again after it was blank, it keeps what the viewers saw, not the newer frozen snapshot', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.snapshotAt(5_000, 3_000)
    line.take(picture('slip'), 5_000)
    line.take(picture('slip', { mode: 'frozen' }), 5_500)
    line.take(picture('slip', { mode: 'blank', frame: null }), 9_000)
    expect([9_000, 12_000].map(now => title(line.snapshotAt(now, 3_000)))).toEqual([null, null])
    line.take(picture('slip', { mode: 'frozen' }), 13_000)
    const shown = [13_000, 16_000, 30_000].map(now => line.snapshotAt(now, 3_000))
    expect(shown.map(title)).toEqual(['one', 'one', 'one'])
    expect(shown.map(each => each?.mode)).toEqual(['frozen', 'frozen', 'frozen'])
    expect(title(line.snapshotAt(31_000, 0))).toBe('one')
  })

  test.each(['blank', 'frozen'] as const)('live again within the delay (%s), what it covered is never seen', mode => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.snapshotAt(5_000, 3_000)
    line.take(picture('slip'), 5_000)
    line.take(picture('slip', mode === 'blank' ? { mode, frame: null } : { mode }), 5_500)
    line.take(picture('three'), 6_000)
    const held = mode === 'blank' ? null : 'one'
    const shown = [6_000, 8_000, 8_500, 8_999, 9_000].map(now => title(line.snapshotAt(now, 3_000)))
    expect(shown).toEqual([held, held, held, held, 'three'])
  })

  test('a pause that is over within the delay stays until then and is not shown twice', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.take(picture('one', { paused: true }), 10_000)
    line.take(picture('two'), 10_500)
    const shown = [10_500, 12_999, 13_000, 13_499, 13_500].map(now => line.snapshotAt(now, 3_000)?.paused)
    expect(shown).toEqual([true, true, true, true, false])
  })

  test('a freeze or a blank screen takes along no address of a picture that the viewers had not seen, and keeps that of the one they had', () => {
    const withPicture = (name: string, key: string, more: Partial<Picture> = {}): Picture =>
      picture(name, { pictureKey: key, pictureView: { zoom: 2, x: 0.5, y: 0.5, pointer: null }, ...more })
    for (const mode of ['frozen', 'blank'] as const) {
      const line = new DelayLine()
      line.take(withPicture('one', 'seen'), 0)
      line.snapshotAt(5_000, 5_000)
      line.take(withPicture('two', 'never'), 6_000)
      const cover = withPicture('two', 'never', { mode, ...(mode === 'blank' && { frame: null }) })
      line.take(cover, 7_000)
      for (const now of [7_000, 12_000, 20_000]) {
        const shown = line.snapshotAt(now, 5_000)
        expect([shown?.mode, title(shown)]).toEqual([mode, mode === 'frozen' ? 'one' : null])
        expect(shown?.pictureKey).toBe(mode === 'frozen' ? 'seen' : undefined)
        expect(shown?.pictureView === undefined).toBe(mode === 'blank')
      }
    }
  })

  test('how it looks changes at once', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    line.snapshotAt(5_000, 3_000)
    line.take(picture('one', { look: { ...look, overlayBackground: 'green' } }), 6_000)
    expect(line.snapshotAt(6_000, 3_000)?.look.overlayBackground).toBe('green')
    expect(preferences.overlayBackground).toBe('transparent')
  })

  test('is the same snapshot for as long as no viewer could see a difference', () => {
    const line = new DelayLine()
    line.take(picture('one'), 0)
    expect(line.snapshotAt(4_000, 3_000)).toBe(line.snapshotAt(9_000, 3_000))
  })

  test('keeps the order and never shows a snapshot early, whatever the game does', () => {
    const acts = fc.array(
      fc.record({ later: fc.nat(2_000), cover: fc.constantFrom(null, 'paused', 'blank', 'frozen') })
    )
    fc.assert(
      fc.property(acts, fc.nat(10_000), (steps, delay) => {
        const line = new DelayLine()
        let now = 0
        let last = -1
        const made: number[] = []
        for (const { later, cover } of steps) {
          now += later
          made.push(now)
          const covered =
            cover === 'blank' ? { mode: 'blank', frame: null } : cover === 'frozen' ? { mode: 'frozen' } : {}
          const nth = String(made.length - 1)
          const around = { pictureKey: nth, layout: { toast: made.length }, paused: cover === 'paused' }
          line.take(picture(nth, { ...covered, ...around } as unknown as Partial<Picture>), now)
          const shown = line.snapshotAt(now, delay)
          if (cover === 'blank') expect(shown?.frame).toBe(null)
          if (cover === 'paused') expect(shown?.paused).toBe(true)
          // A picture has the delay of its exhibit; a change of the layout has none.
          const at = title(shown)
          expect(shown?.pictureKey ?? at).toBe(at)
          expect(shown?.layout?.toast).toBe(made.length)
          if (at === null) continue
          expect(Number(at)).toBeGreaterThanOrEqual(last)
          expect((made[Number(at)] ?? Infinity) + delay).toBeLessThanOrEqual(now)
          last = Number(at)
        }
      }),
      { numRuns: 500 }
    )
  })

  test('DI6: a frozen snapshot that lost its names is shown at once without a delay; with one the link stays dark until it is live', () => {
    for (const [delay, mode] of [
      [0, 'frozen'],
      [3_000, 'blank']
    ] as const) {
      const line = new DelayLine()
      const frozen = picture('held', { mode: 'frozen' })
      line.take(picture('seen'), 0)
      line.snapshotAt(9_000, delay)
      line.take(picture('slip'), 9_500)
      line.take(frozen, 9_600)
      line.snapshotAt(9_600, delay)
      line.forget()
      line.take(frozen, 10_000)
      expect(line.snapshotAt(10_000, delay)?.mode).toBe(mode)
      expect(line.snapshotAt(20_000, delay)?.mode).toBe(mode)
      line.take(picture('live again'), 21_000)
      expect(title(line.snapshotAt(30_000, delay))).toBe('live again')
    }
  })
})
