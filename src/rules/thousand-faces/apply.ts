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
import { applyInjury, settleSearch } from './injury/apply'
import { applyGames, followGames, settleCorners } from './minigames/apply'
import { applyMoves, followMoves } from './moves/apply'
import { applyShadow } from './shadow/apply'
import type { Applying, Following, Settling } from './slices'
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
const followers: readonly Following[] = [followAllies, followCharacters, followEquipment, followGames, followMoves]

/** Whoever puts things right after anything. */
const settlers: readonly Settling[] = [settleCorners, settleSearch]

/** Moves the pieces. Never judges: what is in the log happened. */
export function apply(state: State, event: Event): State {
  let moved = state
  for (const move of movesOf(event.type)) moved = move(moved, event)
  for (const settle of settlers) moved = settle(moved)
  return moved
}

type Move = (state: State, event: Event) => State

/** What an event moves, one slice after the other. Found by its name once: a campaign has hundreds of thousands of events. */
const moves = new Map<Event['type'], readonly Move[]>()

function movesOf(type: Event['type']): readonly Move[] {
  const known = moves.get(type)
  if (known) return known
  const found = [pieces, ...followers].flatMap(table => (table[type] as Move | undefined) ?? [])
  moves.set(type, found)
  return found
}
