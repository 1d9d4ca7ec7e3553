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
import { countSchema } from '../schemas'
import { gmMoveOwedSchema, shadowPoolSchema } from '../shadow/model'
import type { State } from '../state'
import { characterData, characterDataSchema } from './character-data'
import { storyData, storyDataSchema } from './story-data'

const { foes, format, encounterNotes } = foesModel.state.shape

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
