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

/** A card in the app: its face, or `null` for a real card whose face the app does not know. */
export type HeldCard = CardId | null

/** A holder of a hand: a player's seat, or the World, which the Game Master plays. */
export type Participant = SeatId | 'world'

export const personalities = ['king', 'queen', 'jack', 'ace'] as const
/** The personality of a protagonist, named after a face card. Rule A8. */
export type Personality = (typeof personalities)[number]

/** The prologue is act 0; four acts follow. */
export const actNumbers = [0, 1, 2, 3, 4] as const
export type ActNumber = (typeof actNumbers)[number]

/** How many tricks win a contest. */
export type Pace = 1 | 2 | 3

/** The two contestants. */
export type Side = 'initiator' | 'respondent'

/** `c1`, `c2` … a character in a player's slice of the world. */
export type CharacterId = `c${number}`
/** `r1`, `r2` … a friend or foe of a protagonist. */
export type RelationshipId = `r${number}`

/** How long each text may be, in characters. */
export const longest = { name: 80, words: 600 } as const

/** Limit of the number of contests in the record. */
export const mostContests = 9999

/** The steps of a trick, in order. Rule A14. */
export const trickSteps = ['lead', 'answer', 'help-leader', 'help-responder', 'points'] as const
export type TrickStep = (typeof trickSteps)[number]

/** The reason for the taker of a trick. Rule A17. */
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

/** What may happen to a relationship that gave cards in a lost contest. */
export const fates = ['leave', 'spend', 'turn', 'befriend', 'hurt', 'kill'] as const
export type FateChoice = (typeof fates)[number]

/** The effect of a transformation on the record, besides its text. */
export const transformationEffects = ['story', 'always-trump', 'new-trump', 'second-trump', 'powers-lost'] as const
export type TransformationEffect = (typeof transformationEffects)[number]

export function otherSide(side: Side): Side {
  return side === 'initiator' ? 'respondent' : 'initiator'
}
