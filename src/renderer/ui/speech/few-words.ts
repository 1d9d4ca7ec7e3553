import type { LogPart } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'
import { resultNames, suitNames } from '../symbol-words'

/** The length of announcements (SK3). */
export type Verbosity = 'short' | 'usual' | 'full'

/** Limit of the words of one announcement. */
const mostWords: Readonly<Record<Verbosity, number>> = { short: 12, usual: 25, full: Infinity }

/** A sentence of the log for speech: results and suits as words. */
export function spokenSentence(parts: readonly LogPart[], nameOf: (seat: SeatId) => string): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part
      if ('seat' in part) return nameOf(part.seat)
      return 'result' in part ? resultNames[part.result] : suitNames[part.suit]
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** As many of the sentences, from the first, as one announcement can hold; a too long first sentence is cut. */
export function fewWords(sentences: readonly string[], verbosity: Verbosity): string {
  const most = mostWords[verbosity]
  const [first = '', ...others] = sentences.filter(Boolean)
  let text = cutTo(first, most)
  for (const next of others) {
    const longer = /[.!?…]$/.test(text) ? `${text} ${next}` : `${text}. ${next}`
    if (wordsOf(longer).length > most) break
    text = longer
  }
  return text
}

/** Cuts at the last full stop, comma, colon or semicolon that leaves a third of the words. Else after `most` words. */
function cutTo(sentence: string, most: number): string {
  const words = wordsOf(sentence)
  if (words.length <= most) return sentence
  const head = words.slice(0, most)
  const end = head.findLastIndex(word => /[,;:.!?]$/.test(word))
  const kept = end + 1 >= most / 3 ? head.slice(0, end + 1) : head
  return `${kept.join(' ').replace(/[,;:.]$/, '')}…`
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}
