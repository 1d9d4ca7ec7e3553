import { openerStepIn, withOpenerStep } from '#rules/campaign/session/words'
import type { EntryId, Frame, LoggedLine } from '#rules/campaign/types'
import type { LogLine } from '#rules/core/log-line'

/** The lines of one entry of the journal: an act may have several sentences. */
export interface LogRowLines {
  readonly entry: EntryId
  readonly at: number
  readonly standing: LoggedLine['standing']
  readonly kind: LoggedLine['kind']
  readonly lines: readonly LogLine[]
  /** Number of consecutive equal acts: the row is the newest of them. */
  readonly times: number
}

/** The log by entries, newest first; the sentences of one entry in the order of events. A repeated sentence is shown once, and the steps of the opener are one row. */
export function rowsOf(log: readonly LoggedLine[]): readonly LogRowLines[] {
  const rows = new Map<string, LogRowLines>()
  for (const { entry, at, standing, kind, line } of log) {
    const key = `${kind}:${entry}`
    rows.set(key, { entry, at, standing, kind, times: 1, lines: [...(rows.get(key)?.lines ?? []), line] })
  }
  return withoutRepeats([...rows.values()].sort((a, b) => b.entry - a.entry))
}

function withoutRepeats(rows: readonly LogRowLines[]): readonly LogRowLines[] {
  const merged: LogRowLines[] = []
  for (const row of rows) {
    const newer = merged.at(-1)
    const both = newer && (withStep(newer, row) ?? withRepeat(newer, row))
    if (both) merged[merged.length - 1] = both
    else merged.push(row)
  }
  return merged
}

function withRepeat(newer: LogRowLines, row: LogRowLines): LogRowLines | null {
  const isSame = areAlike(newer, row) && JSON.stringify(newer.lines) === JSON.stringify(row.lines)
  return isSame ? { ...newer, times: newer.times + 1 } : null
}

/** Two steps of the opener, one after the other. */
function withStep(newer: LogRowLines, row: LogRowLines): LogRowLines | null {
  const [now, ...others] = newer.lines
  const [before, ...more] = row.lines
  if (!now || !before || others.length + more.length > 0 || !areAlike(newer, row)) return null
  const earlier = openerStepIn(before)
  if (openerStepIn(now) === null || earlier === null) return null
  return { ...newer, lines: [withOpenerStep(now, earlier)] }
}

function areAlike(one: LogRowLines, other: LogRowLines): boolean {
  return one.kind === 'act' && other.kind === 'act' && one.standing === other.standing
}

/** Whether this is a valid act, which Ctrl+Z may undo. */
export function isLatest(line: Pick<LoggedLine, 'kind' | 'standing'>): boolean {
  return line.kind === 'act' && line.standing === 'stands'
}

/**
 * Number of acts to undo (negative) or redo (positive) until `line` is the newest valid one.
 * Null when the steps are unknown here: the line is gone, or older than the log.
 */
export function returnsTo(frame: Frame<'gm'>, line: Pick<LoggedLine, 'entry' | 'kind' | 'standing'>): number | null {
  if (line.kind === 'save-point') return frame.undo.savePoints.find(point => point.entry === line.entry)?.steps ?? null
  if (line.standing === 'gone') return null
  const acts = frame.log.filter(each => each.kind === 'act')
  if (!acts.some(each => each.entry === line.entry)) return null
  const newer = new Set(
    acts.filter(each => each.entry > line.entry && each.standing === 'stands').map(each => each.entry)
  )
  if (line.standing === 'stands') return newer.size === 0 ? 0 : -newer.size
  return new Set(acts.filter(each => each.standing === 'undone' && each.entry <= line.entry).map(each => each.entry))
    .size
}
