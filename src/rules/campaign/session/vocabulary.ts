import type { SeatId } from '../../core/seat'

/** The steps of a session's opener, in order (SE3). A game's steps are shown only while the game has a board. */
export const openerSteps = ['attendance', 'recap', 'notes', 'xp', 'touchstones', 'chapter', 'spotlight'] as const
export type OpenerStep = (typeof openerSteps)[number]

/** The labels of the steps. */
export const stepNames: Readonly<Record<OpenerStep, string>> = {
  attendance: 'Who is here',
  recap: 'Previously on…',
  notes: 'Notes',
  xp: 'XP',
  touchstones: 'Touchstones',
  chapter: 'Chapter and goal',
  spotlight: 'Who starts'
}

/** The state of a step; a step without a mark is open. */
type StepMark = 'done' | 'skipped'

/** The notes that one player asked for at the opener, and that player's notes about others (5.7). */
export interface SessionNote {
  readonly asked: string
  readonly given: string
}

/** The state of the present session, or of the time until the next one (SE1–SE7). */
export interface CurrentSession {
  /**
   * The time of its beginning or continuation, in milliseconds since 1970; null before the first, and when unknown
   * (older files).
   */
  readonly since: number | null
  readonly ended: boolean
  /** By seat. */
  readonly notes: Readonly<Partial<Record<SeatId, SessionNote>>>
  readonly steps: Readonly<Partial<Record<OpenerStep, StepMark>>>
}

/** The state before any session. */
export const noSession: CurrentSession = {
  since: null,
  ended: false,
  notes: {},
  steps: {}
}

/** The longest note of one player, in UTF-16 units. */
export const longestNote = 2000
