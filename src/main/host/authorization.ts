import { assertNever } from '#rules/core/assert-never'
import type { AskKind, Asker } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Desk } from './host-state'
import type { Guest } from './dependencies'

/** What a player's own page may ask: to do what its seat may decide, and to stop the game. Everything else is the GM's. */
const seatAsks: ReadonlySet<AskKind> = new Set<AskKind>(['act', 'pause'])

/** Who may ask what, by the screen that the house itself opened for them. Null: come in. */
export function objection(asker: Asker, ask: AskKind): Problem | null {
  switch (asker.screen) {
    case 'gm':
      return asker.actor.kind === 'gm' ? null : notAllowed('Only the Game Master may use this page.')
    case 'seat':
      if (asker.actor.kind !== 'seat') return notAllowed('This page belongs to no seat.')
      return seatAsks.has(ask) ? null : notAllowed('Only the Game Master can do that. Ask at the table.')
    case 'table':
    case 'overlay':
      return notAllowed('This screen only shows; it cannot act.')
    default:
      return assertNever(asker.screen)
  }
}

/** A seat's page asks in the name of a seat: it must be one of the open campaign, and somebody must sit there. */
export function absence({ actor, campaign }: Guest, desk: Pick<Desk, 'campaign' | 'seats'>): Problem | null {
  if (actor.kind !== 'seat') return null
  if (!desk.campaign || (campaign !== null && campaign !== desk.campaign.store.id)) return { kind: 'no-campaign' }
  return desk.seats.includes(actor.seat) ? null : notAllowed('This seat is not in the game at the moment.')
}

function notAllowed(says: string): Problem {
  return { kind: 'not-allowed', says }
}
