import type { BackupInfo } from '#shared/problem'

const dayMs = 86_400_000
const keptNewest = 10
const keptDays = 14
const keptWeeks = 53

/**
 * The backups that may be deleted. The newest ten are kept. So are the last of each day for two weeks, and the last of
 * each week for a year.
 */
export function expiredBackups(backups: readonly BackupInfo[], now: number): readonly BackupInfo[] {
  const newestFirst = [...backups].sort((one, other) => other.at - one.at)
  const kept = new Set(newestFirst.slice(0, keptNewest))
  keepFirstPer(dayMs, keptDays)
  keepFirstPer(7 * dayMs, keptWeeks)
  return newestFirst.filter(backup => !kept.has(backup))

  function keepFirstPer(span: number, spans: number): void {
    const seen = new Set<number>()
    for (const backup of newestFirst) {
      const number = Math.floor(backup.at / span)
      if (seen.has(number) || backup.at <= now - spans * span) continue
      seen.add(number)
      kept.add(backup)
    }
  }
}
