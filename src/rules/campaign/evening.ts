import type { SeatId } from '../core/seat'
import type { Gauges } from '../core/statistics'
import type { Steps } from '../core/steps'
import { systemOf } from '../registry'
import { applyAct } from './apply'
import { boardOf } from './campaign'
import type { Chronicle } from './chronicle'
import { actsOf } from './recap'
import { withoutBoards } from './shown-boards'
import type { ActEntry, BoardId, Campaign } from './types'

/** How the cards of one player fell over a session (PO8). */
export interface SeatLuck {
  readonly seat: SeatId
  readonly flips: number
  /** Checks turned less checks promised. */
  readonly luck: number
  /** One standard deviation of the sum: two evenings of three lie within it. */
  readonly band: number
}

/** What everybody could see of one game, at one moment of a session. */
export interface GaugesAt extends Gauges {
  /** Milliseconds since the session began. */
  readonly after: number
}

export interface Evening {
  readonly luck: readonly SeatLuck[]
  /** Of the game played last: whenever something of it changed, the beginning and the end included. */
  readonly gauges: readonly GaugesAt[]
}

interface Tally {
  flips: number
  luck: number
  variance: number
  promised: { readonly mean: number; readonly variance: number } | null
}

/** How many acts are played again in one step: some milliseconds. */
const atOnce = 100

/**
 * The statistics of one session, from its acts played once more.
 * @param hidden boards that are not told of, because whoever reads it does not know of them yet (ST7)
 */
export function* eveningOf(chronicle: Chronicle, session: number, hidden: readonly BoardId[] = []): Steps<Evening> {
  const acts = actsOf(chronicle, session)
  const open = new Set(acts.filter(act => withoutBoards(act, hidden) !== null))
  const playedLast = lastWithGauges(chronicle, [...open])
  const [first] = acts
  const began = first?.at ?? 0
  let campaign = first ? chronicle.campaignAt((chronicle.line.placeOf(first.id) ?? 1) - 1) : chronicle.campaign
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

/** The last board of these acts that has something to see: the points of two games are no one curve. */
function lastWithGauges(chronicle: Chronicle, acts: readonly ActEntry[]): BoardId | null {
  const has = ({ board }: ActEntry): boolean => {
    const system = board === null ? null : chronicle.systemAt(board)
    return system !== null && systemOf(system).statistics !== undefined
  }
  return acts.findLast(has)?.board ?? null
}

/** Notes what everybody can see where it is not what it was. */
function addGauges(gauges: GaugesAt[], campaign: Campaign, act: ActEntry, after: number): void {
  const board = act.board === null ? null : boardOf(campaign, act.board)
  const now = board && systemOf(board.system).statistics?.gauges(board.state)
  if (!now) return
  const last = gauges.at(-1)
  if (last && last.shadow === now.shadow && JSON.stringify(last.xp) === JSON.stringify(now.xp)) return
  gauges.push({ ...now, after })
}
