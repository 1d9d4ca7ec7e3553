import type { AskKind } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { HostState } from './host-state'
import type { Caller } from './dependencies'

/** The asks that a player's page may send: decisions of its seat, their preview, the recap, and the X-card. */
const seatAsks: ReadonlySet<AskKind> = new Set<AskKind>(['act', 'answer', 'preview', 'read-recap', 'pause'])

/** Checks an ask against the screen that the host assigned to the caller. Null: allowed. */
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

/** A seat's page acts for one seat: the seat must belong to the open campaign and must not be retired. */
export function seatProblem({ actor, campaign }: Caller, state: Pick<HostState, 'campaign' | 'seats'>): Problem | null {
  if (actor.kind !== 'seat') return null
  if (!state.campaign || (campaign !== null && campaign !== state.campaign.store.id)) return { kind: 'no-campaign' }
  return state.seats.includes(actor.seat) ? null : notAllowed('This seat is not in the game at the moment', askThem)
}

const askThem = 'Ask your Game Master'

function notAllowed(message: string, remedy: string): Problem {
  return { kind: 'not-allowed', message, remedy }
}
