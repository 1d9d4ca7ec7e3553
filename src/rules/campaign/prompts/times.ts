import type { SeatId } from '../../core/seat'
import { systemOf } from '../../registry'
import type { Chronicle } from '../chronicle'
import type { ActEntry, BoardId, CampaignEvent } from '../types'

/** A time without play, in milliseconds since 1970; `to` is Infinity while it lasts. */
export interface PlayBreak {
  readonly from: number
  readonly to: number
}

/** One player's turns on one board; times in milliseconds of play. */
interface PlayerTurns {
  readonly turns: number
  /** The number of the player's newest turn. */
  readonly last: number
  /** The end of that turn. */
  readonly until: number
  /** The total length of the player's turns in the session `heldIn`. */
  readonly held: number
  readonly heldIn: number
}

/** The turns on one board. */
export interface BoardTimes {
  readonly seat: SeatId | null
  /** The start of the present turn, in milliseconds of play. */
  readonly since: number
  /** Counts every change of the turn. */
  readonly turn: number
  readonly had: ReadonlyMap<SeatId, PlayerTurns>
  /** The options that were used in this session: `s3 pick-locks`. */
  readonly used: ReadonlySet<string>
}

/** The length of play up to the last act that was read, and all turns. */
export interface Times {
  /** The time of that act; null before the first. */
  readonly at: number | null
  /** Milliseconds of play in all. */
  readonly played: number
  readonly session: number
  /** The start of the session, and the arrival of each player, in milliseconds of play. */
  readonly began: number
  readonly came: ReadonlyMap<SeatId, number>
  readonly boards: ReadonlyMap<BoardId, BoardTimes>
}

export const noTimes: Times = { at: null, played: 0, session: 0, began: 0, came: new Map(), boards: new Map() }
const noTurns: BoardTimes = { seat: null, since: 0, turn: 0, had: new Map(), used: new Set() }

/** A longer time without an act is a break, in milliseconds (EY5). */
const longestGapMs = 15 * 60_000

/** The milliseconds of play between two acts, without breaks and pauses (EY5). */
export function playedBetween(from: number | null, to: number, pauses: readonly PlayBreak[]): number {
  if (from === null || to <= from) return 0
  let stopped = 0
  for (const pause of pauses) stopped += Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from))
  const gap = to - from - stopped
  return gap > longestGapMs ? 0 : Math.max(0, gap)
}

/** The times after one more act. */
export function afterAct(times: Times, entry: ActEntry, chronicle: Chronicle, pauses: readonly PlayBreak[]): Times {
  const played = times.played + playedBetween(times.at, entry.at, pauses)
  const now: Times = { ...times, at: entry.at, played }
  if (entry.board === null) return (entry.events as readonly CampaignEvent[]).reduce(afterCampaignEvent, now)
  const { board } = entry
  const rules = promptsOf(chronicle, board)
  if (!rules) return now
  const before = times.boards.get(board) ?? noTurns
  const after = entry.events.reduce<BoardTimes>((own, event) => {
    const turn = rules.turn(event, entry.actor)
    const turned = turn === undefined ? own : withTurn(own, turn, now, rules.turnsLast)
    const use = rules.used?.(event)
    return use ? { ...turned, used: new Set([...turned.used, `${use.seat} ${use.what}`]) } : turned
  }, before)
  return after === before ? now : { ...now, boards: new Map([...times.boards, [board, after]]) }
}

function promptsOf(chronicle: Chronicle, board: BoardId) {
  const system = chronicle.systemAt(board)
  return system === null ? undefined : systemOf(system).prompts
}

function afterCampaignEvent(times: Times, event: CampaignEvent): Times {
  if (event.type === 'session-began') {
    const boards = [...times.boards].map(([id, own]) => [id, { ...own, used: noTurns.used }] as const)
    return { ...times, session: event.number, began: times.played, boards: new Map(boards) }
  }
  if (event.type !== 'seat-added' && event.type !== 'seat-brought-back') return times
  return { ...times, came: new Map([...times.came, [event.seat, times.played]]) }
}

/** T1: each change is a new turn; where turns have no duration, only another player's act begins one. */
function withTurn(
  own: BoardTimes,
  seat: SeatId | null,
  { played, session, began }: Times,
  turnsLast: boolean
): BoardTimes {
  if (!turnsLast && seat === own.seat) return seat === null ? own : withHad(own, seat, { until: played })
  const turn = own.turn + 1
  const from = Math.max(began, own.since)
  const ended = own.seat !== null && turnsLast ? withHeld(own, own.seat, played, session, played - from) : own
  const next = { ...ended, seat, since: played, turn }
  if (seat === null) return next
  const turns = (own.had.get(seat)?.turns ?? 0) + (own.seat === seat ? 0 : 1)
  return withHad(next, seat, { turns, last: turn, until: played })
}

function withHeld(own: BoardTimes, seat: SeatId, until: number, session: number, more: number): BoardTimes {
  const had = own.had.get(seat)
  const held = (had?.heldIn === session ? had.held : 0) + more
  return withHad(own, seat, { until, held, heldIn: session })
}

function withHad(own: BoardTimes, seat: SeatId, change: Partial<PlayerTurns>): BoardTimes {
  const had = own.had.get(seat) ?? { turns: 0, last: 0, until: 0, held: 0, heldIn: 0 }
  return { ...own, had: new Map([...own.had, [seat, { ...had, ...change }]]) }
}
