import type { SeatId } from '../core/seat'
import type { AlliesGmPart } from './allies/views'
import type {
  CharactersGmPart,
  CharactersGmSheetPart,
  CharactersSeatPart,
  CharactersSheetPart
} from './characters/views'
import type { EconomyGmPart, EconomyTablePart } from './economy/views'
import type { FoesGmPart, FoesTablePart } from './foes/views'
import type { InjuryGmPart, InjuryTablePart } from './injury/views'
import type { GameGmPart, GameTablePart } from './minigames/views'
import type { MovesGmPart } from './moves/views'
import type { SpotlightGmPart, SpotlightTablePart } from './spotlight/views'
import type { Attribute, CardId, Net, Ranks, ResultValue, Suit } from './vocabulary'

/** One card of a flip, as everybody sees it once it is turned. */
export interface FlippedCard {
  readonly id: CardId
  readonly value: ResultValue
}

/** What a resolved flip brought, besides its result. */
export interface FlipConsequences {
  /** 0 or 1, and whose. */
  readonly xp: number
  readonly xpTo: SeatId | null
  readonly shadow: number
  readonly gmMove: boolean
  readonly staminaLost: number
  /** The Critical Success resolved: a choice is or was offered. */
  readonly critical: boolean
  /** A Blessing resolved and went back to the supply. */
  readonly blessingSpent: boolean
}

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

/** Exact chances of one flip, each 0…1. */
export interface FlipOdds {
  /** Of each result, worst first; they sum to 1. */
  readonly results: readonly [number, number, number, number]
  /** That the resolving card is an XP card, when the player takes XP on a tie. */
  readonly xp: number
  /** That at least one wound card is revealed. */
  readonly wound: number
  /** That the Critical Success can resolve. */
  readonly critical: number
}

/** The odds of one seat: by attribute, then by net from −2 to +2. */
export type OddsTable = Readonly<Record<Attribute, readonly [FlipOdds, FlipOdds, FlipOdds, FlipOdds, FlipOdds]>>

export interface OddsView {
  readonly now: OddsTable
  /** The same if the discard is shuffled in first; null when the discard is empty. */
  readonly ifShuffled: OddsTable | null
  /** OD8: what this seat's one card on the Anvil shows when it helps. */
  readonly help: FlipOdds['results']
  /** Cards that could come up: deck and face-down Exhaustion together. */
  readonly unseen: number
  /** Wound cards among them. */
  readonly woundsUnseen: number
  readonly blessingsUnseen: number
}

/** A player's place, public part: what anybody at the table can see by looking. */
export interface SheetView extends CharactersSheetPart {
  readonly seat: SeatId
  readonly ranks: Ranks
  readonly cards: 'digital' | 'physical'
  /** Counts. Order and faces of the deck are nobody's to know. */
  readonly deck: number
  /** Face up, so its faces are public; the newest last. */
  readonly discard: readonly CardId[]
  readonly exhaustion: number
  /** Exhausted cards that lie face up (put there by the table's word), if any. */
  readonly exhaustionFaceUp: readonly CardId[]
  /** 10 − cards in the Exhaustion pile. */
  readonly stamina: number
  readonly tokens: { readonly exhaustion: number; readonly harm: number; readonly wound: number }
  readonly xp: number
  /** Blessing and wound cards owned, wherever they lie. */
  readonly blessings: number
  readonly woundCards: number
  /** Shadow points that this seat's flips gave the GM, all told. */
  readonly shadowCaused: number
  readonly mustShuffle: boolean
  readonly mayShuffle: boolean
  readonly incapacitated: boolean
  readonly lastFlip: FlipView | null
}

export interface GmSheetView extends SheetView, CharactersGmSheetPart {
  readonly odds: OddsView
  /** Recoverable cards: Exhaustion tokens on the pile. */
  readonly recoverable: number
  /** A flashback is possible now: on the last flip, affordable, not yet used. */
  readonly mayFlashback: boolean
}

/** The GM's pool. */
export interface ShadowView {
  readonly free: number
  readonly circled: number
}

export interface GmView
  extends
    SpotlightGmPart,
    MovesGmPart,
    InjuryGmPart,
    FoesGmPart,
    AlliesGmPart,
    EconomyGmPart,
    CharactersGmPart,
    GameGmPart {
  readonly sheets: readonly GmSheetView[]
  readonly shadow: ShadowView
  /** GM moves owed: how many in all, and the newest few of the flips that earned them, the newest last. */
  readonly gmMovesOwed: {
    readonly count: number
    readonly newest: readonly { readonly flip: number; readonly seat: SeatId }[]
  }
  readonly pending: PendingView | null
  /** The newest flip on this board. */
  readonly flip: FlipView | null
  readonly blessingSupply: number
  /** Doubles Shadow gains in Book 3. */
  readonly shadowFactor: 1 | 2
}

export interface TableView extends SpotlightTablePart, InjuryTablePart, FoesTablePart, EconomyTablePart, GameTablePart {
  readonly sheets: readonly SheetView[]
  /** One number in the middle, the circled ones marked. */
  readonly shadow: ShadowView
  readonly flip: FlipView | null
  /** Whose choice everybody waits for. */
  readonly waitingFor: { readonly seat: SeatId; readonly for: 'tie' | 'critical' | 'cards' | 'flashback' } | null
}

export type OverlayView = TableView

/** A player's own screen: the table, and what they may decide now. */
export interface SeatView extends TableView, CharactersSeatPart {
  readonly yours: SeatId
  readonly pending: PendingView | null
}

export interface ThousandFacesViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}
