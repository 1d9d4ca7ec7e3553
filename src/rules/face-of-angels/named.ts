import type { LogPart } from '../core/log-line'
import type { Participant } from './vocabulary'

/** Whoever it is, as the log points at them. */
export function named(who: Participant): LogPart {
  return who === 'world' ? 'The World' : { seat: who }
}
