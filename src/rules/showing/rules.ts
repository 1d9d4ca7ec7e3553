import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import type { Seat } from '../core/seat'
import type {
  ShowingCommand,
  ShowingEvent,
  ShowingRefusal,
  Showing,
  Exhibit,
  PreparedExhibit,
  ShownTo,
  TakenFrom
} from './model'

/** What of the campaign it is decided by. */
interface Around {
  readonly showing: Showing
  readonly seats: readonly Seat[]
}

type ShowingDecision = Result<ShowingEvent, ShowingRefusal>

const deciders: {
  readonly [Type in ShowingCommand['type']]: (
    around: Around,
    command: Extract<ShowingCommand, { type: Type }>
  ) => ShowingDecision
} = {
  'fill-tray': ({ showing: { tray } }, { exhibit: typed, place }) => {
    const exhibit = tidied(typed)
    if (!exhibit) return refuse({ because: 'empty-exhibit' })
    const at = place ?? tray.indexOf(null)
    return at < 0 ? refuse({ because: 'tray-full' }) : ok({ type: 'tray-filled', place: at, exhibit })
  },
  'empty-tray': ({ showing: { tray } }, { place }) =>
    tray[place] ? ok({ type: 'tray-emptied', place }) : refuse({ because: 'tray-place-empty' }),
  'prepare-exhibit': ({ seats }, { exhibit: typed, to }) => {
    const exhibit = tidied(typed)
    if (!exhibit) return refuse({ because: 'empty-exhibit' })
    return canSee(seats, to) ? ok({ type: 'exhibit-prepared', exhibit, to }) : refuse({ because: 'no-such-viewer' })
  },
  'drop-prepared': ({ showing: { next } }) =>
    next ? ok({ type: 'prepared-dropped' }) : refuse({ because: 'nothing-next' }),
  'show-prepared': ({ showing: { next }, seats }) => {
    if (!next) return refuse({ because: 'nothing-next' })
    return canSee(seats, next.to) ? ok({ type: 'exhibit-shown', ...next }) : refuse({ because: 'no-such-viewer' })
  },
  'take-away': ({ showing: { live } }, { from }) =>
    live.some(shown => isTaken(shown, from))
      ? ok({ type: 'exhibit-taken-away', from })
      : refuse({ because: 'nothing-shown' })
}

const reducers: {
  readonly [Type in ShowingEvent['type']]: (showing: Showing, event: Extract<ShowingEvent, { type: Type }>) => Showing
} = {
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

/** What happens, or why not. Whoever asks is the Game Master (CA6). */
export function decideShowing(around: Around, command: ShowingCommand): ShowingDecision {
  const decide = deciders[command.type] as (around: Around, command: ShowingCommand) => ShowingDecision
  return decide(around, command)
}

/** What is prepared and shown after one thing happened. Never judges. */
export function applyShowing(showing: Showing, event: ShowingEvent): Showing {
  const apply = reducers[event.type] as (showing: Showing, event: ShowingEvent) => Showing
  return apply(showing, event)
}

export function isShowingCommand(command: { readonly type: string }): command is ShowingCommand {
  return command.type in deciders
}

export function isShowingEvent(event: { readonly type: string }): event is ShowingEvent {
  return event.type in reducers
}

/** The stream shows what the table shows: both are one screen here. */
function screenOf(to: ShownTo | TakenFrom): string {
  return to === 'table-and-overlay' ? 'table' : to
}

function isTaken({ to }: PreparedExhibit, from: TakenFrom): boolean {
  return from === 'everywhere' || screenOf(to) === from
}

/** Somebody who has left sees nothing. */
function canSee(seats: readonly Seat[], to: ShownTo): boolean {
  return to === 'table' || to === 'table-and-overlay' || seats.some(({ id, retired }) => id === to && !retired)
}

function tidied({ kind, title, line, picture }: Exhibit): Exhibit | null {
  const exhibit = { kind, title: title.trim(), line: line.trim(), picture }
  return exhibit.title === '' && exhibit.picture === null ? null : exhibit
}
