/** One line of a chapter list for a recording. */
export interface RecordingChapter {
  /** Milliseconds since the recording began. */
  readonly at: number
  readonly title: string
}

export interface ChapterList {
  readonly text: string
  /** The number of chapters that were too close to the one before. */
  readonly tooClose: number
  /** Video sites show chapters only from three on. */
  readonly enough: boolean
}

const [shortest, fewest] = [10, 3]

/**
 * A list that video sites accept as chapters (MA5).
 * @param opening the title of the time before the first chapter
 */
export function chapterList(chapters: readonly RecordingChapter[], opening: string): ChapterList {
  const lines: { readonly second: number; readonly title: string }[] = []
  const all = inOrder(chapters).map(({ at, title }) => ({ second: Math.round(at / 1000), title: oneLine(title) }))
  const [first] = all
  if (!first || first.second >= shortest) lines.push({ second: 0, title: oneLine(opening) })
  for (const { second, title } of all) {
    const last = lines.at(-1)
    if (!last) lines.push({ second: 0, title })
    else if (second - last.second >= shortest) lines.push({ second, title })
  }
  const kept = lines.length - (!first || first.second >= shortest ? 1 : 0)
  const text = lines.map(({ second, title }) => `${clock(second)} ${title}\n`).join('')
  return { text, tooClose: all.length - kept, enough: lines.length >= fewest }
}

/** The chapters inside the recording, in order (MA3). */
function inOrder(chapters: readonly RecordingChapter[]): readonly RecordingChapter[] {
  return chapters.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)
}

/** Removes line breaks, and the characters that a description must not contain. */
function oneLine(title: string): string {
  return title.replaceAll('<', '‹').replaceAll('>', '›').replaceAll(/\s+/g, ' ').trim() || 'Mark'
}

function clock(second: number): string {
  const [hours, minutes] = [Math.floor(second / 3600), Math.floor(second / 60) % 60]
  const rest = String(second % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
