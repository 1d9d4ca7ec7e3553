import type { Frame } from '#rules/campaign/types'
import type { GuideStep } from '../../games/game'
import type { useGm } from '../../dashboard/store'
import { usePreparationPlace } from '../preparation/preparation-place'
import { capsOf } from '../keys/keys'

type Reach = Pick<ReturnType<typeof useGm>, 'sheet' | 'sheetPage' | 'page' | 'act'>
type Seen = Pick<Frame<'gm'>, 'seats' | 'session' | 'current'>

/** The usual length of a session: three hours, in milliseconds. */
const eveningMs = 3 * 3_600_000

/** The first steps of every campaign, with any game. */
export function firstSteps(gm: Reach, { seats, session, current }: Seen): readonly GuideStep[] {
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
    },
    {
      id: 'off-limits',
      says: 'Ask what stays out of this story',
      why: 'Lines: topics that never come up. Veils: topics that stay off screen. Note them down.',
      done: false,
      once: true,
      label: 'Note them…',
      run: () => {
        gm.sheetPage = 'limits'
        gm.sheet = 'note'
      }
    }
  ]
}

/** The steps after the start of the story, and at the end of the session. @param played the first flip was made */
export function laterSteps(gm: Reach, { session, current }: Seen, played: boolean): readonly GuideStep[] {
  const ended = session > 0 && current?.ended === true
  const since = current?.since ?? null
  return [
    {
      id: 'ideas',
      says: 'Look at Ideas once',
      why: `For the moment when everyone looks at you${capsOf('prompts') && ` (${capsOf('prompts')})`}.`,
      done: false,
      later: !played,
      once: true,
      label: 'Show Ideas',
      run: () => void (gm.sheet = 'prompts')
    },
    {
      id: 'tonight',
      says: 'Look at Tonight once',
      why: 'What you prepare for an evening stands there, in place of the log.',
      done: false,
      later: !played,
      once: true,
      label: 'Show Tonight',
      run: () => void (usePreparationPlace().column = 'tonight')
    },
    {
      id: 'end',
      says: 'End the session when you stop',
      why: 'You see what is open; the table says “Until next time”.',
      done: ended,
      later: since === null || Date.now() - since < eveningMs,
      label: 'End the session…',
      run: () => {
        gm.sheetPage = 'end'
        gm.sheet = 'session'
      }
    },
    {
      id: 'recap',
      says: 'Read what happened',
      why: '“Previously” keeps the evening in a few sentences, to be read out next time.',
      done: false,
      later: !ended,
      once: true,
      first: true,
      label: 'Show it',
      run: () => void (gm.page = 'recap')
    }
  ]
}
