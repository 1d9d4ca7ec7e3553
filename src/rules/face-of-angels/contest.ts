import type { SeatId } from '../core/seat'
import type { Acting, ActNumber, CardId, Pace, Participant, RelationshipId, Side } from './vocabulary'

export interface Contestant {
  readonly who: Participant
  /** Null until the respondent has said who acts. */
  readonly acting: Acting | null
}

/** What the contest is about, in the table's words. */
export interface Stakes {
  readonly ifWin: string
  readonly ifLose: string
}

/** One turn of the negotiation. */
export type Offer =
  | { readonly kind: 'stakes'; readonly by: Side; readonly ifWin: string; readonly ifLose: string }
  | { readonly kind: 'change'; readonly by: Side; readonly condition: Condition; readonly words: string }
  | { readonly kind: 'accept'; readonly by: Side; readonly pace: Pace }

/** The one half of the stakes that a turn may change. */
export type Condition = keyof Stakes

/** How a card was meant. `of`: whose super-trump it is. */
export type Played =
  { readonly as: 'plain' } | { readonly as: 'trump' } | { readonly as: 'super-trump'; readonly of: SeatId }

/** A protagonist's secret, said aloud with a card. */
export interface SecretClaim {
  readonly about: SeatId
  readonly words: string
  readonly verdict: 'open' | 'true' | 'false'
}

/** One card on the table, face up. */
export interface LaidCard {
  readonly card: CardId
  readonly side: Side
  readonly by: Participant
  readonly acting: Acting
  readonly role: 'principal' | 'helper'
  readonly played: Played
  readonly secret: SecretClaim | null
}

export const trickSteps = ['lead', 'answer', 'help-leader', 'help-responder', 'points'] as const
/** Where a trick is: it goes through these in order. Rule A14. */
export type TrickStep = (typeof trickSteps)[number]

/** Something that one player must answer before the trick goes on. */
export type Question =
  | { readonly kind: 'secret'; readonly by: SeatId; readonly accuser: Participant; readonly card: CardId }
  | { readonly kind: 'hand-back'; readonly by: SeatId; readonly to: Participant; readonly count: number }

export interface Trick {
  readonly number: number
  readonly leader: Side
  readonly step: TrickStep
  readonly laid: readonly LaidCard[]
  /** Helpers who let this step go by. */
  readonly passed: readonly Participant[]
  readonly points: Readonly<Record<Side, CardId | null>>
  readonly question: Question | null
}

/** Why a trick went where it went. Rule A17. */
export const trickReasons = [
  'super-trump',
  'only-trump',
  'trumps-higher',
  'trumps-equal',
  'suit-higher',
  'suit-equal',
  'suit-lower',
  'other-suit',
  'no-card',
  'table'
] as const
export type TrickReason = (typeof trickReasons)[number]

/** A side's point card with everything that counts for it. */
export interface Point {
  readonly card: CardId
  readonly value: number
  /** What each other card on the side adds, in the order in which they were laid. */
  readonly bonuses: readonly number[]
  readonly trump: boolean
}

/** A trick that is over. Its cards are in the discard pile; this is the memory of it. */
export interface TrickRecord {
  readonly number: number
  readonly leader: Side
  readonly laid: readonly LaidCard[]
  readonly points: Readonly<Record<Side, Point | null>>
  readonly takenBy: Side
  readonly because: TrickReason
  /** Who had the higher value, won or lost. */
  readonly higher: Side
}

export interface Outcome {
  readonly winner: Side
  readonly by: 'tricks' | 'super-trump' | 'no-cards' | 'table'
  /** Both sides win their stakes: an Ace who went for broke and lost all three. */
  readonly both: boolean
  /** The winner granted the loser's stakes as well, to decide about a relationship. */
  readonly granted: boolean
  readonly narrator: Participant
  /** Both win, and cannot both have all of it: what the two agreed on instead. Rule A24b. */
  readonly common?: string
}

/** A transformation that somebody must pick now. */
export interface TransformationOwed {
  readonly of: SeatId
  readonly picker: Participant
}

/** A relationship in danger after a lost contest. */
export interface Risk {
  readonly relationship: RelationshipId
  readonly settled: boolean
}

export interface EndProposal {
  readonly by: Side
  readonly words: string
}

export type Phase =
  | { readonly at: 'called' }
  | { readonly at: 'stakes' }
  | { readonly at: 'negotiation'; readonly turn: Side }
  | { readonly at: 'trick'; readonly trick: Trick }
  | { readonly at: 'between' }
  | {
      readonly at: 'ended'
      readonly outcome: Outcome
      readonly transformation: TransformationOwed | null
      readonly risks: readonly Risk[]
      /** Both win: what one of them proposes instead of both stakes, not agreed to yet. */
      readonly proposal?: EndProposal
    }

/** A contest from its call to its wrap-up. */
export interface Contest {
  readonly serial: number
  readonly act: ActNumber
  readonly kind: 'ordinary' | 'going-for-broke'
  readonly initiator: Contestant
  readonly respondent: Contestant
  readonly stakes: Stakes
  readonly offers: readonly Offer[]
  /** Who has confirmed that the stakes as they stand keep the prologue's limits. */
  readonly confirmed: readonly Side[]
  readonly pace: Pace | null
  readonly phase: Phase
  readonly tricks: readonly TrickRecord[]
  /** Relationships that were brought in, and so have given a card. */
  readonly brought: readonly RelationshipId[]
  readonly jacks: readonly SeatId[]
}

/** What the record keeps of a contest. */
export interface PastContest {
  readonly serial: number
  readonly act: ActNumber
  readonly initiator: Contestant
  readonly respondent: Contestant
  readonly stakes: Stakes
  readonly outcome: Outcome | null
}
