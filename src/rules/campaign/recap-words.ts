import { most } from '../book/recap/model'
import { plainText } from '../core/log-line'
import type { SeatId } from '../core/seat'
import { cutBetweenLetters, escapedForMarkdown } from '../core/text'
import type { RecapMoment } from './recap'

/**
 * The public sentence of a moment: the Game Master's own, else ours, with a full stop where one fits. At most 300
 * UTF-16 units, so that it can be shown (PO9). A longer one is cut after a word and ends in "…".
 */
export function sentenceOf(
  { text, parts }: Pick<RecapMoment, 'text' | 'parts'>,
  nameOf: (seat: SeatId) => string
): string {
  const sentence = cut((text === '' ? plainText(parts, nameOf) : text).trim())
  return /[.!?…”]$/.test(sentence) || sentence.length === most.sentence ? sentence : `${sentence}.`
}

function cut(sentence: string): string {
  if (sentence.length <= most.sentence) return sentence
  const room = most.sentence - '…'.length
  const words = sentence.slice(0, most.sentence).replace(/\s+\S*$/, '')
  const whole = words.length <= room && words.length > room / 2
  // What has hardly a space is cut within a word, but never within a letter.
  const kept = whole ? words : cutBetweenLetters(sentence, room)
  return `${kept.replace(/[\s,;:–—-]+$/, '')}…`
}

/** The reader of a recap, because a recap for a limited audience must say so (PO10). Empty for the table. */
export function readerOf(audience: 'gm' | 'table' | SeatId, nameOf: (seat: SeatId) => string): string {
  if (audience === 'table') return ''
  return audience === 'gm' ? 'For the Game Master’s eyes' : `For ${nameOf(audience)}`
}

/** The name of a session; the first session is 1. */
export function sessionName(session: number): string {
  return session === 0 ? 'Before the first session' : `Session ${session}`
}

/** The texts of a recap, which need no further context. */
export interface RecapText {
  readonly campaign: string
  /** "Session 6". */
  readonly session: string
  readonly subtitle: string
  /** "For Kresk" when the recap is for one reader; absent when it is for the whole table. */
  readonly reader?: string
  readonly sentences: readonly string[]
}

export function asMarkdown({ campaign, session, subtitle, reader, sentences }: RecapText): string {
  const lines = sentences.map((sentence, at) => `${at + 1}. ${escapedForMarkdown(sentence)}`)
  const head = [
    `# Previously on ${escapedForMarkdown(campaign)}`,
    `*${[session, ...(reader ? [escapedForMarkdown(reader)] : [])].join(' · ')}*`,
    ...(subtitle === '' ? [] : [escapedForMarkdown(subtitle)])
  ]
  return `${[...head, lines.join('\n')].join('\n\n')}\n`
}
