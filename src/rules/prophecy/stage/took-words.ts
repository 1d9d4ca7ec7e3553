/** How long a scene took, the same wherever it is told: to the nearest second. */
export function tookWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
