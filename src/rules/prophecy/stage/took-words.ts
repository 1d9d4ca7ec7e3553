/** The length of a scene to the nearest second, in the same words on every screen. */
export function tookWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
