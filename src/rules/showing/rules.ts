import type { SliceDeciders, SliceTypes } from '../core/campaign-slice'
import { ok, refuse } from '../core/result'
import type { Seat } from '../core/seat'
import { happen, type Reducers, type Describers, type Explainers } from '../core/slice'
import type { Showing, Exhibit, PreparedExhibit, showingModel, ExhibitAudience, RemovalTarget } from './model'
import type { Audience } from '../core/audience'
import { line, lineForGm, type LogPart } from '../core/log-line'
import type { EventOf, RefusalOf } from '../core/model'
import { say } from '../core/refusal'
import { exhibitWords } from './vocabulary'

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
function screenOf(to: ExhibitAudience | RemovalTarget): string {
  return to === 'table-and-overlay' ? 'table' : to
}

function isTaken({ to }: PreparedExhibit, from: RemovalTarget): boolean {
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

/** The event as a sentence; null for an audience that must not learn of it (SH7). */
export const describeShowing: Describers<EventOf<typeof showingModel>> = {
  'tray-filled': ({ place, exhibit }, audience) => lineForGm(audience, `In the tray, ${place + 1}: ${nameOf(exhibit)}`),
  'tray-emptied': ({ place }, audience) => lineForGm(audience, `Taken out of the tray: place ${place + 1}`),
  'exhibit-prepared': ({ exhibit, to }, audience) => lineForGm(audience, `Next: ${nameOf(exhibit)}, `, ...viewers(to)),
  'prepared-dropped': (_, audience) => lineForGm(audience, 'Nothing is next any more'),
  'exhibit-shown': ({ exhibit, to }, audience) =>
    sees(audience, to) ? line('plain', `Shown: ${nameOf(exhibit)}`, ...toWhom(to)) : null,
  'exhibit-taken-away': ({ from }, audience) => lineForGm(audience, 'Taken away', ...screenWords(from))
}

export const explainShowing: Explainers<RefusalOf<typeof showingModel>> = {
  'empty-exhibit': () => say('There is nothing to show', 'Pick a picture, or type a title'),
  'tray-full': () => say('The tray is full', 'Take something out of it, or drop the picture onto a place', 'stage'),
  'tray-place-empty': () => say('That place in the tray is empty', 'Pick one that has something in it'),
  'nothing-next': () => say('Nothing is in “Next”', 'Pick something from the tray first', 'stage'),
  'nothing-shown': () => say('Nothing is shown there', 'Show something first', 'stage'),
  'no-such-viewer': () => say('Nobody is at that seat', 'Show it to the table, or to a player who is here')
}

/** The name of an exhibit, with a substitute for an empty title. */
function nameOf({ kind, title }: Exhibit): string {
  return title === '' ? `a ${exhibitWords[kind].toLowerCase()} without a caption` : title
}

function sees(audience: Audience, to: ExhibitAudience): boolean {
  if (audience.kind === 'gm' || to === 'table-and-overlay') return true
  if (to === 'table') return audience.kind !== 'overlay'
  return audience.kind === 'seat' && audience.seat === to
}

function viewers(to: ExhibitAudience): readonly LogPart[] {
  if (to === 'table') return ['for the table']
  return to === 'table-and-overlay' ? ['for the table and the stream'] : ['for ', { seat: to }]
}

function toWhom(to: ExhibitAudience): readonly LogPart[] {
  return to === 'table' || to === 'table-and-overlay' ? [] : [', to ', { seat: to }]
}

function screenWords(from: RemovalTarget): readonly LogPart[] {
  if (from === 'everywhere') return []
  return from === 'table' ? [' from the table'] : [' from ', { seat: from }]
}
