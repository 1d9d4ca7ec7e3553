import { timeOfDay } from '@/ui/clock'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A time in words: "Today, 19:48", "Yesterday, 23:31", "5 November, 22:40". Both in ms since 1970. */
export function whenWords(at: number, now: number): string {
  return `${dayWords(new Date(at), new Date(now))}, ${timeOfDay(at)}`
}

/** The size of a file, in a suitable unit. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function dayWords(at: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return 'Today'
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return at.getFullYear() === now.getFullYear() ? day.format(at) : dayAndYear.format(at)
}
