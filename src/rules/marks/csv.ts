import { type RecordingChapter, inOrder } from './chapters'
import { frameAt, frameRates, timeCode, type FrameRateId } from './time-code'

/** A table of values (RFC 4180): number, time, seconds, time code, text (MA6). The mark at its beginning says that it is UTF-8. */
export function csvOf(chapters: readonly RecordingChapter[], rate: FrameRateId): string {
  const rows = inOrder(chapters).map(({ at, title }, nth) => [
    String(nth + 1),
    timeOf(at),
    (Math.round(at) / 1000).toFixed(3),
    timeCode(frameAt(at, frameRates[rate]), frameRates[rate]),
    title
  ])
  return `\uFEFF${[['Number', 'Time', 'Seconds', 'Time code', 'Text'], ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** Milliseconds as `1:02:03.456`. */
function timeOf(at: number): string {
  const all = Math.round(at)
  const [hours, minutes, seconds] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, (all % 60_000) / 1000]
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds.toFixed(3).padStart(6, '0')}`
}

/** Quoted where it must be; what a spreadsheet would work out as a formula gets an apostrophe. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
