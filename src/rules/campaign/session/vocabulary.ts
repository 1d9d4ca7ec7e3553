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

/** How long after its beginning a session is still the same evening, in milliseconds: twelve hours (SE6). */
const eveningMs = 12 * 3_600_000

/** A session is about three hours (5.1); half an hour later the app asks about its end, in milliseconds (SE7). */
const sessionMs = 3.5 * 3_600_000

/** What a page knows of the session. */
interface SessionKnown {
  /** How many sessions have begun. */
  readonly session: number
  readonly current?: CurrentSession
}

/**
 * Whether a session is due to begin or to end, or neither (SE6, SE7).
 * @param now in milliseconds since 1970
 * @param lastLine the time of the newest line of the log; it replaces an unknown beginning (older files)
 */
export function sessionDue(
  { session, current = noSession }: SessionKnown,
  now: number,
  lastLine: number | null
): 'begin' | 'end' | null {
  const { since, ended } = current
  if (ended || (session === 0 && since === null)) return 'begin'
  const from = since ?? lastLine
  if (from === null) return null
  if (now - from >= eveningMs) return 'begin'
  return session > 0 && since !== null && now - since >= sessionMs ? 'end' : null
}

/** The session in the GM's frame; absent in its initial state. No other audience receives any of it (SE4). */
export interface SessionView {
  readonly current?: CurrentSession
}

/** The GM's part about the present session. */
export function sessionView({ current }: { readonly current: CurrentSession }): SessionView {
  return current === noSession ? nothing : { current }
}

const nothing: SessionView = {}
