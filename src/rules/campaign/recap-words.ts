import { plainText } from '../core/log-line'
import type { SeatId } from '../core/seat'
import type { RecapMoment } from './recap'

/** The sentence of a moment as everybody reads it: the Game Master’s own, else ours; with a full stop. */
export function sentenceOf(
  { text, parts }: Pick<RecapMoment, 'text' | 'parts'>,
  nameOf: (seat: SeatId) => string
): string {
  const said = (text === '' ? plainText(parts, nameOf) : text).trim()
  return /[.!?…”]$/.test(said) ? said : `${said}.`
}

/** What a session is called: the first one that was begun is 1. */
export function sessionName(session: number): string {
  return session === 0 ? 'Before the first session' : `Session ${session}`
}
