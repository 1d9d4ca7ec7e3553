import { most } from '../book/recap/model'
import { plainText } from '../core/log-line'
import type { SeatId } from '../core/seat'
import { cutBetweenLetters } from '../core/text'
import type { RecapMoment } from './recap'

/**
 * The sentence of a moment as everybody reads it: the Game Master’s own, else ours; with a full stop where one fits.
 * At most 300 UTF-16 units, so that it can be shown (PO9): a longer one is cut after a word and ends in "…".
 */
export function sentenceOf(
  { text, parts }: Pick<RecapMoment, 'text' | 'parts'>,
  nameOf: (seat: SeatId) => string
): string {
  const said = cut((text === '' ? plainText(parts, nameOf) : text).trim())
  return /[.!?…”]$/.test(said) || said.length === most.sentence ? said : `${said}.`
}

function cut(said: string): string {
  if (said.length <= most.sentence) return said
  const room = most.sentence - '…'.length
  const words = said.slice(0, most.sentence).replace(/\s+\S*$/, '')
  const whole = words.length <= room && words.length > room / 2
  // What has hardly a space is cut within a word, but never within a letter.
  const kept = whole ? words : cutBetweenLetters(said, room)
  return `${kept.replace(/[\s,;:–—-]+$/, '')}…`
}

/** Whom a recap is for, wherever it goes: what is not for the whole table says so (PO10). Empty for the table. */
export function readerOf(audience: 'gm' | 'table' | SeatId, nameOf: (seat: SeatId) => string): string {
  if (audience === 'table') return ''
  return audience === 'gm' ? 'For the Game Master’s eyes' : `For ${nameOf(audience)}`
}

/** What a session is called: the first one that was begun is 1. */
export function sessionName(session: number): string {
  return session === 0 ? 'Before the first session' : `Session ${session}`
}
