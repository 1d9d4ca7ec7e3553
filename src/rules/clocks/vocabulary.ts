import type { Brand } from '../core/brand'

/** `k12`, `k12-2` …: named after the entry in which the clock was made; never reused (CL1). */
export type ClockId = Brand<string, 'ClockId'>

/** What players see of a clock: nothing, everything, or its name and a closed face (CL3). */
export const clockFaces = ['mine', 'shown', 'hidden'] as const
export type ClockFace = (typeof clockFaces)[number]

/** What a row of segments counts: anything, what the players win, or what they lose. */
export const segmentSigns = ['plain', 'check', 'skull'] as const

/** The limits of CL1, CL2 and CL10; `countdown` in milliseconds, from a second to a day. */
export const limits = {
  name: 80,
  note: 200,
  clocks: 24,
  shown: 8,
  fewest: 2,
  most: 12,
  count: 999,
  countdown: { least: 1000, most: 86_400_000 }
} as const

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
