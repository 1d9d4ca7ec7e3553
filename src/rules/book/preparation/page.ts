import type { Book } from '../state'
import type { PreparedLine } from './model'
import type { LineId } from './vocabulary'

type Prepared = Pick<Book, 'prepared'>

/** The page for preparation or play: that of the present session, else of the next one (BN2). */
export function pageNow({ session, ended }: { readonly session: number; readonly ended: boolean }): number {
  return session === 0 || ended ? session + 1 : session
}

/** The lines on the page of a session (BN3): those used in it, and every open line up to it. */
export function linesOn({ prepared }: Prepared, page: number): readonly PreparedLine[] {
  return prepared.filter(({ session, used }) => (used ? used.session === page : session <= page))
}

/** The session from which an open line was carried over (BN4). Null when it was written for this page, or is used. */
export function carriedFrom({ session }: PreparedLine, page: number): number | null {
  return session < page ? session : null
}

export function lineOf({ prepared }: Prepared, id: LineId): PreparedLine | null {
  return prepared.find(line => line.id === id) ?? null
}

export function openCount({ prepared }: Prepared): number {
  return prepared.filter(({ used }) => used === null).length
}
