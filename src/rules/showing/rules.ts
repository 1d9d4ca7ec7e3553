import type { SliceDeciders, SliceTypes } from '../core/campaign-slice'
import { ok, refuse } from '../core/result'
import type { Seat } from '../core/seat'
import { happen, type Reducers } from '../core/slice'
import type { Showing, Exhibit, PreparedExhibit, showingModel, ExhibitAudience, RemovalPlace } from './model'

type ShowingTypes = SliceTypes<typeof showingModel, Showing>

/** Preparing, showing and removing things: rules SH1–SH3. */
export const decideShowing: SliceDeciders<ShowingTypes> = {
  'fill-tray': (act, { exhibit: typed, place }) => {
    const exhibit = tidied(typed)
    if (!exhibit) return refuse({ because: 'empty-exhibit' })
    const at = place ?? act.state.tray.indexOf(null)
    return at < 0 ? refuse({ because: 'tray-full' }) : ok(happen(act, { type: 'tray-filled', place: at, exhibit }))
  },
  'empty-tray': (act, { place }) =>
    act.state.tray[place] ? ok(happen(act, { type: 'tray-emptied', place })) : refuse({ because: 'tray-place-empty' }),
  'prepare-exhibit': (act, { exhibit: typed, to }, { seats }) => {
    const exhibit = tidied(typed)
    if (!exhibit) return refuse({ because: 'empty-exhibit' })
    return canSee(seats, to)
      ? ok(happen(act, { type: 'exhibit-prepared', exhibit, to }))
      : refuse({ because: 'no-such-viewer' })
  },
  'drop-prepared': act =>
    act.state.next ? ok(happen(act, { type: 'prepared-dropped' })) : refuse({ because: 'nothing-next' }),
  'show-prepared': (act, _, { seats }) => {
    const { next } = act.state
    if (!next) return refuse({ because: 'nothing-next' })
    return canSee(seats, next.to)
      ? ok(happen(act, { type: 'exhibit-shown', ...next }))
      : refuse({ because: 'no-such-viewer' })
  },
  'take-away': (act, { from }) =>
    act.state.live.some(shown => isTaken(shown, from))
      ? ok(happen(act, { type: 'exhibit-taken-away', from }))
      : refuse({ because: 'nothing-shown' })
}

export const applyShowing: Reducers<ShowingTypes> = {
  'tray-filled': (showing, { place, exhibit }) => ({ ...showing, tray: showing.tray.with(place, exhibit) }),
  'tray-emptied': (showing, { place }) => ({ ...showing, tray: showing.tray.with(place, null) }),
  'exhibit-prepared': (showing, { exhibit, to }) => ({ ...showing, next: { exhibit, to } }),
  'prepared-dropped': showing => ({ ...showing, next: null }),
  'exhibit-shown': ({ tray, live }, { exhibit, to }) => ({
    tray,
    next: null,
    live: [...live.filter(each => screenOf(each.to) !== screenOf(to)), { exhibit, to }]
  }),
  'exhibit-taken-away': (showing, { from }) => ({
    ...showing,
    live: showing.live.filter(each => !isTaken(each, from))
  })
}

/** The stream shows what the table shows: both count as one screen here. */
function screenOf(to: ExhibitAudience | RemovalPlace): string {
  return to === 'table-and-overlay' ? 'table' : to
}

function isTaken({ to }: PreparedExhibit, from: RemovalPlace): boolean {
  return from === 'everywhere' || screenOf(to) === from
}

/** A retired seat sees nothing. */
function canSee(seats: readonly Seat[], to: ExhibitAudience): boolean {
  return to === 'table' || to === 'table-and-overlay' || seats.some(({ id, retired }) => id === to && !retired)
}

function tidied({ kind, title, line, picture }: Exhibit): Exhibit | null {
  const exhibit = { kind, title: title.trim(), line: line.trim(), picture }
  return exhibit.title === '' && exhibit.picture === null ? null : exhibit
}
