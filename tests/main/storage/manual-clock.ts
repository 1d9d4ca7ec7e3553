import type { StoreClock } from '#main/storage/types'

/** A clock whose time passes when a test says so. */
export function manualClock(start = Date.UTC(2026, 10, 21, 18)): StoreClock & { pass(milliseconds: number): void } {
  let now = start
  let alarms: { readonly at: number; readonly then: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, then) {
      const alarm = { at: now + milliseconds, then }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter(other => other !== alarm)
      }
    },
    pass(milliseconds) {
      now += milliseconds
      const due = alarms.filter(alarm => alarm.at <= now)
      alarms = alarms.filter(alarm => alarm.at > now)
      for (const { then } of due) then()
    }
  }
}
