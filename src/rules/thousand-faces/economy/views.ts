import type { Clock } from '../../core/clock'
import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { MoveId } from '../moves/ids'
import type { ConditionId, Length } from './chapters'
import type { GmMoveKind, JourneyUse, ShadowUse } from './prices'
import type { ChapterEnd, StandingDisadvantage } from './story'

/** One condition of the current chapter. */
export interface ConditionView {
  readonly id: ConditionId
  readonly says: string
  readonly judge: 'gm' | 'known'
  readonly met: boolean
}

/** One chapter of the book. */
export interface ChapterView {
  readonly number: number
  readonly name: string
  readonly pays: 1 | 'per-wound-healed'
  readonly circle: 'all' | 'half' | null
  readonly deadly: boolean
  readonly note: string
  readonly state: 'past' | 'now' | 'to-come'
  readonly end: ChapterEnd | null
  readonly conditions: readonly ConditionView[]
}

/** One thing that points buy, with its price and why it cannot be bought. */
export interface Offer<Use extends string> {
  readonly use: Use
  readonly name: string
  readonly how: string
  readonly cost: number
  readonly per: string | null
  readonly blocked: Explanation | null
}

/** The GM's economy. */
export interface EconomyView {
  readonly length: Length
  readonly book: 1 | 2 | 3
  /** 0 before the first chapter. */
  readonly chapter: number
  readonly chapters: readonly ChapterView[]
  /** Whether the current chapter's point can be taken now, and why not. */
  readonly mayEarn: Explanation | null
  readonly journey: number
  readonly journeyOffers: readonly Offer<JourneyUse>[]
  readonly shadowOffers: readonly Offer<ShadowUse>[]
  readonly disadvantages: readonly StandingDisadvantage[]
  readonly hearth: { readonly what: string; readonly available: boolean }
  readonly goal: string
  readonly day: {
    readonly place: 'town' | 'outside'
    readonly number: number
    readonly did: readonly { readonly seat: SeatId; readonly moves: readonly MoveId[] }[]
  } | null
  /** The last session whose opener was held; XP are due when the campaign's session is later and not the first. */
  readonly opened: number
  readonly tutorial: TutorialView | null
  readonly claims: readonly {
    readonly claim: number
    readonly seat: SeatId
    readonly authority: string
    readonly byJourney: Explanation | null
    readonly byShadow: Explanation | null
  }[]
  readonly shown: boolean
  readonly gmMoves: readonly { readonly kind: GmMoveKind; readonly name: string }[]
  readonly pacing: PacingView
}

/** The tutorial scene that is being played: how long it is meant to last, and how long it has. */
export interface TutorialView {
  readonly minutes: number
  readonly clock: Clock
}

/** Where the story is, quietly. */
export interface PacingView {
  readonly sessions: number
  /** For each planned session of this book: the chapter it should reach. */
  readonly plan: readonly number[]
  readonly chaptersEnded: number
  readonly chaptersInBook: number
  /** Journey points of this book that are still to be had. */
  readonly journeyAhead: number
  readonly circled: number
}

export interface EconomyGmPart {
  readonly economy: EconomyView
}

export interface EconomyTablePart {
  /** Null unless the GM shows it. */
  readonly chapter: { readonly number: number; readonly name: string; readonly book: number | null } | null
  readonly hearth: string | null
  readonly goal: string | null
  readonly tutorial: TutorialView | null
}
