import { ok } from '../../core/result'
import { happen } from '../act'
import type { Deciding } from '../slices'
import type { SpotlightCommand } from './spotlight'

/** T1: the GM hands the spotlight on; giving it to the same seat begins a new moment. */
export const decideSpotlight: Deciding<SpotlightCommand> = {
  'give-spotlight': (act, { seat }) => ok(happen(act, { type: 'spotlight-given', seat }))
}
