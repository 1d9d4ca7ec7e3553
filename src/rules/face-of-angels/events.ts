import type { SeatId } from '../core/seat'
import type {
  Condition,
  Contestant,
  LaidCard,
  Outcome,
  PastContest,
  Risk,
  TransformationOwed,
  TrickRecord,
  TrickStep
} from './contest'
import type { Act, Night, Protagonist, Relationship, SliceCharacter, Transformation, Trump } from './record'
import type {
  Acting,
  ActNumber,
  CardId,
  CharacterId,
  Held,
  Pace,
  Participant,
  RelationshipId,
  Side
} from './vocabulary'

/** What is written about a protagonist, besides its secret. */
export type ProtagonistText = Pick<Protagonist, 'name' | 'personality' | 'area' | 'perception'>

/** Why cards were drawn. */
export type DrawReason = 'deal' | 'refill' | 'friend' | 'foe' | 'jack' | 'extra'

/** Cards move. Faces are in here: these never reach a screen. */
export type CardEvent =
  | { readonly type: 'cards-chosen'; readonly kind: 'digital' | 'physical' }
  /** Everything is gathered; this is the draw pile from the top. */
  | { readonly type: 'deck-shuffled'; readonly order: readonly Held[] }
  | {
      readonly type: 'cards-drawn'
      readonly who: Participant
      readonly cards: readonly Held[]
      readonly why: DrawReason
    }
  /** The discard pile in its new order goes under what is left of the draw pile. */
  | { readonly type: 'discard-reshuffled'; readonly order: readonly Held[] }
  | { readonly type: 'cards-discarded'; readonly who: Participant; readonly cards: readonly Held[] }
  | { readonly type: 'hand-given'; readonly from: Participant; readonly to: SeatId; readonly cards: readonly Held[] }
  | { readonly type: 'hand-returned'; readonly from: SeatId; readonly to: Participant; readonly cards: readonly Held[] }

/** The game record changes. */
export type RecordEvent =
  | {
      readonly type: 'protagonist-edited'
      readonly seat: SeatId
      readonly text: ProtagonistText
      /** Which of it is new; an older entry does not say. */
      readonly changed?: readonly (keyof ProtagonistText)[]
    }
  | { readonly type: 'secret-written'; readonly seat: SeatId; readonly words: string }
  | { readonly type: 'suspicion-noted'; readonly who: Participant; readonly about: SeatId; readonly words: string }
  | { readonly type: 'powers-gained'; readonly seat: SeatId; readonly trump: Trump }
  | { readonly type: 'powers-corrected'; readonly seat: SeatId; readonly trumps: readonly Trump[] | null }
  | {
      readonly type: 'progress-corrected'
      readonly seat: SeatId
      readonly contests: number
      readonly relationships: number
    }
  | { readonly type: 'character-added'; readonly character: SliceCharacter }
  | { readonly type: 'character-edited'; readonly character: SliceCharacter }
  | { readonly type: 'character-removed'; readonly character: CharacterId }
  | { readonly type: 'relationship-added'; readonly relationship: Relationship }
  | { readonly type: 'relationship-edited'; readonly relationship: Relationship }
  | { readonly type: 'relationship-removed'; readonly relationship: RelationshipId }
  | { readonly type: 'character-taken-up'; readonly who: Participant; readonly acting: Acting }
  | { readonly type: 'act-begun'; readonly act: ActNumber }
  | { readonly type: 'act-edited'; readonly act: Act }
  | { readonly type: 'ending-marked'; readonly act: ActNumber; readonly ending: number; readonly met: boolean }
  | { readonly type: 'night-edited'; readonly night: Night }
  /** The hand goes to the discard pile. */
  | { readonly type: 'seat-left'; readonly seat: SeatId }
  | { readonly type: 'seat-returned'; readonly seat: SeatId }

/** A contest goes on. */
export type ContestEvent =
  | {
      readonly type: 'contest-called'
      readonly serial: number
      readonly kind: 'ordinary' | 'going-for-broke'
      readonly initiator: Contestant
      readonly respondent: Participant
    }
  | { readonly type: 'respondent-stepped-up'; readonly who: Participant; readonly acting: Acting }
  | { readonly type: 'stakes-set'; readonly who: Participant; readonly ifWin: string; readonly ifLose: string }
  | {
      readonly type: 'condition-changed'
      readonly who: Participant
      readonly by: Side
      readonly condition: Condition
      readonly words: string
    }
  | { readonly type: 'limits-confirmed'; readonly who: Participant; readonly by: Side }
  | { readonly type: 'stakes-accepted'; readonly who: Participant; readonly by: Side; readonly pace: Pace }
  | { readonly type: 'trick-opened'; readonly number: number; readonly leader: Side; readonly who: Participant }
  | { readonly type: 'card-laid'; readonly laid: LaidCard }
  | { readonly type: 'step-reached'; readonly step: TrickStep }
  | { readonly type: 'help-passed'; readonly who: Participant }
  | { readonly type: 'point-picked'; readonly who: Participant; readonly side: Side; readonly card: CardId }
  | { readonly type: 'secret-answered'; readonly who: SeatId; readonly verdict: 'true' | 'false' }
  | { readonly type: 'trick-taken'; readonly who: Participant; readonly trick: TrickRecord }
  | { readonly type: 'trick-awarded'; readonly number: number; readonly to: Side; readonly who: Participant }
  | {
      readonly type: 'relationship-brought'
      readonly who: Participant
      readonly relationship: RelationshipId
      readonly name: string
      readonly kind: Relationship['kind']
    }
  | { readonly type: 'jack-drew'; readonly seat: SeatId }
  | {
      readonly type: 'contest-won'
      readonly who: Participant
      readonly outcome: Outcome
      readonly transformation: TransformationOwed | null
      readonly risks: readonly Risk[]
      /** Relationships that give no more cards this act. */
      readonly spent: readonly RelationshipId[]
    }
  | {
      readonly type: 'transformation-picked'
      readonly seat: SeatId
      readonly transformation: Transformation
      readonly trumps: readonly Trump[]
    }
  | {
      readonly type: 'relationship-settled'
      readonly relationship: Relationship
      readonly outcome: Outcome
      readonly words: string
    }
  | { readonly type: 'end-proposed'; readonly who: Participant; readonly by: Side; readonly words: string }
  | { readonly type: 'end-agreed'; readonly who: Participant; readonly words: string }
  | {
      readonly type: 'contest-closed'
      readonly past: PastContest
      readonly progress: readonly { readonly seat: SeatId; readonly relationships: number }[]
    }
  | { readonly type: 'contest-called-off'; readonly reason: string }

/** Something that happened on a board of The Face of Angels. */
export type Event = CardEvent | RecordEvent | ContestEvent
