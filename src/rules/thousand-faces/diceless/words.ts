import { line } from '../../core/log-line'
import type { Describing } from '../slices'
import type { DicelessEvent } from './events'

export const describeDiceless: Describing<DicelessEvent> = {
  'number-drawn': ({ seat, die, number }) =>
    number === null
      ? line('quiet', { seat }, ` looks for a ${die} on the cards: none yet`)
      : line('plain', { seat }, ` reads a ${die} off the cards: ${number}`),
  'number-awaited': ({ seat, die }) => line('quiet', { seat }, ` turns over cards for a ${die}`)
}
