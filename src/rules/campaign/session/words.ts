import { line, lineForGm } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import type { sessionModel } from './model'
import { stepNames } from './vocabulary'

/** An event of the session as a sentence. Questions, notes and preparation are for the GM alone (SE4). */
export const describeSession: Describers<EventOf<typeof sessionModel>> = {
  'session-began': ({ number }) => line('plain', `Session ${number} begins`),
  'session-ended': ({ number }) => line('plain', `Session ${number} ends`),
  'session-continued': (_, audience) => lineForGm(audience, 'Play goes on without a new session'),
  'opener-step-marked': ({ step, as }, audience) => lineForGm(audience, `Session start, ${stepNames[step]}: ${as}`),
  'session-note-written': ({ seat, kind, text }, audience) =>
    lineForGm(audience, { seat }, kind === 'asked' ? ' asks for: ' : ' notes: ', text || 'nothing')
}

export const explainSession: Explainers<RefusalOf<typeof sessionModel>> = {
  'no-session-runs': () => say('No session is under way', 'Start one first')
}
