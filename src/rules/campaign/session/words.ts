import { line, lineForGm, type LogLine } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import type { sessionModel } from './model'
import { stepNames } from './vocabulary'

const opener = 'Session start, '

/** What a line of the log says of one step of the opener; null for every other line. */
export function openerStepIn({ parts }: LogLine): string | null {
  const [first] = parts
  return parts.length === 1 && typeof first === 'string' && first.startsWith(opener) ? first.slice(opener.length) : null
}

/** The same line with what was said of an earlier step. */
export function withOpenerStep(newer: LogLine, earlier: string): LogLine {
  return { ...newer, parts: [`${opener}${earlier}; ${openerStepIn(newer) ?? ''}`] }
}

/** What happened to the session, in a sentence. What is asked, noted and prepared is the GM's alone (SE4). */
export const describeSession: Describers<EventOf<typeof sessionModel>> = {
  'session-began': ({ number }) => line('plain', `Session ${number} begins`),
  'session-ended': ({ number }) => line('plain', `Session ${number} ends`),
  'session-continued': (_, audience) => lineForGm(audience, 'Play goes on without a new session'),
  'opener-step-marked': ({ step, as }, audience) => lineForGm(audience, `${opener}${stepNames[step]}: ${as}`),
  'session-note-written': ({ seat, kind, text }, audience) =>
    lineForGm(audience, { seat }, kind === 'asked' ? ' asks for: ' : ' notes: ', text || 'nothing')
}

export const explainSession: Explainers<RefusalOf<typeof sessionModel>> = {
  'no-session-runs': () => say('No session is under way', 'Start one first', 'session')
}
