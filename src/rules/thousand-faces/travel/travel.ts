import type { TravelRules } from '../../core/system'
import type { Event, Refusal, State } from '../state'
import { arrive } from './arrive'
import { travellerWords, packed, staysBehind, type Traveller, travellerParser } from './character-file'

/** Export and import of characters of A Thousand Faces of Adventure (OI8, OI9). */
export const travel: TravelRules<State, Event, Refusal, Traveller> = {
  pack: packed,
  parse: travellerParser,
  brings: travellerWords,
  staysBehind,
  arrive
}
