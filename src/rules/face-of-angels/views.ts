import type { SeatId } from '../core/seat'
import type {
  Contestant,
  EndProposal,
  LaidCard,
  Offer,
  Outcome,
  PastContest,
  Point,
  Question,
  Risk,
  Stakes,
  TransformationOwed,
  TrickRecord,
  TrickStep
} from './contest'
import type {
  Act,
  FateChoice,
  Night,
  Protagonist,
  Relationship,
  SliceCharacter,
  Suspicion,
  TransformationChoice
} from './record'
import type { Acting, CardId, Held, Pace, Participant, RelationshipId, Side } from './vocabulary'

/** What somebody is waited for. */
export type Asked =
  | { readonly kind: 'step-up' }
  | { readonly kind: 'set-stakes' }
  | { readonly kind: 'negotiate' }
  | { readonly kind: 'confirm-limits' }
  | { readonly kind: 'lead' }
  | { readonly kind: 'answer' }
  | { readonly kind: 'help'; readonly side: Side }
  | { readonly kind: 'point'; readonly side: Side }
  | { readonly kind: 'answer-secret' }
  | { readonly kind: 'hand-back'; readonly count: number }
  | { readonly kind: 'transformation'; readonly of: SeatId; readonly choices: readonly TransformationChoice[] }
  | {
      readonly kind: 'settle'
      readonly relationships: readonly RelationshipId[]
      readonly choices: readonly FateChoice[]
      readonly price: 'none' | 'grant'
    }
  | { readonly kind: 'agree-end'; readonly words: string }
  | { readonly kind: 'wrap-up' }
  | { readonly kind: 'discard'; readonly count: number }

/** A protagonist as it stands on the game record, which lies open on the table: all but the secret. */
export type OpenProtagonist = Omit<Protagonist, 'secret'> & {
  /** Whether a secret has been written; not what. */
  readonly hasSecret: boolean
}

/** Whoever plays, as anybody at the table sees it. */
export interface ParticipantView {
  readonly who: Participant
  /** How many cards; never which. */
  readonly hand: number
  readonly handSize: number
  readonly acting: Acting
  readonly asked: readonly Asked[]
}

/** A laid card with what it would be worth as its side's point card. */
export interface LaidView extends LaidCard {
  readonly point: Point
}

export interface TrickView {
  readonly number: number
  readonly leader: Side
  readonly step: TrickStep
  readonly laid: readonly LaidView[]
  readonly passed: readonly Participant[]
  readonly points: Readonly<Record<Side, CardId | null>>
  readonly question: Question | null
}

export type PhaseView =
  | { readonly at: 'called' }
  | { readonly at: 'stakes' }
  | { readonly at: 'negotiation'; readonly turn: Side }
  | { readonly at: 'trick'; readonly trick: TrickView }
  | {
      readonly at: 'ended'
      readonly outcome: Outcome
      readonly transformation: TransformationOwed | null
      readonly risks: readonly Risk[]
      readonly proposal?: EndProposal
    }

/** The contest on the stage, all of it in the open. */
export interface ContestView {
  readonly serial: number
  readonly kind: 'ordinary' | 'going-for-broke'
  readonly initiator: Contestant
  readonly respondent: Contestant
  readonly stakes: Stakes
  readonly offers: readonly Offer[]
  readonly confirmed: readonly Side[]
  /** The prologue asks both to confirm its limits on stakes. */
  readonly limitsAsked: boolean
  readonly pace: Pace | null
  readonly phase: PhaseView
  readonly tricks: readonly TrickRecord[]
  readonly score: Readonly<Record<Side, number>>
  readonly brought: readonly RelationshipId[]
  readonly jacks: readonly SeatId[]
}

/** What lies open on the table. */
export interface TableView {
  readonly cards: 'digital' | 'physical'
  readonly started: boolean
  readonly act: Act
  readonly draw: number
  /** Face up, the newest last; null for a real card that the app was not shown. */
  readonly discard: readonly Held[]
  /** Players in their order, the World last. */
  readonly participants: readonly ParticipantView[]
  readonly protagonists: readonly OpenProtagonist[]
  readonly slices: readonly SliceCharacter[]
  readonly relationships: readonly Relationship[]
  readonly contest: ContestView | null
  readonly past: readonly PastContest[]
}

export type OverlayView = Pick<
  TableView,
  'cards' | 'started' | 'act' | 'draw' | 'participants' | 'protagonists' | 'contest'
>

/** One card of one's own hand, with what it could be. */
export interface OwnCard {
  readonly card: CardId
  /** May be declared a trump when one's protagonist lays it; `always`: will be one. */
  readonly trump: 'no' | 'may' | 'always'
  /** One's own super-trump. */
  readonly superTrump: boolean
  /** Whose super-trump it is, among others in the contest: it may be laid to help them. */
  readonly superTrumpOf: readonly SeatId[]
}

/** What only the one who plays it may know and do. */
export interface OwnView {
  readonly who: Participant
  /** Sorted by suit, then rank. Empty with real cards, which are in the real hand. */
  readonly hand: readonly OwnCard[]
  /** Among them, while cards are to be given back: those that came from the accuser's hand. */
  readonly won: readonly CardId[]
  readonly asked: readonly Asked[]
  /** While helpers are asked: may this one lay a card in this step? */
  readonly mayHelp: Side | null
  /** May lay a card just now, as a principal or as a helper. */
  readonly mayLay: boolean
  /** Protagonists whose secret may be said aloud with the next card. */
  readonly secretsOf: readonly SeatId[]
  /** Friends of one's own, and foes one may bring, not yet brought. */
  readonly mayBring: readonly RelationshipId[]
  readonly mayDrawAsJack: boolean
  readonly mayGoForBroke: boolean
  readonly mayGainPowers: boolean
  readonly secret: string
  readonly suspicions: readonly Suspicion[]
}

export interface SeatView extends TableView {
  readonly yours: OwnView
}

export interface GmView extends TableView {
  readonly world: OwnView
  readonly acts: readonly Act[]
  readonly night: Night
  /** Real cards: those that could still be laid. Empty with digital ones. */
  readonly nameable: readonly CardId[]
  /** The prologue's checklist, one line per protagonist. */
  readonly prologue: readonly {
    readonly seat: SeatId
    readonly contest: boolean
    readonly relationships: number
    readonly powers: boolean
  }[]
  readonly prologueOver: boolean
  /** Seats that have left the game for now. */
  readonly absent: readonly SeatId[]
  readonly handsShort: boolean
}

export interface FaceOfAngelsViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}
