import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Seat } from '../../core/seat'
import type { SessionCommand, SessionEvent, SessionRefusal } from './model'
import { noSession, type CurrentSession } from './vocabulary'

/** What of the campaign a session is decided by. */
interface Around {
  /** How many sessions have begun. */
  readonly session: number
  readonly current: CurrentSession
  readonly seats: readonly Seat[]
}

type SessionDecision = Result<SessionEvent, SessionRefusal | { readonly because: 'no-such-seat' }>

const deciders: {
  readonly [Type in SessionCommand['type']]: (
    around: Around,
    command: Extract<SessionCommand, { type: Type }>
  ) => SessionDecision
} = {
  'begin-session': ({ session }, { at }) =>
    ok({ type: 'session-began', number: session + 1, ...(at === undefined ? {} : { at }) }),
  'continue-session': (_, { at }) => ok({ type: 'session-continued', at }),
  'end-session': ({ session, current }) =>
    session === 0 || current.ended
      ? refuse({ because: 'no-session-runs' })
      : ok({ type: 'session-ended', number: session }),
  'mark-opener-step': (_, { step, as }) => ok({ type: 'opener-step-marked', step, as }),
  'write-session-note': ({ seats }, { seat, kind, text }) =>
    seats.some(({ id }) => id === seat)
      ? ok({ type: 'session-note-written', seat, kind, text: text.trim() })
      : refuse({ because: 'no-such-seat' })
}

const reducers: {
  readonly [Type in SessionEvent['type']]: (
    current: CurrentSession,
    event: Extract<SessionEvent, { type: Type }>
  ) => CurrentSession
} = {
  'session-began': (_, { at }) => (at === undefined ? noSession : { ...noSession, since: at }),
  'session-continued': (current, { at }) => ({ ...current, since: at, ended: false }),
  'session-ended': ({ since }) => ({ ...noSession, since, ended: true }),
  'opener-step-marked': (current, { step, as }) => {
    const { [step]: _, ...others } = current.steps
    return { ...current, steps: as === 'open' ? others : { ...others, [step]: as } }
  },
  'session-note-written': (current, { seat, kind, text }) => {
    const { [seat]: note = { asked: '', given: '' } } = current.notes
    return { ...current, notes: { ...current.notes, [seat]: { ...note, [kind]: text } } }
  }
}

/** What happens to the session, or why not. Whoever asks is the Game Master (CA6). */
export function decideSession(around: Around, command: SessionCommand): SessionDecision {
  const decide = deciders[command.type] as (around: Around, command: SessionCommand) => SessionDecision
  return decide(around, command)
}

/** The session after one thing happened to it. Never judges. */
export function applySession(current: CurrentSession, event: SessionEvent): CurrentSession {
  const apply = reducers[event.type] as (current: CurrentSession, event: SessionEvent) => CurrentSession
  return apply(current, event)
}

export function isSessionCommand(command: { readonly type: string }): command is SessionCommand {
  return command.type in deciders
}

export function isSessionEvent(event: { readonly type: string }): event is SessionEvent {
  return event.type in reducers
}
