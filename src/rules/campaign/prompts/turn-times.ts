import type { RecentPlay, WaitTime } from '../../core/prompts'
import type { SeatId } from '../../core/seat'
import type { Chronicle } from '../chronicle'
import type { BoardId } from '../types'
import { afterAct, type BoardTimes, noTimes, playedBetween, type PlayBreak, type Times } from './times'

/** The number of acts between two stored times. */
const spacing = 256

/**
 * The turns of all players in time of play, not in clock time. They are computed once from the entries and extended as
 * the journal grows. The object is mutable and belongs to one chronicle. An undo returns to the nearest stored times.
 */
export class TurnTimes {
  /** After each `spacing` standing acts, beginning with none: the times, and the entry at that position. */
  readonly #kept: { readonly act: number; readonly times: Times }[] = [{ act: 0, times: noTimes }]
  #position = 0
  #last = 0
  #times = noTimes

  constructor(
    readonly chronicle: Chronicle,
    /** The pauses of play, oldest first; the last one may continue. */
    readonly pauses: readonly PlayBreak[]
  ) {}

  /**
   * Reads at most a number of further acts.
   * @returns whether all standing acts are read
   */
  readOn(most: number): boolean {
    const { line } = this.chronicle
    this.#goBack()
    const end = Math.min(line.standing, this.#position + most)
    while (this.#position < end) {
      this.#last = line.at(++this.#position)
      const entry = this.chronicle.entry(this.#last)
      if (entry?.kind === 'act') this.#times = afterAct(this.#times, entry, this.chronicle, this.pauses)
      if (this.#position % spacing === 0) this.#kept.push({ act: this.#last, times: this.#times })
    }
    return end === line.standing
  }

  /**
   * The recent play of the players, which the board does not contain.
   * @param now milliseconds since 1970
   */
  recently(board: BoardId, turnsLast: boolean, now: number): RecentPlay {
    const times = this.#times
    const own = times.boards.get(board)
    const played = times.played + playedBetween(times.at, now, this.pauses)
    const waited = this.chronicle.campaign.seats
      .filter(({ retired }) => !retired)
      .map(({ id }) => waitedOf(id, own, times, played, turnsLast))
      .sort((one, other) => other.waited - one.waited || (other.ago ?? Infinity) - (one.ago ?? Infinity) || 0)
    return { waited, isUsed: (seat, what) => own?.used.has(`${seat} ${what}`) ?? false }
  }

  /** Drops the times of acts that do not stand any more. */
  #goBack(): void {
    const { line } = this.chronicle
    if (this.#position <= line.standing && line.at(this.#position) === this.#last) return
    while (this.#kept.length > 1) {
      const position = (this.#kept.length - 1) * spacing
      if (position <= line.standing && line.at(position) === this.#kept.at(-1)?.act) break
      this.#kept.pop()
    }
    const { act, times } = this.#kept.at(-1) ?? { act: 0, times: noTimes }
    this.#position = (this.#kept.length - 1) * spacing
    this.#last = act
    this.#times = times
  }
}

function waitedOf(
  seat: SeatId,
  own: BoardTimes | undefined,
  times: Times,
  played: number,
  turnsLast: boolean
): WaitTime {
  const had = own?.had.get(seat)
  const holds = turnsLast && own?.seat === seat
  const since = Math.max(times.began, times.came.get(seat) ?? 0, had?.until ?? 0)
  const running = holds ? played - Math.max(times.began, own.since) : 0
  const before = had && had.heldIn === times.session ? had.held : 0
  return {
    seat,
    turns: had?.turns ?? 0,
    ago: had && own ? own.turn - had.last : null,
    waited: holds ? 0 : Math.max(0, played - since),
    held: turnsLast ? before + running : null
  }
}
