/** How many lines a phone keeps of each kind, the newest: a long campaign’s. */
const most = 1000

/** The lines of that form which pages of this browser keep there, oldest first; none where it keeps nothing. */
export function keptLines(page: Window, place: string, form: RegExp): readonly string[] {
  try {
    return (page.localStorage.getItem(place) ?? '').split('\n').filter(line => form.test(line))
  } catch {
    return []
  }
}

/** Keeps one more line, once. A browser that keeps nothing keeps none: it can be written down from the screen. */
export function keepLine(page: Window, place: string, line: string, before: readonly string[]): void {
  if (before.includes(line)) return
  try {
    page.localStorage.setItem(place, [...before, line].slice(-most).join('\n'))
  } catch {
    return
  }
}
