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
  return { kind: 'unreadable', path, damagedAt: fault.path, message, remedy, backups }
}

/**
 * The limits of a campaign. A file is measured against them before it is parsed, so that no file can exhaust time or
 * memory. All are far above what play can produce, and all are listed in docs/campaign-file.md.
 */
export const limits = {
  /** Nested brackets. Our files have 12. */
  depth: 64,
  /** The size of one entry, in bytes. */
  entryBytes: 8_000_000,
  entries: 4_000_000,
  /**
   * Numbers, texts, lists and fields for each byte of the file, beyond the first million. Our files have one in eight
   * bytes or more.
   */
  valuesPerByte: 1 / 4,
  freeValues: 1_000_000,
  /** Seats in use at the same time, and all seats ever. */
  seated: 32,
  seats: 1_000,
  boards: 1_000,
  /** Versions that a file names: of the games and of the file itself. */
  versions: 100
} as const
