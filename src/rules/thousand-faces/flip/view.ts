import type { FlipView } from '../views'
import type { FlipRecord, Pending } from './record'

/** A flip as everybody sees it: all of it lies face up. */
export function flipView(flip: FlipRecord, pending: Pending | null): FlipView {
  const { resolving } = flip
  return {
    serial: flip.serial,
    seat: flip.seat,
    attribute: flip.attribute,
    suit: flip.suit,
    net: flip.net,
    cards: flip.cards,
    resolving: resolving?.card ?? null,
    result: flip.result,
    move: flip.move,
    fast: flip.fast,
    versus: flip.versus,
    support: flip.support.flatMap(({ seat, card }) => (card ? [{ seat, card }] : [])),
    resolvedBy: resolving === null || resolving.seat === flip.seat ? null : resolving.seat,
    among: pending?.kind === 'tie' && flip.resolving === null && pending.seat === flip.seat ? pending.among : [],
    flashback: flip.flashback,
    raised: flip.raised,
    consequences: flip.consequences
  }
}
