import type { SeatId } from '../core/seat'
import type { Condition } from './contest'
import type { Act, FateChoice, Relationship, Trump } from './record'
import type {
  Acting,
  ActNumber,
  CardId,
  CharacterId,
  Held,
  Pace,
  Participant,
  Personality,
  RelationshipId,
  Side,
  Suit
} from './vocabulary'

/** Table-keeping: the Game Master's alone. */
export type KeepingCommand =
  /** Cards in the app, or real ones in the players' hands: chosen before the first deal. */
  | { readonly type: 'choose-cards'; readonly cards: 'digital' | 'physical' }
  /** Shuffles all 52 and deals every hand. */
  | { readonly type: 'start-game' }
  | { readonly type: 'refill-hands' }
  | { readonly type: 'begin-act'; readonly act: ActNumber }
  | { readonly type: 'edit-act'; readonly act: Act }
  | { readonly type: 'mark-ending'; readonly act: ActNumber; readonly ending: number; readonly met: boolean }
  | { readonly type: 'edit-night'; readonly place: string; readonly why: string; readonly event: string }
  /** Nobody else helps in this step; `both`: nor in the step after it, for the other side. */
  | { readonly type: 'close-help'; readonly steps?: 'both' }
  | { readonly type: 'deal-extra'; readonly who: Participant; readonly reason: string }
  /** A finished trick goes to this side after all. */
  | { readonly type: 'award-trick'; readonly number: number; readonly to: Side }
  /** The table ends the contest: with a winner, or (`null`) as if it had not been called. */
  | { readonly type: 'end-contest'; readonly winner: Side | null; readonly reason: string }
  | { readonly type: 'leave-game'; readonly seat: SeatId }
  | { readonly type: 'return-to-game'; readonly seat: SeatId }
  | { readonly type: 'correct-powers'; readonly seat: SeatId; readonly trumps: readonly Trump[] | null }
  | {
      readonly type: 'correct-progress'
      readonly seat: SeatId
      readonly contests: number
      readonly relationships: number
    }
  | {
      readonly type: 'correct-relationship'
      readonly relationship: RelationshipId
      readonly fate: Relationship['fate']
      readonly spentIn: ActNumber | null
    }

/** A player's own part of the game record; the Game Master may keep it too. */
export type RecordCommand =
  | {
      readonly type: 'edit-protagonist'
      readonly seat: SeatId
      readonly name: string
      readonly personality: Personality | null
      readonly area: string
      readonly perception: string
    }
  | { readonly type: 'gain-powers'; readonly seat: SeatId; readonly suit: Suit; readonly area: string }
  | { readonly type: 'add-character'; readonly seat: SeatId; readonly name: string; readonly note: string }
  | {
      readonly type: 'edit-character'
      readonly seat: SeatId
      readonly character: CharacterId
      readonly name: string
      readonly note: string
    }
  | { readonly type: 'remove-character'; readonly seat: SeatId; readonly character: CharacterId }
  | {
      readonly type: 'add-relationship'
      readonly seat: SeatId
      readonly kind: Relationship['kind']
      readonly name: string
    }
  | {
      readonly type: 'edit-relationship'
      readonly seat: SeatId
      readonly relationship: RelationshipId
      readonly kind: Relationship['kind']
      readonly name: string
    }
  | { readonly type: 'remove-relationship'; readonly seat: SeatId; readonly relationship: RelationshipId }

/** What nobody else reads. */
export type PrivateCommand =
  | { readonly type: 'write-secret'; readonly who: Participant; readonly words: string }
  | { readonly type: 'note-suspicion'; readonly who: Participant; readonly about: SeatId; readonly words: string }

/** What is said aloud at the table: the player's to say, and the Game Master may type it for anybody. */
export type SpokenCommand =
  | { readonly type: 'play-as'; readonly who: Participant; readonly acting: Acting }
  | {
      readonly type: 'call-contest'
      readonly who: Participant
      readonly acting: Acting
      readonly respondent: Participant
      readonly kind: 'ordinary' | 'going-for-broke'
    }
  | { readonly type: 'step-up'; readonly who: Participant; readonly acting: Acting }
  | { readonly type: 'set-stakes'; readonly who: Participant; readonly ifWin: string; readonly ifLose: string }
  | {
      readonly type: 'change-condition'
      readonly who: Participant
      readonly condition: Condition
      readonly words: string
    }
  | { readonly type: 'confirm-limits'; readonly who: Participant }
  | { readonly type: 'accept-stakes'; readonly who: Participant; readonly pace: Pace }
  | { readonly type: 'pass-help'; readonly who: Participant }
  | { readonly type: 'pick-point'; readonly who: Participant; readonly card: CardId }
  | { readonly type: 'bring-relationship'; readonly who: Participant; readonly relationship: RelationshipId }
  | { readonly type: 'draw-as-jack'; readonly who: Participant }
  /** `choice` is the place in the act's list, or null for words of the table's own. */
  | {
      readonly type: 'pick-transformation'
      readonly who: Participant
      readonly choice: number | null
      readonly words: string
      /** Where the choice names a realm: which, and what the power is about then. */
      readonly realm: { readonly suit: Suit; readonly area: string } | null
    }
  | {
      readonly type: 'settle-relationship'
      readonly who: Participant
      readonly relationship: RelationshipId
      readonly choice: FateChoice
    }
  /** Both win, and both stakes cannot come true together: the closest way, for the other to agree to. */
  | { readonly type: 'propose-end'; readonly who: Participant; readonly words: string }
  | { readonly type: 'agree-end'; readonly who: Participant }
  /** The wrap-up is told: cards to the discard pile, hands back to size. */
  | { readonly type: 'close-contest'; readonly who: Participant }

/** What touches a hidden hand: its holder's alone. With real cards the Game Master enters it for anybody. */
export type HandCommand =
  | LayCard
  | { readonly type: 'discard'; readonly who: Participant; readonly cards: readonly Held[] }
  | { readonly type: 'answer-secret'; readonly who: Participant; readonly verdict: 'true' | 'false' }
  | { readonly type: 'hand-back'; readonly who: Participant; readonly cards: readonly Held[] }

/** A card is laid: as a principal when it is one's turn, as a helper in the helpers' step. */
export interface LayCard {
  readonly type: 'lay-card'
  readonly who: Participant
  readonly card: CardId
  /** Principals play whom they named; a helper says it here. */
  readonly acting: Acting
  /** `super-trump` only names somebody else's; one's own needs no saying. */
  readonly played:
    { readonly as: 'plain' } | { readonly as: 'trump' } | { readonly as: 'super-trump'; readonly of: SeatId }
  readonly secret: { readonly about: SeatId; readonly words: string } | null
}

/** What can be asked of a board of The Face of Angels. */
export type Command = KeepingCommand | RecordCommand | PrivateCommand | SpokenCommand | HandCommand
