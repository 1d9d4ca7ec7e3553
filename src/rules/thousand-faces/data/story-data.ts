import { z } from 'zod'
import { pick } from '../../core/pick'
import { type Infer, savedSeatId } from '../../core/schema'
import { daySchema, endSchema, storySchema, type Story } from '../economy/model'
import type { SeatId } from '../../core/seat'
import { countSchema, moveSchema, textSchema } from '../schemas'

const { length, book, chapter, ticked, circledAtStart, journey, journeySpent, goal, disadvantages, claims, shown } =
  storySchema.shape
const { place, number } = daySchema.shape

/** The schema of the story for other programs. */
export const storyDataSchema = z.strictObject({
  length,
  book,
  chapter,
  shown,
  ends: z.array(z.strictObject({ chapter: countSchema, as: endSchema })),
  ticked,
  circledAtStart,
  journey,
  journeySpent,
  flipsBefore: countSchema.nullable(),
  goal,
  hearth: textSchema,
  hearthAvailable: z.boolean(),
  disadvantages,
  day: z
    .strictObject({
      place,
      number,
      did: z.array(z.strictObject({ seat: savedSeatId, moves: z.array(moveSchema) }))
    })
    .nullable(),
  claims,
  openerHeld: countSchema,
  tutorialMinutes: countSchema.nullable()
})

/** The data of the story on the board. */
export function storyData(story: Story): Infer<typeof storyDataSchema> {
  return {
    ...pick(story, 'length', 'book', 'chapter', 'shown'),
    ends: Object.entries(story.ends).map(([ended, as]) => ({ chapter: Number(ended), as })),
    ...pick(story, 'ticked', 'circledAtStart', 'journey', 'journeySpent'),
    flipsBefore: story.flipsBefore ?? null,
    goal: story.goal,
    hearth: story.hearth.what,
    hearthAvailable: story.hearth.available,
    disadvantages: story.disadvantages,
    day: story.day && dayData(story.day),
    claims: story.claims,
    openerHeld: story.opened,
    tutorialMinutes: story.tutorial?.minutes ?? null
  }
}

function dayData({ place: where, number: nth, did }: NonNullable<Story['day']>) {
  const each = Object.entries(did) as [SeatId, (typeof did)[string]][]
  return { place: where, number: nth, did: each.map(([seat, moves]) => ({ seat, moves })) }
}
