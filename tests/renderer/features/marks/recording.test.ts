import { expect, it } from 'vitest'
import type { MarkedMoment, MarksPage } from '#rules/campaign/mark-page'
import type { EntryId } from '#rules/campaign/types'
import { chapterList } from '#rules/marks/chapters'
import { chaptersOf, startOf, usualStart, type ListOptions } from '@/features/marks/recording'

const evening = new Date(2026, 10, 22, 23, 50, 0).getTime()
const [minute, hour] = [60_000, 3_600_000]
const moment = (entry: number, after: number, text: string): MarkedMoment => ({
  entry: entry as EntryId,
  at: evening + after,
  parts: [text]
})

/** An evening from 23:50: the recording began at 23:52:30.25, a mark at 23:55, one after midnight. */
const page: MarksPage = {
  session: 3,
  latest: 3,
  began: evening,
  recordings: [moment(4, 2.5 * minute + 250, '')],
  marks: [moment(6, 5 * minute, 'He said "run", twice'), moment(9, hour + 30 * minute, '=the end')],
  moments: [
    moment(3, minute, 'Before it'),
    moment(6, 5 * minute, 'The same entry'),
    moment(7, 20 * minute, 'Kresk falls')
  ]
}
const usual: ListOptions = { start: usualStart(page), time: '', offset: 0, withMoments: true }
const listed = (more: Partial<ListOptions> = {}) =>
  chaptersOf(page, { ...usual, ...more }, ({ parts }) => parts.join(''))

it('MA3 MA5 chapters count from where the recording starts, each entry once, without earlier ones', () => {
  expect(usual.start).toBe('mark 4')
  expect(chapterList(listed(), 'Session 3').text).toBe(
    '0:00 Session 3\n2:30 He said "run", twice\n17:30 Kresk falls\n1:27:30 =the end\n'
  )
  expect(chapterList(listed({ withMoments: false }), 'Session 3').text).not.toContain('Kresk')
  expect(chapterList(listed({ start: 'session' }), 'Session 3').text).toContain('1:00 Before it\n5:00 He said')
})

it('MA3 chapters are moved by what is entered, later or earlier, to the millisecond', () => {
  const times = (offset: number): readonly number[] => listed({ offset, withMoments: false }).map(({ at }) => at)
  expect(times(2.5)).toEqual([2 * minute + 32_250, 87 * minute + 32_250])
  expect(times(-149.75)).toEqual([0, 85 * minute])
  expect(times(-150)).toEqual([-250, 84 * minute + 59_750])
})

it('MA3 a time of day is the one nearest to the session, past midnight too; what is no time gives no list', () => {
  const at = (time: string): number | null => startOf(page, { start: 'time', time })
  expect(at('23:51')).toBe(evening + minute)
  expect(at(' 0:05:30,5 ')).toBe(evening + 15.5 * minute + 500)
  for (const time of ['', 'later', '2351', '23:5']) expect(listed({ start: 'time', time })).toEqual([])
  expect(startOf({ ...page, began: null }, { start: 'time', time: '23:51' })).toBeNull()
  expect(usualStart({ ...page, recordings: [] })).toBe('session')
})
