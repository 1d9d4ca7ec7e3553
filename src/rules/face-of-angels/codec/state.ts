import { z } from 'zod'
import { contest, pastContest } from './contest'
import { act, count, heldCards, list, seat, cardKind } from './primitives'
import { actRecord, character, night, playing, protagonist, relationship, suspicion } from './record'

export const stateSchema = z.strictObject({
  cards: cardKind,
  started: z.boolean(),
  seats: list(seat),
  act,
  piles: z.strictObject({ draw: heldCards, discard: heldCards, hands: z.record(z.string(), heldCards) }),
  protagonists: list(protagonist),
  slices: list(character, 5000),
  relationships: list(relationship, 5000),
  suspicions: list(suspicion, 5000),
  playing: list(playing),
  acts: list(actRecord, 5),
  night,
  contest: contest.nullable(),
  past: list(pastContest, 100_000),
  numbers: z.strictObject({ contest: count, character: count, relationship: count })
})
