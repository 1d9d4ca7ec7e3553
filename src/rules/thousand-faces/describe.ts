import type { Audience } from '../core/audience'
import type { LogLine } from '../core/log-line'
import { describeAllies } from './allies/words'
import { describeBlessings } from './blessings/words'
import { describeCharacters } from './characters/words'
import { describeCorrections } from './corrections/words'
import { describeDeck } from './deck/words'
import { describeDiceless } from './diceless/words'
import { describeEconomy } from './economy/words'
import { describeEquipment } from './equipment/words'
import { describeExperience } from './experience/words'
import { describeFlip } from './flip/words'
import { describeFoes } from './foes/words'
import { describeInjury } from './injury/words'
import { describeGames } from './minigames/words'
import { describeMoves } from './moves/words'
import { describeShadow } from './shadow/words'
import type { Describing } from './slices'
import { describeSpotlight } from './spotlight/words'
import { describeStamina } from './stamina/words'
import type { Event } from './types'

/** Who finds the words. One line per slice. */
const words: Describing<Event> = {
  ...describeBlessings,
  ...describeCorrections,
  ...describeDeck,
  ...describeDiceless,
  ...describeExperience,
  ...describeFlip,
  ...describeShadow,
  ...describeStamina,
  ...describeAllies,
  ...describeCharacters,
  ...describeEconomy,
  ...describeEquipment,
  ...describeFoes,
  ...describeGames,
  ...describeInjury,
  ...describeMoves,
  ...describeSpotlight
}

/** A line for the log, or null when it says nothing that this audience may or need know. */
export function describe(event: Event, audience: Audience): LogLine | null {
  return (words[event.type] as (event: Event, audience: Audience) => LogLine | null)(event, audience)
}
