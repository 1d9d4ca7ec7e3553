import { elapsed } from '../core/clock'
import type { ClockMeasure, Countdown } from './model'
import { limits } from './vocabulary'

/** The progress of a clock: segments, a number, or the milliseconds counted at its last start or stop. */
export function filledOf(measure: ClockMeasure): number {
  switch (measure.kind) {
    case 'segments':
      return measure.filled
    case 'countdown':
      return measure.ran
    case 'count':
      return measure.count
  }
}

/** How much of the requested change a clock can take; null for a countdown, which only time fills (CL4). */
export function fillChange(measure: ClockMeasure, by: number): number | null {
  if (measure.kind === 'countdown') return null
  const now = filledOf(measure)
  const most = measure.kind === 'segments' ? measure.size : limits.count
  return Math.max(0, Math.min(most, now + by)) - now
}

export function withFill(measure: ClockMeasure, to: number): ClockMeasure {
  if (measure.kind === 'segments') return { ...measure, filled: to }
  return measure.kind === 'count' ? { ...measure, count: to } : measure
}

/** A clock in its initial state (CL4). */
export function reset(measure: ClockMeasure): ClockMeasure {
  return measure.kind === 'countdown' ? { ...measure, ran: 0, since: null } : withFill(measure, 0)
}

export function isRunning(measure: ClockMeasure): boolean {
  return measure.kind === 'countdown' && measure.since !== null
}

/**
 * Milliseconds that have run at a time, at most the length (CL5).
 * @param at milliseconds since 1970
 */
export function ranBy(measure: Countdown, at: number): number {
  return Math.min(measure.length, elapsed(measure, at))
}

/** Milliseconds that are left at a time; 0 after the end. */
export function leftBy(measure: Countdown, at: number): number {
  return measure.length - ranBy(measure, at)
}

export function isUp(measure: Countdown, at: number): boolean {
  return leftBy(measure, at) === 0
}

/** A countdown with more or less time, within the limits of a countdown; the time left is never negative (CL6). */
export function lengthened(measure: Countdown, by: number, at: number): Pick<Countdown, 'length' | 'ran' | 'since'> {
  const ran = ranBy(measure, at)
  const { least, most } = limits.countdown
  const length = Math.max(least, ran, Math.min(most, measure.length + by))
  return { length, ran, since: measure.since === null ? null : at }
}
