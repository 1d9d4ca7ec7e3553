import { z } from 'zod'
import type { Infer } from '../core/schema'
import { actsModel } from './acts/model'
import { contestModel } from './contest/model'
import { deckModel } from './deck/model'
import { handOf, participants } from './deck/hands'
import { protagonist, recordModel, suspicion } from './record/model'
import { openProtagonist } from './record/view'
import { heldCards, participant } from './shapes'
import type { State } from './state'

const { cards, started } = deckModel.state.shape
const { act, acts, night } = actsModel.state.shape
const { slices, relationships, playing } = recordModel.state.shape
const { contest, past } = contestModel.state.shape
const cardCount = z.int().min(0).max(52)

/** The schema of a Face of Angels board for other programs (OI7): what the Game Master may know (A7). */
export const dataSchema = z.strictObject({
  cards,
  started,
  act,
  acts,
  night,
  draw: cardCount,
  discard: heldCards,
  /** Number of cards by participant: players in their order, the World last. Faces are never exported. */
  hands: z.array(z.strictObject({ who: participant, cards: cardCount })),
  world: z.strictObject({ hand: heldCards, suspicions: z.array(suspicion.omit({ who: true })) }),
  protagonists: z.array(
    z.strictObject({ ...protagonist.omit({ secret: true }).shape, hasSecret: z.boolean(), present: z.boolean() })
  ),
  slices,
  relationships,
  playing,
  contest,
  past
})

/** The state in that schema. Players’ hands, secrets, suspicions and the order of the draw pile are left out. */
export function dataOf(state: State): Infer<typeof dataSchema> {
  const { cards: kind, started: begun, act: number, acts: all, night: first, piles, contest: running } = state
  return {
    cards: kind,
    started: begun,
    act: number,
    acts: all,
    night: first,
    draw: piles.draw.length,
    discard: piles.discard,
    hands: participants(state).map(who => ({ who, cards: handOf(state, who).length })),
    world: {
      hand: handOf(state, 'world'),
      suspicions: state.suspicions.filter(({ who }) => who === 'world').map(({ about, words }) => ({ about, words }))
    },
    protagonists: state.protagonists.map(one => ({
      ...openProtagonist(one),
      present: state.seats.includes(one.seat)
    })),
    slices: state.slices,
    relationships: state.relationships,
    playing: state.playing,
    contest: running,
    past: state.past
  }
}
