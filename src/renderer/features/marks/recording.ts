import type { MarkedMoment, MarksPage } from '#rules/campaign/mark-page'
import type { RecordingChapter } from '#rules/marks/chapters'

/** The zero point of a list (MA3). */
export type Start = 'session' | 'time' | `mark ${number}`

/** The choices on the page. */
export interface ListOptions {
  start: Start
  /** A time of day, `20:14` or `20:14:05`; used when `start` is `time`. */
  time: string
  /** Seconds by which every mark is later in the recording; negative: earlier. */
  offset: number
  withMoments: boolean
}

/** The default of a page: the newest mark for a recording, else the session’s first act. */
export function usualStart({ recordings }: MarksPage): Start {
  const newest = recordings.at(-1)
  return newest ? `mark ${newest.entry}` : 'session'
}

/** The beginning of the recording, in milliseconds since 1970; null for an unreadable time. */
export function startOf(
  page: MarksPage,
  { start, time }: Readonly<Pick<ListOptions, 'start' | 'time'>>
): number | null {
  if (start === 'session') return page.began
  if (start === 'time') return page.began === null ? null : timeOn(page.began, time)
  return page.recordings.find(({ entry }) => `mark ${entry}` === start)?.at ?? null
}

/** That time of day nearest to a moment: a session may continue after midnight. */
function timeOn(near: number, time: string): number | null {
  const read = /^\s*(\d{1,2}):(\d\d)(?::(\d\d(?:[.,]\d{1,3})?))?\s*$/.exec(time)
  if (!read) return null
  const day = new Date(near)
  day.setHours(Number(read[1]), Number(read[2]), 0, 0)
  const at = day.getTime() + Math.round(Number((read[3] ?? '0').replace(',', '.')) * 1000)
  const days = [-86_400_000, 0, 86_400_000].map(shift => at + shift)
  return days.reduce((best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best), at)
}

/** Marks and moments by their time in the recording. */
export function chaptersOf(
  page: MarksPage,
  listing: Readonly<ListOptions>,
  titleOf: (moment: MarkedMoment) => string
): readonly RecordingChapter[] {
  const start = startOf(page, listing)
  if (start === null) return []
  const marked = new Set(page.marks.map(({ entry }) => entry))
  const moments = listing.withMoments ? page.moments.filter(({ entry }) => !marked.has(entry)) : []
  return [...page.marks, ...moments].map(moment => ({
    at: moment.at - start + listing.offset * 1000,
    title: titleOf(moment)
  }))
}
