import type { SeatId } from '../core/seat'
import type { RitualOdds } from './odds'
import type { Both, Contestant, DuelSuit, Faces, Reveal, Ritual, Ruling, Side, Variants, Verdict, Who } from './types'

/** One Suit Die as it lies before its owner. */
export interface DieView {
  readonly suit: DuelSuit
  readonly faces: Faces
  /** What it showed with its bonus, once it is used; null while it can still be picked. */
  readonly used: { readonly roll: number; readonly bonus: number } | null
}

/** What everybody knows of one contestant: never what is under the cup. */
export interface SideView {
  readonly who: Who
  readonly strong: DuelSuit
  readonly weak: DuelSuit
  readonly dice: readonly DieView[]
  readonly rolls: Contestant['dice']
  readonly wins: number
  readonly total: number
  /** What the next die is rolled with: 0 or 1. */
  readonly bonus: number
  readonly approach: string
  readonly hasPicked: boolean
  readonly hasRolled: boolean
  /** Its player has left the table for now (GF31). */
  readonly away: boolean
}

/** A contest that has begun, as the whole table sees it. */
export interface ContestView {
  readonly kind: Ritual['kind']
  /** The round that is played or was played last, from 1. */
  readonly round: number
  readonly sides: Both<SideView>
  readonly voice: SeatId | null
  readonly rulings: readonly Ruling[]
  /** Every reveal so far, oldest first; draws that are rolled again included. */
  readonly reveals: readonly Reveal[]
  /** Everything is down: the cups can be lifted. */
  readonly ready: boolean
  /** The same dice are rolled once more. */
  readonly again: boolean
  /** Null before the first reveal, when nothing tells the two apart, and after the last. */
  readonly odds: RitualOdds | null
  readonly verdict: Verdict | null
  readonly story: string
}

export interface TableView {
  readonly variants: Variants
  readonly contest: ContestView | null
  readonly past: readonly { readonly kind: Ritual['kind']; readonly verdict: Verdict }[]
  /** Grows with each reveal: a screen that sees it grow shows the moment. */
  readonly serial: number
}

export type OverlayView = TableView

/** A side's own cup. */
export interface CupView {
  readonly side: Side
  readonly suit: DuelSuit | null
  readonly roll: number | null
  /** What could be picked now; empty once it has rolled. */
  readonly mayPick: readonly DuelSuit[]
  readonly mayRoll: boolean
}

/** The Game Master's: the cup of their own contestant, if they have one, and no other. */
export interface GmView extends TableView {
  readonly cup: CupView | null
}

export interface SeatView extends TableView {
  readonly yours: SeatId
  readonly cup: CupView | null
  /** This seat settles disputes. */
  readonly isVoice: boolean
}

export interface GameFaceViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}
