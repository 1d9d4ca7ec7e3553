import type { Frame } from '#rules/campaign/types'
import type { GuideStep } from '@/games/game'
import type { useGm } from '@/dashboard/store'
import { usePreparationStore } from '@/features/preparation/preparation-store'
import { capsOf } from '@/features/keys/keys'

type Reach = Pick<ReturnType<typeof useGm>, 'sheet' | 'sheetPage' | 'page' | 'act' | 'snapshot'>
type Seen = Pick<Frame<'gm'>, 'seats' | 'session' | 'current'>

/** The time after which a group may want to stop: two hours, in milliseconds. */
const eveningMs = 2 * 3_600_000

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
      id: 'screens',
      says: 'Show the players a screen',
      why: 'A table screen for all, and a phone for each, if you like.',
      done: session > 0 || Boolean(current) || isWatched(gm),
      once: true,
      label: 'Codes…',
      run: () => void (gm.sheet = 'codes')
    },
    {
      id: 'session',
      says: 'Start session 1',
      why: 'So that log, recap and XP know which evening they belong to.',
      done: session > 0 || Boolean(current),
      label: 'Start session 1',
      run: () => void gm.act(null, { type: 'begin-session', at: Date.now() }, 'next-step')
    },
    {
      id: 'off-limits',
      says: 'Ask what stays out of this story',
      why: 'Lines never come up. Veils stay off screen.',
      done: false,
      label: 'Note them…',
      run: () => {
        gm.sheetPage = 'limits'
        gm.sheet = 'note'
      }
    }
  ]
}

/** A player sees something: on a table screen or on a phone. */
function isWatched({ snapshot }: Reach): boolean {
  return snapshot !== null && snapshot.open.table + snapshot.open.seats > 0
}

/** How far the story of a campaign has come. */
interface Story {
  /** The first flip was made. */
  readonly played: boolean
  /** Its last chapter has ended. */
  readonly over: boolean
}

/** The steps after the start of the story, and at the end of the session. */
export function laterSteps(gm: Reach, { session, current }: Seen, { played, over }: Story): readonly GuideStep[] {
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
      why: 'What you prepare for an evening, in place of the log.',
      done: false,
      later: !played,
      once: true,
      label: 'Show Tonight',
      run: () => void (usePreparationStore().column = 'tonight')
    },
    {
      id: 'end',
      says: 'End the session when you stop',
      why: 'You see what is open; the table says “Until next time”.',
      done: ended,
      later: since === null || (!over && Date.now() - since < eveningMs),
      label: 'End the session…',
      run: () => {
        gm.sheetPage = 'end'
        gm.sheet = 'session'
      }
    },
    {
      id: 'recap',
      says: 'Read what happened',
      why: 'A few sentences under “Previously”, to read out next time.',
      done: false,
      later: !ended,
      once: true,
      first: true,
      label: 'Show it',
      run: () => void (gm.page = 'recap')
    }
  ]
}
