import { line } from '../../core/log-line'
import type { Describing } from '../slices'
import type { SpotlightEvent } from './spotlight'

export const describeSpotlight: Describing<SpotlightEvent> = {
  'spotlight-given': ({ seat }) =>
    seat === null ? line('quiet', 'Nobody has the spotlight') : line('quiet', 'The spotlight is on ', { seat })
}
