import type { SeatId } from '../core/seat'

/** The four realms of action, each a suit of an ordinary deck. Rule A1. */
export const suits = ['clubs', 'hearts', 'spades', 'diamonds'] as const
export type Suit = (typeof suits)[number]

/** What each realm is about. */
export const realmNames = {
  clubs: 'Strength, violence',
  hearts: 'Empathy, instinct',
  spades: 'Dominance, power',
  diamonds: 'Intelligence, resources'
} as const satisfies Record<Suit, string>

/** Lowest first; the ace is high. Rule A1. */
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

type SuitLetter = 'C' | 'H' | 'S' | 'D'

/** One playing card by its face: `QH` is the Queen of Hearts, `10C` the ten of Clubs. */
export type CardId = `${Rank}${SuitLetter}`

/** A card as the app knows it: by its face, or (`null`) as a real card that nobody has shown it yet. */
export type HeldCard = CardId | null

/** Whoever holds a hand: a player's seat, or the World, whom the Game Master plays. */
export type Participant = SeatId | 'world'

export const personalities = ['king', 'queen', 'jack', 'ace'] as const
/** What a protagonist is like, named after a face card. Rule A8. */
export type Personality = (typeof personalities)[number]

/** The prologue is act 0. */
/** The prologue, and the four acts. */
export const actNumbers = [0, 1, 2, 3, 4] as const
export type ActNumber = (typeof actNumbers)[number]

/** How many tricks win a contest. */
export type Pace = 1 | 2 | 3

/** The two who contest. */
export type Side = 'initiator' | 'respondent'

/** `c1`, `c2` … a character of somebody's slice. */
export type CharacterId = `c${number}`
/** `r1`, `r2` … somebody's friend or foe. */
export type RelationshipId = `r${number}`

/** How long each text may be, in characters. */
export const longest = { name: 80, words: 600 } as const

/** The number of contests that is remembered is at most this. */
export const mostContests = 9999

/** Where a trick is: it goes through these in order. Rule A14. */
export const trickSteps = ['lead', 'answer', 'help-leader', 'help-responder', 'points'] as const
export type TrickStep = (typeof trickSteps)[number]

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

/** What may befall a relationship that gave cards in a lost contest. */
export const fates = ['leave', 'spend', 'turn', 'befriend', 'hurt', 'kill'] as const
export type FateChoice = (typeof fates)[number]

/** What a transformation does to the record, besides its words. */
export const transformationEffects = ['story', 'always-trump', 'new-trump', 'second-trump', 'powers-lost'] as const
export type TransformationEffect = (typeof transformationEffects)[number]

export function otherSide(side: Side): Side {
  return side === 'initiator' ? 'respondent' : 'initiator'
}
