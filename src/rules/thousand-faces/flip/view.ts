import { assertNever } from '../../core/assert-never'
import type { SeatId } from '../../core/seat'
import { deckCount, unseenCards } from '../deck/places'
import { flashbackPrice } from '../experience/prices'
import { sheetOf } from '../sheets'
import { owedPoints } from '../stamina/search'
import type { State } from '../state'
import type { Attribute, CardId, Net, ResultValue, Suit } from '../vocabulary'
import type { FlipConsequences, FlippedCard, FlipRecord, Pending } from './model'
import { cardsMissing, newestFlip } from './questions'

/** A flip as the whole table sees it: everything on it lies face up. */
export interface FlipView {
  /** Counts up by one with each flip on this board; screens animate when it changes. */
  readonly serial: number
  readonly seat: SeatId
  readonly attribute: Attribute
  readonly suit: Suit
  /** Capped: what was played. */
  readonly net: Net
  readonly cards: readonly FlippedCard[]
  /** Null while a tie waits for its player, or while physical cards are still to be named. */
  readonly resolving: CardId | null
  readonly result: ResultValue | null
  /** The name of the move as the GM typed or picked it; null when none was named. */
  readonly move: string | null
  readonly fast: boolean
  /** Player against player: the defender. */
  readonly versus: SeatId | null
  /** Teamwork: each supporter's one card, read on the anvil. */
  readonly support: readonly { readonly seat: SeatId; readonly card: FlippedCard }[]
  /** The seat whose card resolved it, when that is not the lead's. */
  readonly resolvedBy: SeatId | null
  /** The cards that count and are tied; the player picks among them. Empty when nothing waits. */
  readonly among: readonly { readonly seat: SeatId; readonly card: CardId }[]
  readonly flashback: boolean
  /** Steps bought in a flashback, 0–3. */
  readonly raised: number
  readonly consequences: FlipConsequences | null
}

/** What stands between this board and its next flip. */
export type PendingView =
  /** A tie: the player picks one of `among` (`suggested` is the usual choice). */
  | {
      readonly kind: 'tie'
      readonly seat: SeatId
      readonly among: readonly { readonly seat: SeatId; readonly card: CardId }[]
      readonly suggested: CardId
    }
  /** Physical cards: the table turns a card and the GM names it; `left` more at most. */
  | {
      readonly kind: 'name-cards'
      readonly seat: SeatId
      /** What they are turned over for; for Stamina, `left` counts the symbols that are wanted. */
      readonly for: 'flip' | 'recovery' | 'number' | 'stamina'
      readonly left: number
      readonly possible: readonly CardId[]
    }
  /** The Critical Success: a Blessing, or levels of the move. */
  | { readonly kind: 'critical'; readonly seat: SeatId; readonly blessingsLeft: number }
  /** A flashback is open: steps may be bought, then it settles. */
  | {
      readonly kind: 'flashback'
      readonly seat: SeatId
      readonly result: ResultValue
      readonly stepsAffordable: number
    }

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

/** What stands between this board and its next flip, in full: for the GM, and for the player it waits for. */
export function pendingView(state: State): PendingView | null {
  const { pending } = state
  switch (pending?.kind) {
    case undefined:
      return null
    case 'tie':
      return { kind: 'tie', seat: pending.seat, among: pending.among, suggested: pending.suggested }
    case 'name-cards':
      return {
        kind: 'name-cards',
        seat: pending.seat,
        for: pending.naming.for,
        left: leftToName(state, pending),
        possible: unseenCards(sheetOf(state, pending.seat).piles)
      }
    case 'critical':
      return { kind: 'critical', seat: pending.seat, blessingsLeft: state.blessingSupply.length }
    case 'flashback': {
      const { lastFlip, xp } = sheetOf(state, pending.seat)
      const result = lastFlip?.result ?? 0
      return {
        kind: 'flashback',
        seat: pending.seat,
        result,
        stepsAffordable: Math.min(Math.floor(xp / flashbackPrice), 3 - result)
      }
    }
    default:
      return assertNever(pending)
  }
}

function leftToName(state: State, { seat, naming }: Extract<State['pending'], { kind: 'name-cards' }>): number {
  if (naming.for === 'recovery') return naming.left
  if (naming.for === 'stamina') return owedPoints(state, seat)
  const flip = newestFlip(state)
  return naming.for === 'flip' && flip ? cardsMissing(state, flip, seat) : deckCount(sheetOf(state, seat).piles)
}
