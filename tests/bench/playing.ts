import { frameFor } from '#rules/campaign/frame'
import type { Audience } from '#rules/core/audience'
import type { Played } from '../support/chronicle'
import { playedFor } from './long-campaign'
import { spread, type Timing } from './measure'

/** All who have a screen at that table: nine audiences of six seats. */
export function everybody({ seats }: Played): readonly Audience[] {
  return [
    { kind: 'gm' },
    { kind: 'table' },
    { kind: 'overlay' },
    ...seats.map(seat => ({ kind: 'seat', seat }) as const)
  ]
}

/** Makes a frame for each of them. */
export function allFrames(played: Played): void {
  for (const audience of everybody(played)) frameFor(played.chronicle, audience)
}

/** Until V8 has compiled the hot code and enlarged the memory for young objects: an evening's first minutes. */
const warmUp = 2000
/** Of so many rounds the one with the best median counts: the others say how busy the machine was. */
const rounds = 5

/** The best round of something that is done over and over. */
export function best(work: () => void, runs = 2000): Timing {
  for (let run = 0; run < warmUp; run++) timed(work, null)
  const timings = Array.from({ length: rounds }, () => spread(Array.from({ length: runs }, () => timed(work, null))))
  return timings.reduce((one, other) => (other.median < one.median ? other : one))
}

/** The time of one thing and, of a table, all its frames; in milliseconds. */
export function timed(work: () => unknown, table: Played | null): number {
  const began = performance.now()
  work()
  if (table) allFrames(table)
  return performance.now() - began
}

/** Made once: it takes a while. Each bench goes on playing on it. */
let oldOne: Played | null = null
export const old = (): Played => (oldOne ??= playedFor(100_000))
