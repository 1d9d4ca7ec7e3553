import type { SeenClock } from '#rules/clocks/view'
import { leftBy } from '#rules/clocks/measure'
import { durationWords } from '#rules/clocks/vocabulary'
import type { ClockMeasure } from '#rules/clocks/model'
import { fillWords } from '#rules/clocks/words'

/** The values of a clock at one moment, for drawing and for reading aloud. */
export interface ClockReading {
  /** The filled part of the ring, from 0 to 1. */
  readonly share: number
  /** The large text beside or in the face: a time or a number; empty when the ring is enough. */
  readonly figure: string
  /** The progress in words. */
  readonly says: string
  /** A countdown at zero, or a full ring. */
  readonly isOver: boolean
}

const closed: ClockReading = { share: 0, figure: '', says: 'hidden', isOver: false }

/** @param now the host’s time in milliseconds since 1970 */
export function readingOf(clock: SeenClock, now: number): ClockReading {
  return clock.face === 'hidden' ? closed : measured(clock.measure, now)
}

function measured(measure: ClockMeasure, now: number): ClockReading {
  switch (measure.kind) {
    case 'segments': {
      const { filled, size } = measure
      return { share: filled / size, figure: '', says: fillWords(filled, size), isOver: filled === size }
    }
    case 'countdown': {
      const left = leftBy(measure, now)
      const says = left === 0 ? 'time is up' : measure.since === null ? 'stopped' : ''
      return { share: left / measure.length, figure: durationWords(left), says, isOver: left === 0 }
    }
    case 'count':
      return { share: 0, figure: String(measure.count), says: '', isOver: false }
  }
}

/** Whether the clock changes without an act. */
export function ticks(clock: SeenClock): boolean {
  return clock.face === 'shown' && clock.measure.kind === 'countdown' && clock.measure.since !== null
}
