/** Whole seconds of these milliseconds, so that the last one lasts until nothing is left. */
export function wholeSeconds(left: number): number {
  return Math.ceil(left / 1000)
}

/** "12:05"; once it is over, by how much: "+0:30". */
export function clockWords(seconds: number): string {
  const whole = Math.abs(seconds)
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return seconds < 0 ? `+${clock}` : clock
}
