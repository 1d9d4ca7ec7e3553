import type { SeatId } from '../core/seat'
import type { Acting, ActNumber, CharacterId, Participant, Personality, RelationshipId, Suit } from './vocabulary'

/** One realm in which a protagonist's power works. */
export interface Trump {
  readonly suit: Suit
  /** What the power is about: "fire", "man-fly". */
  readonly area: string
  /** `always`: this character cannot deal normally in the realm any more, so every card that could be a trump is one. */
  readonly declared: 'by-choice' | 'always'
}

/** The number of contests that is remembered is at most this. */
export const mostContests = 9999

/** A way in which a super-trump changed somebody for good. */
export interface Transformation {
  readonly act: ActNumber
  readonly words: string
  readonly pickedBy: Participant
}

/** A player's own character. */
export interface Protagonist {
  readonly seat: SeatId
  readonly name: string
  readonly personality: Personality | null
  /** The field in which a Jack is a specialist; empty for others. */
  readonly area: string
  /** How this one lived through the night that gave the powers. */
  readonly perception: string
  /** The player's alone to read. */
  readonly secret: string
  /** Null until powers are gained; an empty list once they are lost for ever; two after a second realm was added. */
  readonly trumps: readonly Trump[] | null
  readonly transformations: readonly Transformation[]
  /** Prologue progress: contests had as the protagonist, and the most relationships that one of them involved. */
  readonly progress: { readonly contests: number; readonly relationships: number }
}

/** Somebody who is no protagonist and for whom a player speaks. */
export interface SliceCharacter {
  readonly id: CharacterId
  readonly seat: SeatId
  readonly name: string
  readonly note: string
}

/** A friend or a foe of one protagonist. */
export interface Relationship {
  readonly id: RelationshipId
  readonly seat: SeatId
  readonly kind: 'friend' | 'foe'
  readonly name: string
  readonly fate: 'well' | 'hurt' | 'dead'
  /** Gives no more cards during this act. */
  readonly spentIn: ActNumber | null
}

/** What somebody believes to know about a protagonist. */
export interface Suspicion {
  readonly who: Participant
  readonly about: SeatId
  readonly words: string
}

/** What a transformation does to the record, besides its words. */
export const transformationEffects = ['story', 'always-trump', 'new-trump', 'second-trump', 'powers-lost'] as const
export type TransformationEffect = (typeof transformationEffects)[number]

export interface TransformationChoice {
  readonly words: string
  readonly effect: TransformationEffect
}

/** What may befall a relationship that gave cards in a lost contest. */
export const fates = ['leave', 'spend', 'turn', 'befriend', 'hurt', 'kill'] as const
export type FateChoice = (typeof fates)[number]

/** One act: campaign text that the table may rewrite. Rule A33. */
export interface Act {
  readonly number: ActNumber
  readonly name: string
  readonly stakes: string
  readonly risk: {
    readonly words: string
    /** `spent`: it gives no more cards this act. `none`: nothing happens by itself. */
    readonly itself: 'none' | 'spent'
    /** What the winner may choose besides leaving it; empty where there is no choice. */
    readonly choices: readonly FateChoice[]
    /** `grant`: the winner pays for the choice by granting the loser's stakes as well. */
    readonly price: 'none' | 'grant'
  }
  readonly transformations: readonly TransformationChoice[]
  readonly endings: readonly { readonly words: string; readonly met: boolean }[]
}

/** The night on which it begins, as the table agreed. Rule A35. */
export interface Night {
  readonly place: string
  readonly why: string
  /** What happened in the sky, by the World's words. */
  readonly event: string
}

/** Whom everybody plays in this scene. */
export interface Playing {
  readonly who: Participant
  readonly acting: Acting
}
