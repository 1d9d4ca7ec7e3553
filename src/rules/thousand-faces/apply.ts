import { applyAllies, followAllies } from './allies/apply'
import { applyBlessings } from './blessings/apply'
import { applyCharacters, followCharacters } from './characters/apply'
import { applyCorrections } from './corrections/apply'
import { applyDeck } from './deck/apply'
import { applyDiceless } from './diceless/apply'
import { applyEconomy } from './economy/apply'
import { applyEquipment, followEquipment } from './equipment/apply'
import { applyExperience } from './experience/apply'
import { applyFlip } from './flip/apply'
import { applyFoes } from './foes/apply'
import { applyInjury, followInjury } from './injury/apply'
import { applyGames, followGames } from './minigames/apply'
import { applyMoves, followMoves } from './moves/apply'
import { applyShadow } from './shadow/apply'
import type { Applying, Following } from './slices'
import { applySpotlight } from './spotlight/apply'
import { applyStamina } from './stamina/apply'
import type { Event, State } from './types'

/** Whoever moves the pieces of an event. One line per slice. */
const pieces: Applying<Event> = {
  ...applyBlessings,
  ...applyCorrections,
  ...applyDeck,
  ...applyDiceless,
  ...applyExperience,
  ...applyFlip,
  ...applyShadow,
  ...applyStamina,
  ...applyAllies,
  ...applyCharacters,
  ...applyEconomy,
  ...applyEquipment,
  ...applyFoes,
  ...applyGames,
  ...applyInjury,
  ...applyMoves,
  ...applySpotlight
}

/** Whoever follows what happens elsewhere. One line per slice that does. */
const followers: readonly Following[] = [
  followAllies,
  followCharacters,
  followEquipment,
  followGames,
  followInjury,
  followMoves
]

/** Moves the pieces. Never judges: what is in the log happened. */
export function apply(state: State, event: Event): State {
  const move = pieces[event.type] as (state: State, event: Event) => State
  return followers.reduce((moved, follow) => follow(moved, event), move(state, event))
}
