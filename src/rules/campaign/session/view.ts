import { noSession, type CurrentSession } from './vocabulary'

/** What the GM is shown of the session; absent while nothing was said of it. Nobody else is shown any of it (SE4). */
export interface SessionParts {
  readonly current?: CurrentSession
}

/** What the GM knows of the session that is on. */
export function sessionParts({ current }: { readonly current: CurrentSession }): SessionParts {
  return current === noSession ? nothing : { current }
}

const nothing: SessionParts = {}
