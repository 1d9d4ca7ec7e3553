import type { SliceDeciders, SliceTypes } from '../../core/campaign-slice'
import { ok, refuse } from '../../core/result'
import { happen, type Reducers } from '../../core/slice'
import type { sessionModel } from './model'
import { noSession, type CurrentSession } from './vocabulary'

type SessionTypes = SliceTypes<typeof sessionModel, CurrentSession>

/** The events of a command to the session, or a refusal. */
export const decideSession: SliceDeciders<SessionTypes> = {
  'begin-session': (act, { at }, { session }) =>
    ok(happen(act, { type: 'session-began', number: session + 1, ...(at === undefined ? {} : { at }) })),
  'continue-session': (act, { at }) => ok(happen(act, { type: 'session-continued', at })),
  'end-session': (act, _, { session }) =>
    session === 0 || act.state.ended
      ? refuse({ because: 'no-session-runs' })
      : ok(happen(act, { type: 'session-ended', number: session })),
  'mark-opener-step': (act, { step, as }) => ok(happen(act, { type: 'opener-step-marked', step, as })),
  'write-session-note': (act, { seat, kind, text }, { seats }) =>
    seats.some(({ id }) => id === seat)
      ? ok(happen(act, { type: 'session-note-written', seat, kind, text: text.trim() }))
      : refuse({ because: 'no-such-seat' })
}

/** The session after one event. Never refuses. */
export const applySession: Reducers<SessionTypes> = {
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
