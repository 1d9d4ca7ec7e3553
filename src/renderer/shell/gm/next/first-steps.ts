import type { Frame } from '#rules/campaign/types'
import type { GuideStep } from '../../../games/game'
import type { useGm } from '../store'

/** What comes first in every campaign, whatever is played in it. */
export function firstSteps(
  gm: Pick<ReturnType<typeof useGm>, 'sheet' | 'act'>,
  { seats, session, current }: Pick<Frame<'gm'>, 'seats' | 'session' | 'current'>
): readonly GuideStep[] {
  return [
    {
      id: 'players',
      says: 'Add the players',
      why: 'Each gets a seat, a number key and a deck of twenty cards.',
      done: seats.some(seat => !seat.retired),
      label: 'Seats…',
      run: () => void (gm.sheet = 'seats')
    },
    {
      id: 'session',
      says: 'Start session 1',
      why: 'So that log, recap and XP know which evening they belong to.',
      done: session > 0 || Boolean(current),
      label: 'Start it',
      run: () => void gm.act(null, { type: 'begin-session', at: Date.now() }, 'next-step')
    }
  ]
}
