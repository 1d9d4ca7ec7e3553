import type { Invalid } from '#rules/core/parser'
import type { BackupInfo, Problem } from '#shared/problem'

/** The position in a file that is invalid, and the reason; `remedy`: help other than a copy of the file. */
export interface FileFault extends Invalid {
  readonly remedy?: string
}

/**
 * The problem of an unreadable file, in the words for the Game Master.
 * @param backups the copies that this machine has
 */
export function unreadableProblem(path: string, fault: FileFault, backups: readonly BackupInfo[]): Problem {
  const message = fault.message.replace(/\.$/, '')
  const remedy =
    fault.remedy ?? (backups.length > 0 ? 'Open one of its copies' : 'Open another file, or an older copy of this one')
  return { kind: 'unreadable', path, place: fault.path, message, remedy, backups }
}
