import type { Audience } from '../../core/audience'
import { line, type LogLine } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { Explainers } from '../../core/slice'
import type { SessionEvent, SessionRefusal } from './model'
import { stepNames } from './vocabulary'

/** What happened to the session, in a sentence. What is asked, noted and prepared is the GM's alone (SE4). */
export function describeSession(event: SessionEvent, audience: Audience): LogLine | null {
  if (event.type === 'session-began') return line('plain', `Session ${event.number} begins`)
  if (event.type === 'session-ended') return line('plain', `Session ${event.number} ends`)
  return audience.kind === 'gm' ? describeForGm(event) : null
}

function describeForGm(event: Exclude<SessionEvent, { type: 'session-began' | 'session-ended' }>): LogLine {
  switch (event.type) {
    case 'session-continued':
      return line('quiet', 'Play goes on without a new session')
    case 'opener-step-marked':
      return line('quiet', `Session start, ${stepNames[event.step]}: ${event.as}`)
    case 'session-note-written':
      return line(
        'quiet',
        { seat: event.seat },
        event.kind === 'asked' ? ' asks for: ' : ' notes: ',
        event.text || 'nothing'
      )
  }
}

export const explainSession: Explainers<SessionRefusal> = {
  'no-session-runs': () => say('No session is under way', 'Start one first')
}
