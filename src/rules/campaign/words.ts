import { type Audience, audienceKey } from '../core/audience'
import type { LogLine, LogPart } from '../core/log-line'
import { memoize } from '../core/memoize'
import { systemOf } from '../registry'
import type { Chronicle } from './chronicle'
import { describeCampaign } from './describe'
import type { ActEntry, BoardId, CampaignEvent } from './types'

type Words = readonly LogLine[]

/** The number of acts whose words are kept. It is enough for every window of the log: an undo words no act again. */
const acts = 96

/** An act never changes, so its words never change; they do not contain names or standing. */
const written = memoize<ActEntry, Map<string, Words>>(acts)

/** The words of one act for one audience; may be empty. */
export function wordsOf(chronicle: Chronicle, act: ActEntry, audience: Audience): Words {
  const known = written(act, [], () => new Map())
  const key = audienceKey(audience)
  const words = known.get(key) ?? shared(known, worded(chronicle, act, audience))
  known.set(key, words)
  return words
}

function worded(chronicle: Chronicle, act: ActEntry, audience: Audience): Words {
  const words: LogLine[] = []
  for (const event of act.events) {
    const line = describeEvent(chronicle, act, event, audience)
    if (line !== null) words.push(line)
  }
  return words
}

/** Most audiences have equal words, which are stored once. */
function shared(known: ReadonlyMap<string, Words>, words: Words): Words {
  for (const others of known.values()) if (sameWords(others, words)) return others
  return words
}

function sameWords(some: Words, others: Words): boolean {
  return some.length === others.length && some.every((line, index) => sameLine(line, others[index]))
}

function sameLine(one: LogLine, other: LogLine | undefined): boolean {
  if (one.tone !== other?.tone || one.parts.length !== other.parts.length) return false
  return one.parts.every((part, index) => samePart(part, other.parts[index]))
}

function samePart(one: LogPart, other: LogPart | undefined): boolean {
  if (typeof one === 'string' || typeof other === 'string' || other === undefined) return one === other
  if ('seat' in one) return 'seat' in other && one.seat === other.seat
  if ('result' in one) return 'result' in other && one.result === other.result
  return 'suit' in other && one.suit === other.suit
}

function describeEvent(chronicle: Chronicle, act: ActEntry, event: unknown, audience: Audience): LogLine | null {
  if (act.board !== null) return describeOn(chronicle, act.board, event, audience)
  const happened = event as CampaignEvent
  return happened.type === 'board-followed'
    ? describeOn(chronicle, happened.board, happened.event, audience)
    : describeCampaign(happened, audience)
}

function describeOn(chronicle: Chronicle, board: BoardId, event: unknown, audience: Audience): LogLine | null {
  const system = chronicle.systemAt(board)
  return system ? systemOf(system).describe(event, audience) : null
}
