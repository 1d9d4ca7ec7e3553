import { noSession, type CurrentSession } from './vocabulary'

/** The session in the GM's frame; absent in its initial state. No other audience receives any of it (SE4). */
export interface SessionParts {
  readonly current?: CurrentSession
}

/** The GM's part about the present session. */
export function sessionParts({ current }: { readonly current: CurrentSession }): SessionParts {
  return current === noSession ? nothing : { current }
}

const nothing: SessionParts = {}
