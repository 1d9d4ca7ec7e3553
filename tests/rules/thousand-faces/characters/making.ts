import type { Command, State } from '#rules/thousand-faces/state'
import { ada, bo, board, sheet } from '../../../support/thousand-faces/table'

/** Ada and Bo, who have nothing yet. */
export const two = (): State => board([sheet(ada), sheet(bo)])

/** Before them lie these move cards. */
export const laidOut = (): State => ({
  ...two(),
  workshop: {
    touchstones: [],
    laidOut: [
      'backstab',
      'good-cardio',
      'bum-rush',
      'pick-locks',
      'its-a-trap',
      'use-a-magic-item',
      'channel-the-living-light'
    ],
    freed: [],
    questions: [],
    chosen: []
  }
})

/** A player takes one of them, or one that is not there. */
export const take = (
  move:
    | 'backstab'
    | 'good-cardio'
    | 'bum-rush'
    | 'pick-locks'
    | 'its-a-trap'
    | 'fury'
    | 'use-a-magic-item'
    | 'channel-the-living-light',
  seat = ada
): Command => ({ type: 'take-move', seat, move })
