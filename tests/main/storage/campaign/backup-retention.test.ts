import { describe, expect, test } from 'vitest'
import { expiredBackups } from '#main/storage/campaign/backups'
import type { BackupInfo } from '#shared/problem'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 12)

function backup(at: number): BackupInfo {
  return { id: String(at), at, reason: 'ring', acts: 0, bytes: 0 }
}

/** What stays after a backup every `every` for `span`, each thinned when it is made. */
function keptAfter(span: number, every: number): readonly number[] {
  let kept: readonly BackupInfo[] = []
  for (let at = now - span; at <= now; at += every) {
    const all = [...kept, backup(at)]
    const gone = expiredBackups(all, at)
    kept = all.filter(one => !gone.includes(one))
  }
  return kept.map(one => now - one.at)
}

describe('thinning backups', () => {
  test('leaves ten alone, however old', () => {
    expect(
      expiredBackups(
        Array.from({ length: 10 }, (_, index) => backup(index)),
        now
      )
    ).toEqual([])
  })

  test('keeps the newest ten of a busy evening, and the first evenings’ last', () => {
    const ages = keptAfter(3 * hour, hour / 6)
    expect(ages.filter(age => age <= 1.5 * hour)).toHaveLength(10)
    expect(ages.length).toBeLessThanOrEqual(11)
  })

  test('keeps about one a day for two weeks and one a week for a year', () => {
    const ages = keptAfter(400 * day, 2 * hour)
    const within = (from: number, to: number): number => ages.filter(age => age >= from && age < to).length
    expect(within(day, 14 * day)).toBe(13)
    expect(within(14 * day, 365 * day)).toBeGreaterThanOrEqual(49)
    expect(within(14 * day, 365 * day)).toBeLessThanOrEqual(52)
    expect(within(372 * day, 1000 * day)).toBe(0)
    expect(ages.length).toBeLessThan(80)
  })
})
