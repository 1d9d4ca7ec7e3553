/** Milliseconds as a countdown shows them, rounded up to whole seconds: “9:41”, “1:00:00”, “0:00” (CL5). */
export function durationWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
