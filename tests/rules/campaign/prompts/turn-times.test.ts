import { describe, expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { foundingCommands } from '#rules/campaign/founding'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import type { PlayBreak } from '#rules/campaign/prompts/times'
import type { ChronicleAsk } from '#rules/campaign/asks'
import { gm, type SeatId } from '#rules/core/seat'
import { seededLuck } from '../../../support/luck'

const minute = 60_000

/** A table at which every act has its time, in minutes after nine. */
class Evening {
  readonly chronicle = Chronicle.begin()
  readonly pauses: PlayBreak[] = []
  readonly times = new TurnTimes(this.chronicle, this.pauses)
  readonly #luck = seededLuck(3)

  constructor() {
    for (const command of foundingCommands({
      title: 'Times',
      seats: ['Ada', 'Bo', 'Cy'].map(character => ({ player: '', character }))
    }))
      this.at(0, { kind: 'act', board: null, command })
  }

  at(minutes: number, ask: ChronicleAsk): void {
    const draft = this.chronicle.consider(ask, gm, this.#luck)
    if (!draft.ok) throw new Error(JSON.stringify(draft.error))
    this.chronicle.append(this.chronicle.complete(draft.value, minutes * minute))
  }

  get board() {
    return this.chronicle.campaign.boards[0]!.id
  }

  seat(nth: number): SeatId {
    return this.chronicle.campaign.seats[nth]!.id
  }

  light(minutes: number, nth: number | null): void {
    const seat = nth === null ? null : this.seat(nth)
    this.at(minutes, { kind: 'act', board: this.board, command: { type: 'give-spotlight', seat } })
  }

  session(minutes: number): void {
    this.at(minutes, { kind: 'act', board: null, command: { type: 'begin-session' } })
  }

  /** Who waited for how many minutes, and held the turn for how many. */
  timesAfter(minutes: number, times = this.times): readonly string[] {
    while (!times.readOn(2));
    const { waited } = times.recently(this.board, true, minutes * minute)
    const name = (seat: SeatId): string => this.chronicle.campaign.seats.find(({ id }) => id === seat)?.character ?? ''
    return waited.map(
      each => `${name(each.seat)} ${each.waited / minute} ${(each.held ?? 0) / minute} ${each.turns} ${each.ago}`
    )
  }

  /** The same read anew from the first entry. */
  timesReadAnew(minutes: number): readonly string[] {
    return this.timesAfter(minutes, new TurnTimes(this.chronicle, this.pauses))
  }
}

describe('who waited longest', () => {
  it('EY5 counts minutes of play since the turn ended, and since the session began for a player who had none', () => {
    const evening = new Evening()
    evening.light(2, 0)
    evening.light(7, 1)
    expect(evening.timesAfter(10)).toEqual(['Cy 10 0 0 null', 'Ada 3 5 1 1', 'Bo 0 3 1 0'])
    evening.session(12)
    expect(evening.timesAfter(14)).toEqual(['Cy 2 0 0 null', 'Ada 2 0 1 1', 'Bo 0 2 1 0'])
  })

  it('EY5 a break of more than fifteen minutes and a pause count nothing', () => {
    const evening = new Evening()
    evening.light(1, 0)
    evening.light(2, null)
    evening.light(40, 1)
    expect(evening.timesAfter(42)[0]).toBe('Cy 4 0 0 null')
    evening.pauses.push({ from: 43 * minute, to: Infinity })
    expect(evening.timesAfter(50)[0]).toBe('Cy 5 0 0 null')
    evening.pauses[0] = { from: 43 * minute, to: 52 * minute }
    evening.light(54, 0)
    expect(evening.timesAfter(54)[0]).toBe('Cy 7 0 0 null')
  })

  it('EY5 an undo takes its turn back, however much was read already', () => {
    const evening = new Evening()
    for (let turn = 0; turn < 700; turn++) evening.light(1 + turn / 60, turn % 3)
    evening.timesAfter(14)
    evening.at(14, { kind: 'undo', steps: 300 })
    expect(evening.timesAfter(14)).toEqual(evening.timesReadAnew(14))
    evening.light(14.5, 2)
    expect(evening.timesAfter(15)).toEqual(evening.timesReadAnew(15))
    evening.at(15, { kind: 'undo', steps: 1 })
    evening.light(15.5, 0)
    evening.light(15.6, 1)
    expect(evening.timesAfter(16)).toEqual(evening.timesReadAnew(16))
    evening.at(16, { kind: 'undo', steps: 2 })
    evening.at(16, { kind: 'redo', steps: 1 })
    expect(evening.timesAfter(16)).toEqual(evening.timesReadAnew(16))
  })

  it('EY5 a player who came late waits since then, and one who left is not listed', () => {
    const evening = new Evening()
    evening.light(5, 0)
    evening.at(6, { kind: 'act', board: null, command: { type: 'add-seat', player: '', character: 'Dee' } })
    evening.at(8, { kind: 'act', board: null, command: { type: 'retire-seat', seat: evening.seat(1) } })
    expect(evening.timesAfter(9)).toEqual(['Cy 9 0 0 null', 'Dee 3 0 0 null', 'Ada 0 4 1 0'])
  })

  it('EY8 remembers in this session what was used, and forgets it with the next', () => {
    const evening = new Evening()
    const use = {
      type: 'use-move',
      move: 'defy-danger',
      attribute: 'str',
      advantages: 0,
      versus: null,
      supporters: [],
      item: null,
      load: 'counts',
      slots: []
    }
    evening.at(1, { kind: 'act', board: evening.board, command: { ...use, seat: evening.seat(0) } })
    evening.timesAfter(2)
    const isUsed = (nth: number) =>
      evening.times.recently(evening.board, true, 0).isUsed(evening.seat(nth), 'defy-danger')
    expect([isUsed(0), isUsed(1)]).toEqual([true, false])
    evening.session(3)
    evening.timesAfter(3)
    expect(isUsed(0)).toBe(false)
  })
})
