import type { SeatId } from '../core/seat'
import type { Gauges } from '../core/system'
import type { Steps } from '../core/steps'
import { systemOf } from '../registry'
import { applyAct } from './apply'
import { boardOf } from './campaign'
import type { Chronicle } from './chronicle'
import { actsOf } from './recap'
import { withoutBoards } from './shown-boards'
import type { ActEntry, BoardId, Campaign } from './types'

/** The luck of one player over a session (PO8). */
export interface SeatLuck {
  readonly seat: SeatId
  readonly flips: number
  /** Actual checks minus expected checks. */
  readonly luck: number
  /** One standard deviation of the sum: two evenings of three are within it. */
  readonly band: number
}

/** The public values of one game at one moment of a session. */
export interface GaugesAt extends Gauges {
  /** Milliseconds since the session began. */
  readonly after: number
}

export interface Evening {
  readonly luck: readonly SeatLuck[]
  /** The values of the last played game: at the beginning, at the end and after each change. */
  readonly gauges: readonly GaugesAt[]
}

interface Tally {
  flips: number
  luck: number
  variance: number
  promised: { readonly mean: number; readonly variance: number } | null
}

/** The acts to replay in one step, which takes some milliseconds. */
const atOnce = 100

/**
 * The statistics of one session, from a replay of its acts.
 * @param hidden boards that the reader does not know of yet (ST7)
 */
export function* eveningOf(chronicle: Chronicle, session: number, hidden: readonly BoardId[] = []): Steps<Evening> {
  const acts = actsOf(chronicle, session)
  const open = new Set(acts.filter(act => withoutBoards(act, hidden) !== null))
  const playedLast = lastWithGauges(chronicle, [...open])
  const [first] = acts
  const began = first?.at ?? 0
  let campaign = first ? chronicle.campaignAt((chronicle.line.positionOf(first.id) ?? 1) - 1) : chronicle.campaign
  const tallies = new Map<SeatId, Tally>()
  const gauges: GaugesAt[] = []
  for (const [index, act] of acts.entries()) {
    if (open.has(act)) takeChances(tallies, campaign, act)
    campaign = applyAct(campaign, act)
    if (act.board === playedLast) addGauges(gauges, campaign, act, act.at - began)
    if (index % atOnce === atOnce - 1) yield index / acts.length
  }
  const [last, end] = [gauges.at(-1), [...open].at(-1)]
  if (last && end) gauges.push({ ...last, after: end.at - began })
  const luck = [...tallies].filter(([, { flips }]) => flips > 0)
  return {
    gauges,
    luck: luck.map(([seat, tally]) => ({
      seat,
      flips: tally.flips,
      luck: tally.luck,
      band: Math.sqrt(tally.variance)
    }))
  }
}

function takeChances(tallies: Map<SeatId, Tally>, campaign: Campaign, act: ActEntry): void {
  const board = act.board === null ? null : boardOf(campaign, act.board)
  const system = board && systemOf(board.system)
  if (!board || !system?.statistics) return
  let state = board.state
  for (const event of act.events) {
    const chance = system.statistics.chance(state, event)
    state = system.apply(state, event)
    if (!chance) continue
    const tally = tallies.get(chance.seat) ?? { flips: 0, luck: 0, variance: 0, promised: null }
    tallies.set(chance.seat, tally)
    if (chance.kind === 'given' && tally.promised) {
      tally.flips += 1
      tally.luck += chance.count - tally.promised.mean
      tally.variance += tally.promised.variance
    }
    tally.promised = chance.kind === 'promised' ? chance : null
  }
}

/** The last board of these acts with public values: the points of two games do not form one curve. */
function lastWithGauges(chronicle: Chronicle, acts: readonly ActEntry[]): BoardId | null {
  const has = ({ board }: ActEntry): boolean => {
    const system = board === null ? null : chronicle.systemAt(board)
    return system !== null && systemOf(system).statistics !== undefined
  }
  return acts.findLast(has)?.board ?? null
}

/** Adds the public values if they have changed. */
function addGauges(gauges: GaugesAt[], campaign: Campaign, act: ActEntry, after: number): void {
  const board = act.board === null ? null : boardOf(campaign, act.board)
  const now = board && systemOf(board.system).statistics?.gauges(board.state)
  if (!now) return
  const last = gauges.at(-1)
  if (last && last.shadow === now.shadow && JSON.stringify(last.xp) === JSON.stringify(now.xp)) return
  gauges.push({ ...now, after })
}
