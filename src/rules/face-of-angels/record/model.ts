import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import {
  acting,
  actNumber,
  characterId,
  count,
  list,
  name,
  participant,
  personality,
  relationshipId,
  suit,
  words
} from '../shapes'
import type { Participant, Suit } from '../vocabulary'

/** One realm in which a protagonist's power works. */
const trump = z.strictObject({
  suit,
  /** The area of the power: "fire", "man-fly". */
  area: name,
  /** `always`: every card of this realm that could be a trump is one. The character cannot act normally in the realm any more. */
  declared: z.enum(['by-choice', 'always'])
})
export type Trump = Infer<typeof trump>

export const trumps = list(trump, 4)

/** A permanent change of a character by a super-trump. */
export const transformation = z.strictObject({ act: actNumber, words: z.string().max(1300), pickedBy: participant })

/** Progress in the prologue: contests as the protagonist, and the largest number of relationships in one of them. */
const progress = { contests: count, relationships: count }

/** The text about a protagonist, without the secret. */
const protagonistText = {
  name,
  personality: personality.nullable(),
  /** The special field of a Jack; empty for other personalities. */
  area: name,
  /** How this protagonist lived through the night that gave the powers. */
  perception: words
}

/** A player's own character. */
export const protagonist = z.strictObject({
  seat: seatId,
  ...protagonistText,
  name: z.string(),
  /** Only the player may read the secret. */
  secret: words,
  /** Null before powers are gained; an empty list after their final loss; two with a second realm. */
  trumps: trumps.nullable(),
  transformations: list(transformation),
  progress: z.strictObject(progress)
})
export type Protagonist = Infer<typeof protagonist>

/** A character that is no protagonist; a player speaks for it. */
const character = z.strictObject({ id: characterId, seat: seatId, name, note: words })
export type SliceCharacter = Infer<typeof character>

export const relationshipKind = z.enum(['friend', 'foe'])
const fate = z.enum(['well', 'hurt', 'dead'])

/** A friend or a foe of one protagonist. */
export const relationship = z.strictObject({
  id: relationshipId,
  seat: seatId,
  kind: relationshipKind,
  name,
  fate,
  /** The act in which the relationship gives no more cards. */
  spentIn: actNumber.nullable()
})
export type Relationship = Infer<typeof relationship>

/** What a participant believes about a protagonist. */
export const suspicion = z.strictObject({ who: participant, about: seatId, words })
export type Suspicion = Infer<typeof suspicion>

export const recordModel = {
  state: stateFields(
    {
      protagonists: list(protagonist),
      /** The slice of the world of each player: the characters for whom players speak. */
      slices: list(character, 5000),
      relationships: list(relationship, 5000),
      suspicions: list(suspicion, 5000),
      /** The character that each participant plays in this scene. */
      playing: list(z.strictObject({ who: participant, acting })),
      /** Numbers used up to now: an id is never used twice. */
      numbers: z.strictObject({ contest: count, character: count, relationship: count })
    },
    {
      protagonists: [],
      slices: [],
      relationships: [],
      suspicions: [],
      playing: [],
      numbers: { contest: 0, character: 0, relationship: 0 }
    }
  ),
  commands: [
    variant('edit-protagonist', { seat: seatId, ...protagonistText }),
    variant('gain-powers', { seat: seatId, suit, area: name }),
    variant('add-character', { seat: seatId, name, note: words }),
    variant('edit-character', { seat: seatId, character: characterId, name, note: words }),
    variant('remove-character', { seat: seatId, character: characterId }),
    variant('add-relationship', { seat: seatId, kind: relationshipKind, name }),
    variant('edit-relationship', { seat: seatId, relationship: relationshipId, kind: relationshipKind, name }),
    variant('remove-relationship', { seat: seatId, relationship: relationshipId }),
    variant('write-secret', { who: participant, words }),
    variant('note-suspicion', { who: participant, about: seatId, words }),
    variant('play-as', { who: participant, acting }),
    variant('correct-powers', { seat: seatId, trumps: trumps.nullable() }),
    variant('correct-progress', { seat: seatId, ...progress }),
    variant('correct-relationship', { relationship: relationshipId, fate, spentIn: actNumber.nullable() })
  ],
  events: [
    variant('protagonist-edited', {
      seat: seatId,
      text: z.strictObject(protagonistText),
      /** The changed fields; absent in older entries. */
      changed: z.exactOptional(list(z.enum(['name', 'personality', 'area', 'perception']), 4))
    }),
    variant('secret-written', { seat: seatId, words }),
    variant('suspicion-noted', { who: participant, about: seatId, words }),
    variant('powers-gained', { seat: seatId, trump }),
    variant('powers-corrected', { seat: seatId, trumps: trumps.nullable() }),
    variant('progress-corrected', { seat: seatId, ...progress }),
    variant('character-added', { character }),
    variant('character-edited', { character }),
    variant('character-removed', { character: characterId }),
    variant('relationship-added', { relationship }),
    variant('relationship-edited', { relationship }),
    variant('relationship-removed', { relationship: relationshipId }),
    variant('character-taken-up', { who: participant, acting })
  ],
  refusals: {
    'no-protagonist': refusal<{ who: Participant }>('A8'),
    'words-missing': refusal('A36b'),
    'fixed-in-contest': refusal<{ seat: SeatId }>('A8c'),
    'powers-already': refusal<{ seat: SeatId }>('A35'),
    'powers-too-early': refusal('A35'),
    /** The character has that realm already. */
    'realm-held': refusal<{ suit: Suit }>('A34c'),
    'record-full': refusal<{ most: number }>('A8'),
    'unknown-character': refusal('A8'),
    'unknown-relationship': refusal('A30'),
    'relationship-in-play': refusal<{ name: string }>('A31')
  }
} as const

declare module '../state' { interface Models { readonly record: typeof recordModel } } // prettier-ignore
