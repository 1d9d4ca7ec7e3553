import type { Cause } from '#rules/campaign/types'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { CardId } from '#rules/thousand-faces/vocabulary'

/**
 * Which cards of the flip in sight have just come, and so turn over; the others lie as they lay.
 * Made from the picture before and the new one, so that a screen that opens late never replays anything.
 */
export interface Arrivals {
  /** Changes with every flip: the stage is built anew. */
  readonly key: string
  /** The place in the turning of each card that turns now: 0, 1, 2 … */
  readonly turning: ReadonlyMap<CardId, number>
  /** What lies there, to know a new picture that changes nothing here. */
  readonly sign: string
  /** All cards that have been turned on this stage. */
  readonly seen: ReadonlySet<CardId>
  /** The resolving card rises now, rather than standing there already. */
  readonly rising: 'now' | 'already' | 'not-yet'
}

/** What moves when `flip` is shown after `previous`. `cut`: nothing moves, all is as it will be. */
export function arrivalsAfter(
  previous: Arrivals | null,
  flip: FlipView | null,
  pace: { readonly cause: Cause; readonly motion: 'turn' | 'cut' }
): Arrivals | null {
  if (!flip) return null
  const key = stageKey(flip)
  const sign = signOf(flip)
  const same = previous?.key === key ? previous : null
  if (same?.sign === sign) return same
  const moves = pace.motion === 'turn' && pace.cause === 'act'
  const cards = allCards(flip)
  const fresh = moves ? cards.filter(card => !same?.seen.has(card)) : []
  return {
    key,
    sign,
    turning: new Map(fresh.map((card, index) => [card, index])),
    seen: new Set(cards),
    rising: risingOf(same, flip, moves ? 'moves' : 'stands')
  }
}

/** Every card on the stage in the order in which it turns: the lead's, then each supporter's. */
function allCards(flip: FlipView): readonly CardId[] {
  return [...flip.cards.map(card => card.id), ...flip.support.map(each => supportKey(each.seat, each.card.id))]
}

/** Two players own a card 8 each: a supporter's is told apart by its seat. */
export function supportKey(seat: string, card: CardId): string {
  return `${seat}:${card}`
}

function stageKey(flip: FlipView): string {
  return `${flip.serial}:${flip.flashback ? 'again' : 'first'}`
}

function risingOf(same: Arrivals | null, flip: FlipView, pace: 'moves' | 'stands'): Arrivals['rising'] {
  if (flip.resolving === null) return 'not-yet'
  return pace === 'moves' && (same === null || same.rising === 'not-yet') ? 'now' : 'already'
}

function signOf(flip: FlipView): string {
  return [...allCards(flip), '→', flip.resolving ?? '', flip.resolvedBy ?? ''].join(' ')
}
