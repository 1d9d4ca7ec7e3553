import type { AskKind } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { HostState } from './host-state'
import type { Caller } from './dependencies'

/** What a player's own page may ask: to do what its seat may decide, what that would come to, what it missed, and to stop the game. */
const seatAsks: ReadonlySet<AskKind> = new Set<AskKind>(['act', 'answer', 'preview', 'read-recap', 'pause'])

/** Who may ask what, by the screen that the host itself opened for them. Null: allowed. */
export function screenProblem({ screen, actor }: Pick<Caller, 'screen' | 'actor'>, ask: AskKind): Problem | null {
  switch (screen) {
    case 'gm':
      return actor.kind === 'gm' && ask !== 'control'
        ? null
        : notAllowed('Only the Game Master may use this page', askThem)
    case 'seat':
      if (actor.kind !== 'seat')
        return notAllowed('This page belongs to no seat', 'Ask your Game Master for a link of your own')
      return seatAsks.has(ask) ? null : notAllowed('Only the Game Master can do that', 'Ask at the table')
    case 'control':
      return ask === 'control'
        ? null
        : notAllowed('The control link can do its few acts and nothing else', 'Do it on the dashboard')
    default:
      return notAllowed('This screen only shows; it cannot act', 'Do it on the dashboard')
  }
}

/** A seat's page asks in the name of a seat: it must be one of the open campaign, and somebody must sit there. */
export function seatProblem({ actor, campaign }: Caller, state: Pick<HostState, 'campaign' | 'seats'>): Problem | null {
  if (actor.kind !== 'seat') return null
  if (!state.campaign || (campaign !== null && campaign !== state.campaign.store.id)) return { kind: 'no-campaign' }
  return state.seats.includes(actor.seat) ? null : notAllowed('This seat is not in the game at the moment', askThem)
}

const askThem = 'Ask your Game Master'

function notAllowed(message: string, remedy: string): Problem {
  return { kind: 'not-allowed', message, remedy }
}
