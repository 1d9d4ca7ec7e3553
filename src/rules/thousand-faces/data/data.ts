import { z } from 'zod'
import { type Infer, savedSeatId } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { alliesModel } from '../allies/model'
import { workshopSchema } from '../characters/character-schemas'
import { foesModel } from '../foes/model'
import { markersModel } from '../markers/model'
import { gameSchema } from '../minigames/model'
import { phonesModel } from '../phones/model'
import { roundSchema } from '../rounds/model'
import { countSchema, moveSchema, textSchema } from '../schemas'
import { gmMoveOwedSchema, shadowPoolSchema } from '../shadow/model'
import type { State } from '../state'
import { characterData, characterDataSchema } from './character-data'
import { pick } from '../../core/values'
import { daySchema, endSchema, storySchema, type Story } from '../economy/model'

const { foes, format, encounterNotes } = foesModel.state.shape

const { length, book, chapter, ticked, circledAtStart, journey, journeySpent, goal, disadvantages, claims, shown } =
  storySchema.shape
const { place, number } = daySchema.shape

/** The schema of the story for other programs. */
const storyDataSchema = z.strictObject({
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
function storyData(story: Story): Infer<typeof storyDataSchema> {
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

/** The schema of a board of A Thousand Faces of Adventure for other programs (OI7). */
export const dataSchema = z.strictObject({
  characters: z.array(characterDataSchema),
  spotlight: z.strictObject({
    seat: savedSeatId.nullable(),
    turn: countSchema,
    had: z.array(z.strictObject({ seat: savedSeatId, turns: countSchema, last: countSchema }))
  }),
  flips: countSchema,
  foes,
  format,
  encounterNotes,
  round: roundSchema.omit({ since: true }).nullable(),
  ...alliesModel.state.shape,
  ...markersModel.state.shape,
  miniGame: gameSchema.nullable(),
  shadow: shadowPoolSchema,
  gmMovesOwed: z.array(gmMoveOwedSchema),
  blessingsLeft: countSchema,
  story: storyDataSchema,
  workshop: workshopSchema,
  ...phonesModel.state.shape
})

/** The state in that schema. The order of decks is secret and left out. */
export function dataOf(state: State): Infer<typeof dataSchema> {
  const { spotlight, round } = state
  return {
    characters: state.sheets.map(characterData),
    spotlight: { seat: spotlight.seat, turn: spotlight.turn, had: turnsHad(state) },
    flips: state.flips.count,
    foes: state.foes,
    format: state.format,
    encounterNotes: state.encounterNotes,
    round: round && roundData(round),
    allies: state.allies,
    markers: state.markers,
    miniGame: state.game,
    shadow: state.shadow,
    gmMovesOwed: state.gmMovesOwed,
    blessingsLeft: state.blessingSupply.length,
    story: storyData(state.story),
    workshop: state.workshop,
    phoneFlips: state.phoneFlips
  }
}

function turnsHad({ spotlight }: State) {
  return Object.entries(spotlight.had).map(([seat, { turns, last }]) => ({ seat: seat as SeatId, turns, last }))
}

function roundData({ number, seen, acted, foes: struck, answering }: NonNullable<State['round']>) {
  return { number, seen, acted, foes: struck, answering }
}
