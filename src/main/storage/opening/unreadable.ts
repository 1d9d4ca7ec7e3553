import type { Invalid } from '#rules/core/parser'
import type { BackupInfo, Problem } from '#shared/problem'

/** Where a file stops being a campaign, and why; `remedy`: what helps, where that is not a copy of it. */
export interface FileFault extends Invalid {
  readonly remedy?: string
}

/** A campaign's file that cannot be read, as the Game Master is told of it. @param backups the copies of it that this machine has */
export function unreadableProblem(path: string, fault: FileFault, backups: readonly BackupInfo[]): Problem {
  const message = fault.message.replace(/\.$/, '')
  const remedy =
    fault.remedy ?? (backups.length > 0 ? 'Open one of its copies' : 'Open another file, or an older copy of this one')
  return { kind: 'unreadable', path, place: fault.path, message, remedy, backups }
}
