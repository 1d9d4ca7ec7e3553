import type { SeatId } from '../../core/seat'

/** The steps of a session's opener in their order (SE3). Those of a game are shown only while it has a board. */
export const openerSteps = ['attendance', 'recap', 'notes', 'xp', 'touchstones', 'chapter', 'spotlight'] as const
export type OpenerStep = (typeof openerSteps)[number]

/** What each step is called. */
export const stepNames: Readonly<Record<OpenerStep, string>> = {
  attendance: 'Who is here',
  recap: 'Previously on…',
  notes: 'Notes',
  xp: 'XP',
  touchstones: 'Touchstones',
  chapter: 'Chapter and goal',
  spotlight: 'Who starts'
}

/** How far a step is; one that nobody marked is open. */
type StepMark = 'done' | 'skipped'

/** What one player asked to have noted at the opener, and what they noted about others (5.7). */
export interface SessionNote {
  readonly asked: string
  readonly given: string
}

/** What is known of the session that is on, or of the time until the next one begins (SE1–SE7). */
export interface CurrentSession {
  /** When it began or went on, in milliseconds since 1970; null before the first, and where nobody said (older files). */
  readonly since: number | null
  readonly ended: boolean
  /** By seat. */
  readonly notes: Readonly<Partial<Record<SeatId, SessionNote>>>
  readonly steps: Readonly<Partial<Record<OpenerStep, StepMark>>>
}

/** Nothing has been said of any session. */
export const noSession: CurrentSession = {
  since: null,
  ended: false,
  notes: {},
  steps: {}
}

/** Longest note of one player. */
export const longestNote = 2000
