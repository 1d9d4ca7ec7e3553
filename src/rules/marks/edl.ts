import { type RecordingChapter, inOrder, oneLine } from './chapters'
import { firstFrameOfHour, frameAt, frameRates, timeCode, type FrameRateId } from './time-code'

export interface EdlOptions {
  readonly title: string
  readonly rate: FrameRateId
  /** The hour at which the timeline begins: 0 or, as editing programs have it, 1. */
  readonly hour: 0 | 1
}

/** The most events that the format can number. */
export const mostEvents = 999

/**
 * An edit list in the form of CMX3600: for each an event of one frame, a line that DaVinci Resolve reads as a timeline
 * marker, and a locator that Avid and others read (MA7). Later ones than 999 are left out.
 */
export function edlOf(chapters: readonly RecordingChapter[], { title, rate: id, hour }: EdlOptions): string {
  const rate = frameRates[id]
  const start = firstFrameOfHour(hour, rate)
  const events = inOrder(chapters).slice(0, mostEvents)
  const head = `TITLE: ${plain(title)}\r\nFCM: ${rate.drop ? 'DROP FRAME' : 'NON-DROP FRAME'}\r\n\r\n`
  return `${head}${events
    .map(({ at, title: says }, nth) => {
      const frame = start + frameAt(at, rate)
      const [from, to] = [timeCode(frame, rate), timeCode(frame + 1, rate)]
      const number = String(nth + 1).padStart(3, '0')
      const text = plain(says)
      return [
        `${number}  AX       V     C        ${from} ${to} ${from} ${to}`,
        ` |C:ResolveColorBlue |M:${text} |D:1`,
        `* LOC: ${from} BLUE    ${text}`,
        ''
      ].join('\r\n')
    })
    .join('\r\n')}`
}

/** One line without the sign that parts the fields of a marker. */
function plain(text: string): string {
  return oneLine(text).replaceAll('|', '/')
}
