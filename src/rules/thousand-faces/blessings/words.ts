import { line } from '../../core/log-line'
import type { Describing, Explaining } from '../slices'
import type { BlessingEvent } from './events'
import type { BlessingRefusal } from './refusals'

export const describeBlessings: Describing<BlessingEvent> = {
  'blessing-taken': ({ seat }) => line('good', { seat }, ' takes a Blessing'),
  'blessing-returned': ({ seat }) => line('quiet', { seat }, ' gives a Blessing back to the supply')
}

export const explainBlessings: Explaining<BlessingRefusal> = {
  'no-blessings-left': () => ({
    says: ['All six Blessings are with the players'],
    instead: ['Go on without; the next one that resolves comes back to the supply']
  }),
  'no-such-blessing': ({ seat, card }) => ({
    says: [{ seat }, ` does not hold the Blessing ${card}`],
    instead: ['Pick one of the Blessings they do hold']
  })
}
