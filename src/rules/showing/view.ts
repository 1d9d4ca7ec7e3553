import type { Audience } from '../core/audience'
import { nothingShown } from './vocabulary'
import type { Showing, Exhibit, ExhibitAudience } from './model'

/** What a frame has of it; each part is absent where there is nothing to tell. */
export interface ShowingParts {
  /** The Game Master’s: the tray, what comes next, and what is shown to whom. */
  readonly showing?: Showing
  /** What this screen shows now. Only what was shown, never what is prepared (SH4). */
  readonly shown?: Exhibit
}

/** What one audience may know of what is prepared and shown. Somebody who has left is not asked for. */
export function showingParts({ showing }: { readonly showing: Showing }, audience: Audience): ShowingParts {
  if (audience.kind === 'gm') return isEmpty(showing) ? nothing : { showing }
  const live = showing.live.find(({ to }) => isFor(to, audience))
  if (!live) return nothing
  const { kind, title, line, picture } = live.exhibit
  return { shown: { kind, title, line, picture } }
}

function isFor(to: ExhibitAudience, audience: Exclude<Audience, { kind: 'gm' }>): boolean {
  switch (audience.kind) {
    case 'table':
      return to === 'table' || to === 'table-and-overlay'
    case 'overlay':
      return to === 'table-and-overlay'
    case 'seat':
      return to === audience.seat
  }
}

function isEmpty({ tray, next, live }: Showing): boolean {
  return tray.length === nothingShown.tray.length && tray.every(each => each === null) && !next && live.length === 0
}

const nothing: ShowingParts = {}
