import { assertNever } from '../../core/assert-never'
import type { SeatId } from '../../core/seat'
import { deckCount, unseenCards } from '../deck/piles'
import { flashbackPrice } from '../experience/prices'
import { sheetOf } from '../sheets'
import { owedPoints } from '../stamina/search'
import type { State } from '../state'
import type { Attribute, CardId, Net, ResultValue, Suit } from '../vocabulary'
import type { FlipConsequences, FlippedCard, FlipRecord, Pending } from './model'
import { cardsMissing, newestFlip } from './queries'

/** A flip as every audience sees it: all of its cards are face up. */
export interface FlipView {
  /** Grows by one with each flip on this board; screens animate the change. */
  readonly serial: number
  readonly seat: SeatId
  readonly attribute: Attribute
  readonly suit: Suit
  /** The capped net, as played. */
  readonly net: Net
  readonly cards: readonly FlippedCard[]
  /** Null while a tie is open, or while physical cards are still to be named. */
  readonly resolving: CardId | null
  readonly result: ResultValue | null
  /** The name of the move as the GM entered or picked it; null without one. */
  readonly move: string | null
  readonly fast: boolean
  /** Player against player: the defender. */
  readonly versus: SeatId | null
  /** Teamwork: one card of each supporter, read on the anvil. */
  readonly support: readonly { readonly seat: SeatId; readonly card: FlippedCard }[]
  /** The owner of the resolved card, unless it is the lead. */
  readonly resolvedBy: SeatId | null
  /** The tied cards from which the player picks; empty without a tie. */
  readonly among: readonly { readonly seat: SeatId; readonly card: CardId }[]
  readonly flashback: boolean
  /** Number of steps bought in a flashback, 0–3. */
  readonly raised: number
  readonly consequences: FlipConsequences | null
}

/** The open question before the next flip. */
export type PendingView =
  /** A tie: the player picks one of `among`. `suggested` is the usual choice. */
  | {
      readonly kind: 'tie'
      readonly seat: SeatId
      readonly among: readonly { readonly seat: SeatId; readonly card: CardId }[]
      readonly suggested: CardId
    }
  /** Physical cards: the table turns a card and the GM names it; at most `left` more. */
  | {
      readonly kind: 'name-cards'
      readonly seat: SeatId
      /** The purpose of the cards. For Stamina, `left` counts the wanted symbols. */
      readonly for: 'flip' | 'recovery' | 'number' | 'stamina'
      readonly left: number
      readonly possible: readonly CardId[]
    }
  /** The Critical Success: a Blessing, or levels of the move. */
  | { readonly kind: 'critical'; readonly seat: SeatId; readonly blessingsLeft: number }
  /** A flashback is open: steps can be bought, then it ends. */
  | {
      readonly kind: 'flashback'
      readonly seat: SeatId
      readonly result: ResultValue
      readonly stepsAffordable: number
    }

/** A flip as every audience sees it: all of its cards are face up. */
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

/** The whole open question before the next flip: for the GM, and for the player who must answer. */
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
