import type { Audience } from '../core/audience'
import { nothingShown } from './vocabulary'
import type { Showing, Exhibit, ExhibitAudience } from './model'

/** The parts of a frame; each is absent when it is empty. */
export interface ShowingView {
  /** For the Game Master: the tray, the next thing, and what is shown to whom. */
  readonly showing?: Showing
  /** What this screen shows now; never what is only prepared (SH4). */
  readonly shown?: Exhibit
}

/** What one audience may know of prepared and shown things. The caller excludes retired seats. */
export function showingView({ showing }: { readonly showing: Showing }, audience: Audience): ShowingView {
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

const nothing: ShowingView = {}
