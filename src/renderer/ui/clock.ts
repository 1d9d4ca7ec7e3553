import { onScopeDispose, readonly, ref, type Ref } from 'vue'
// Own code: the browser's formatter takes 40 ms to load, and would delay the dashboard.

/** The time of day on this machine, "19:48". @param at milliseconds since 1970 */
export function timeOfDay(at: number): string {
  const date = new Date(at)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The time of day with seconds, "19:48:05". */
export function timeToTheSecond(at: number): string {
  return `${timeOfDay(at)}:${twoDigits(new Date(at).getSeconds())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** Whole seconds of these milliseconds; the last second lasts until nothing is left. */
export function wholeSeconds(leftMs: number): number {
  return Math.ceil(leftMs / 1000)
}

/** What is left of a countdown, "12:05"; after its end, the time since then: "+0:30". */
export function countdownWords(seconds: number): string {
  const whole = Math.abs(seconds)
  const clock = `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
  return seconds < 0 ? `+${clock}` : clock
}

/** The present in milliseconds, updated every `intervalMs` milliseconds for the lifetime of the component. */
export function useClock(intervalMs: number): Readonly<Ref<number>> {
  const now = ref(Date.now())
  const timer = setInterval(() => (now.value = Date.now()), intervalMs)
  onScopeDispose(() => clearInterval(timer))
  return readonly(now)
}
