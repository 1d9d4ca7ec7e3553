import { noSession, type CurrentSession } from './vocabulary'

/** The session in the GM's frame; absent in its initial state. No other audience receives any of it (SE4). */
export interface SessionView {
  readonly current?: CurrentSession
}

/** The GM's part about the present session. */
export function sessionView({ current }: { readonly current: CurrentSession }): SessionView {
  return current === noSession ? nothing : { current }
}

const nothing: SessionView = {}
