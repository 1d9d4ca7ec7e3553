import { z } from 'zod'
import { parserOf } from '../core/parser'
import { allyCommands, allyEvents, allyShape } from './allies/shapes'
import { blessingCommands, blessingEvents } from './blessings/shapes'
import { characterCommands, characterEvents, characterShape, workshopShape } from './characters/shapes'
import { correctionCommands, correctionEvents } from './corrections/shapes'
import { deckCommands, deckEvents } from './deck/shapes'
import { dicelessCommands, dicelessEvents } from './diceless/shapes'
import { economyCommands, economyEvents, storyShape } from './economy/shapes'
import { equipmentCommands, equipmentEvents } from './equipment/shapes'
import { experienceCommands, experienceEvents } from './experience/shapes'
import { flipCommands, flipEvents } from './flip/shapes'
import { foeCommands, foeEvents, foeShape, formatShape } from './foes/shapes'
import { attackShape, diceShape, injuryCommands, injuryEvents, struckShape } from './injury/shapes'
import { magicCommands } from './magic/shapes'
import { gameCommands, gameEvents, gameShape } from './minigames/shapes'
import { moveCommands, moveEvents, outcomeShape } from './moves/shapes'
import { shadowCommands, shadowEvents } from './shadow/shapes'
import { spotlightCommands, spotlightEvents, spotlightShape } from './spotlight/spotlight'
import { staminaCommands, staminaEvents } from './stamina/shapes'
import { countShape, listOf } from './shapes'
import { foundationSheetShape, foundationStateShape } from './state-shape'
import type { Command, Event, State } from './types'

/** The shape of everything that can be asked. One line per slice. */
export const commandShape = z.discriminatedUnion('type', [
  ...blessingCommands,
  ...correctionCommands,
  ...deckCommands,
  ...dicelessCommands,
  ...experienceCommands,
  ...flipCommands,
  ...shadowCommands,
  ...staminaCommands,
  ...allyCommands,
  ...characterCommands,
  ...economyCommands,
  ...equipmentCommands,
  ...foeCommands,
  ...gameCommands,
  ...injuryCommands,
  ...magicCommands,
  ...moveCommands,
  ...spotlightCommands
])

/** The shape of everything that can happen. One line per slice. */
export const eventShape = z.discriminatedUnion('type', [
  ...blessingEvents,
  ...correctionEvents,
  ...deckEvents,
  ...dicelessEvents,
  ...experienceEvents,
  ...flipEvents,
  ...shadowEvents,
  ...staminaEvents,
  ...allyEvents,
  ...characterEvents,
  ...economyEvents,
  ...equipmentEvents,
  ...foeEvents,
  ...gameEvents,
  ...injuryEvents,
  ...moveEvents,
  ...spotlightEvents
])

/** The shape of one player's things. One line per slice. */
const sheetShape = z.strictObject({ ...foundationSheetShape, character: characterShape })

/** The shape of a whole board. One line per slice. */
export const stateShape = z.strictObject({
  sheets: listOf(sheetShape),
  ...foundationStateShape,
  workshop: workshopShape,
  outcomes: listOf(outcomeShape),
  made: countShape,
  attacks: listOf(attackShape),
  dice: diceShape.nullable(),
  struck: struckShape.nullable(),
  foes: listOf(foeShape),
  openings: listOf(countShape),
  allies: listOf(allyShape),
  format: formatShape,
  story: storyShape,
  game: gameShape.nullable(),
  spotlight: spotlightShape
})

/** How a board is opened: nothing is asked yet. */
export const settingsShape = z.strictObject({}).nullable()

/** What comes from a file or a page, made certain. */
export const parse = {
  settings: parserOf<unknown>(settingsShape),
  state: parserOf<State>(stateShape),
  command: parserOf<Command>(commandShape),
  event: parserOf<Event>(eventShape)
}
