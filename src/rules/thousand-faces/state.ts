import { z } from 'zod'
import { savedSeatId } from '../core/schema'
import {
  type CommandOf,
  commandSchemaOf,
  type EventOf,
  eventSchemaOf,
  type FieldsAt,
  joined,
  type RefusalOf
} from '../core/model'
import { parserOf } from '../core/parser'
import type { SeatId } from '../core/seat'
import type { ActOf } from '../core/slice'
import { alliesModel } from './allies/model'
import { blessingsModel } from './blessings/model'
import { callsModel } from './calls/model'
import { charactersModel } from './characters/model'
import { correctionsModel } from './corrections/model'
import { deckModel } from './deck/model'
import { dicelessModel } from './diceless/model'
import { economyModel } from './economy/model'
import { equipmentModel } from './equipment/model'
import { experienceModel } from './experience/model'
import { flipModel } from './flip/model'
import { foesModel } from './foes/model'
import { followUpModel } from './follow-up/model'
import { injuryModel } from './injury/model'
import { magicModel } from './magic/model'
import { minigamesModel } from './minigames/model'
import { markersModel } from './markers/model'
import { movesModel } from './moves/model'
import { partyModel } from './party/model'
import { phonesModel } from './phones/model'
import { roundsModel } from './rounds/model'
import { shadowModel } from './shadow/model'
import { spotlightModel } from './spotlight/model'
import { staminaModel } from './stamina/model'
import { tableModel } from './table/model'

/** The model of every slice. What the game's types, its state and its parsers are, follows from this list. */
const models = [
  tableModel,
  deckModel,
  experienceModel,
  spotlightModel,
  staminaModel,
  blessingsModel,
  shadowModel,
  dicelessModel,
  phonesModel,
  flipModel,
  injuryModel,
  equipmentModel,
  magicModel,
  movesModel,
  charactersModel,
  economyModel,
  alliesModel,
  roundsModel,
  foesModel,
  markersModel,
  followUpModel,
  partyModel,
  callsModel,
  minigamesModel,
  correctionsModel
] as const
type AnyModel = (typeof models)[number]

/** Everything that can be asked. */
export type Command = CommandOf<AnyModel>

/** Everything that can happen. */
export type Event = EventOf<AnyModel>

/** Every way a rule says no. */
export type Refusal = RefusalOf<AnyModel>

/** Everything one player has. */
export interface Sheet extends FieldsAt<AnyModel, 'sheet'> {
  readonly seat: SeatId
  /** Has left the table: keeps everything, and is not counted until they come back (CA19). */
  readonly retired: boolean
}

/** The whole board. */
export interface State extends FieldsAt<AnyModel, 'state'> {
  /** In the order in which chairs were drawn up. */
  readonly sheets: readonly Sheet[]
}

/** The types of this game, for the tables of `core/slice.ts`. */
export interface Game {
  readonly State: State
  readonly Command: Command
  readonly Event: Event
  readonly Refusal: Refusal
}

export type Act = ActOf<Game>

export const sheetPart = joined(models.map(model => ('sheet' in model ? model.sheet : undefined)))
export const statePart = joined(models.map(model => ('state' in model ? model.state : undefined)))

const sheetSchema = z.strictObject({ seat: savedSeatId, retired: z.boolean(), ...sheetPart.shape })
const stateSchema = z.strictObject({
  sheets: z.array(sheetSchema),
  ...statePart.shape
}) as unknown as z.ZodType<State>

export const commandSchema = commandSchemaOf<Command>(models)
export const eventSchema = eventSchemaOf<Event>(models)

/** What comes from a file or a page, made certain. Nothing is asked when a board is opened. */
export const parse = {
  settings: parserOf<unknown>(z.strictObject({}).nullable()),
  state: parserOf(stateSchema),
  command: parserOf(commandSchema),
  event: parserOf(eventSchema)
}
