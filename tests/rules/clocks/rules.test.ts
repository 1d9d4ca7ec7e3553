import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { CampaignCommand } from '#rules/campaign/types'
import { leftBy } from '#rules/clocks/measure'
import { type ClockId, durationWords } from '#rules/clocks/vocabulary'
import type { Countdown, NewClock } from '#rules/clocks/model'
import { Played } from '../../support/chronicle'
import { framesThatTellOfHidden, secretsOfClocks } from '../../support/clocks'

const at = 1_700_000_000_000
const minute = 60_000
const flood: NewClock = {
  name: 'The flood',
  note: 'The stair is gone.',
  face: 'shown',
  measure: { kind: 'segments', size: 6, sign: 'skull' }
}
const pause: NewClock = { name: 'Break', note: '', face: 'shown', measure: { kind: 'countdown', length: 10 * minute } }
const strikes: NewClock = { name: 'Strikes', note: '', face: 'mine', measure: { kind: 'count' } }

function table(...clocks: readonly NewClock[]) {
  const played = Played.table('Clocks', 'Kresk', 'Wren')
  const entry = played.campaign({ type: 'add-clocks', clocks, startAt: null }).id
  const ids = clocks.map((_, nth) => `k${entry}${nth === 0 ? '' : `-${nth + 1}`}` as ClockId)
  const does = (command: CampaignCommand) => played.campaign(command)
  const measureOf = (id: ClockId) => played.chronicle.campaign.clocks.clocks.find(each => each.id === id)!.measure
  const left = (id: ClockId, now: number) => leftBy(measureOf(id) as Countdown, now)
  return { played, ids, does, measureOf, left, denied: (command: object) => played.denied(ask(command)) }
}

const ask = (command: object) => ({ kind: 'act', board: null, command }) as const

describe('clocks', () => {
  it('CL1 have a name, 24 at most, and are the Game Master’s to make', () => {
    const { played, denied } = table(flood)
    const add = (clocks: readonly NewClock[]) => ({ type: 'add-clocks', clocks, startAt: null })
    expect(denied(add([{ ...flood, name: '  ' }]))).toBe('nameless-clock')
    expect(denied(add(Array.from({ length: 24 }, () => flood)))).toBe('too-many-clocks')
    expect(denied({ type: 'remove-clock', clock: 'k99' })).toBe('no-such-clock')
    expect(played.denied(ask(add([flood])), { kind: 'seat', seat: played.seats[0]! })).toBe('gm-only')
    played.campaign(add(Array.from({ length: 23 }, () => flood)) as CampaignCommand)
    expect(denied(add([flood]))).toBe('too-many-clocks')
  })

  it('CL1 CA10 every act of a clock is undone and done again exactly', () => {
    const { played, ids, does } = table(flood, pause)
    const [wheel, down] = ids as [ClockId, ClockId]
    const commands: readonly CampaignCommand[] = [
      { type: 'fill-clock', clock: wheel, by: 2 },
      { type: 'start-clock', clock: down, at },
      { type: 'add-clock-time', clock: down, by: minute, at: at + 1 },
      { type: 'stop-clocks', at: at + minute },
      { type: 'resume-clocks', clocks: [down], at: at + 2 * minute },
      { type: 'correct-clocks', by: 5000 },
      { type: 'pause-clock', clock: down, at: at + 3 * minute },
      { type: 'edit-clock', clock: wheel, name: 'The tide', note: '' },
      { type: 'show-clock', clock: wheel, face: 'hidden' },
      { type: 'reset-clock', clock: down },
      { type: 'remove-clock', clock: wheel }
    ]
    const before = commands.map(command => {
      const { clocks } = played.chronicle.campaign
      does(command)
      return clocks
    })
    const last = played.chronicle.campaign.clocks
    for (const clocks of [...before].reverse()) {
      played.undo()
      expect(played.chronicle.campaign.clocks).toEqual(clocks)
    }
    played.redo(commands.length)
    expect(played.chronicle.campaign.clocks).toEqual(last)
  })

  it.each([
    ['segments', 1],
    ['segments', 13],
    ['countdown', 999],
    ['countdown', 86_400_001]
  ])('CL2 refuses a clock of %s with %i', (kind, size) => {
    const measure = kind === 'segments' ? { kind, size, sign: 'plain' } : { kind, length: size }
    expect(table(flood).denied({ type: 'add-clocks', clocks: [{ ...flood, measure }], startAt: null })).toMatch(
      /^invalid/
    )
  })

  it('CL4 segments and numbers are filled as far as they go, and emptied', () => {
    const { ids, does, measureOf, denied } = table(flood, strikes, pause)
    const [wheel, number, down] = ids as [ClockId, ClockId, ClockId]
    expect(denied({ type: 'fill-clock', clock: wheel, by: -1 })).toBe('clock-is-empty')
    does({ type: 'fill-clock', clock: wheel, by: 4 })
    does({ type: 'fill-clock', clock: wheel, by: 4 })
    expect(measureOf(wheel)).toMatchObject({ filled: 6 })
    expect(denied({ type: 'fill-clock', clock: wheel, by: 1 })).toBe('clock-is-full')
    does({ type: 'fill-clock', clock: wheel, by: -2 })
    expect(measureOf(wheel)).toMatchObject({ filled: 4 })
    does({ type: 'reset-clock', clock: wheel })
    expect(measureOf(wheel)).toMatchObject({ filled: 0 })
    expect(denied({ type: 'reset-clock', clock: wheel })).toBe('clock-is-empty')
    does({ type: 'fill-clock', clock: number, by: 999 })
    expect(measureOf(number)).toEqual({ kind: 'count', count: 999 })
    expect(denied({ type: 'fill-clock', clock: down, by: 1 })).toBe('only-counts-down')
    expect(denied({ type: 'start-clock', clock: wheel, at })).toBe('not-a-countdown')
  })

  it('CL5 a countdown is right after hours, a restart and a sleep, and stops at zero', () => {
    const { played, ids, does, left, denied } = table({
      ...pause,
      measure: { kind: 'countdown', length: 4 * 60 * minute }
    })
    const [down] = ids as [ClockId]
    expect(denied({ type: 'pause-clock', clock: down, at })).toBe('clock-stands')
    does({ type: 'start-clock', clock: down, at })
    expect(denied({ type: 'start-clock', clock: down, at: at + 1 })).toBe('clock-runs')
    does({ type: 'pause-clock', clock: down, at: at + minute })
    expect(left(down, at + 50 * minute)).toBe(239 * minute)
    does({ type: 'start-clock', clock: down, at: at + 60 * minute })
    expect(left(down, at + 60 * minute + 1250)).toBe(239 * minute - 1250)
    expect(left(down, at + 300 * minute)).toBe(0)
    const acts = played.chronicle.revision
    expect(denied({ type: 'start-clock', clock: down, at: at + 300 * minute })).toBe('time-is-up')
    expect(played.chronicle.revision).toBe(acts)
    does({ type: 'reset-clock', clock: down })
    expect(left(down, at + 400 * minute)).toBe(240 * minute)
  })

  it('CL5 shows whole seconds that are not over yet', () => {
    expect([0, 1, 1000, 1001, 59_999, 600_000, 3_600_000, 3_599_000].map(durationWords)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:02',
      '1:00',
      '10:00',
      '1:00:00',
      '59:59'
    ])
  })

  it('CL6 a countdown is given time or loses some, never more than is left', () => {
    const { ids, does, left, denied } = table(pause)
    const [down] = ids as [ClockId]
    does({ type: 'start-clock', clock: down, at })
    does({ type: 'add-clock-time', clock: down, by: minute, at: at + 4 * minute })
    expect(left(down, at + 4 * minute)).toBe(7 * minute)
    does({ type: 'add-clock-time', clock: down, by: -60 * minute, at: at + 5 * minute })
    expect(left(down, at + 5 * minute)).toBe(0)
    expect(denied({ type: 'add-clock-time', clock: down, by: -minute, at: at + 6 * minute })).toBe('time-is-up')
    does({ type: 'add-clock-time', clock: down, by: minute, at: at + 9 * minute })
    expect(left(down, at + 9 * minute + 1000)).toBe(59_000)
  })

  it('CL7 a pause stops what runs, and that alone goes on', () => {
    const { ids, does, left, denied } = table(pause, { ...pause, name: 'Standing' })
    const [down, standing] = ids as [ClockId, ClockId]
    expect(denied({ type: 'stop-clocks', at })).toBe('no-clock-runs')
    does({ type: 'start-clock', clock: down, at })
    const stopped = does({ type: 'stop-clocks', at: at + minute })
    expect(stopped).toMatchObject({ events: [{ clocks: [down] }] })
    expect(left(down, at + 5 * minute)).toBe(9 * minute)
    does({ type: 'resume-clocks', clocks: [down], at: at + 5 * minute })
    expect(left(down, at + 6 * minute)).toBe(8 * minute)
    expect(left(standing, at + 6 * minute)).toBe(10 * minute)
  })

  it('CL9 the computer’s clock is put right and no time has passed', () => {
    const { ids, does, left, denied } = table(pause)
    const [down] = ids as [ClockId]
    expect(denied({ type: 'correct-clocks', by: 1000 })).toBe('no-clock-runs')
    does({ type: 'start-clock', clock: down, at })
    does({ type: 'correct-clocks', by: 60 * minute })
    expect(left(down, at + 61 * minute)).toBe(9 * minute)
    does({ type: 'correct-clocks', by: -60 * minute })
    expect(left(down, at + minute)).toBe(9 * minute)
  })
})

describe('who sees a clock', () => {
  const seen = (played: Played) => frameFor(played.chronicle, { kind: 'table' }).clocks
  const told = (played: Played) =>
    frameFor(played.chronicle, { kind: 'table' }).log.map(({ line }) => line.parts.join(''))

  it('CL3 mine: nothing at all; shown: everything; known but hidden: its name', () => {
    const { played, ids, does } = table({ ...flood, face: 'mine' })
    const [wheel] = ids as [ClockId]
    expect(seen(played)).toBeUndefined()
    does({ type: 'fill-clock', clock: wheel, by: 1 })
    expect(told(played).join()).not.toContain('flood')
    does({ type: 'show-clock', clock: wheel, face: 'hidden' })
    expect(seen(played)).toEqual([{ face: 'hidden', name: 'The flood' }])
    does({ type: 'show-clock', clock: wheel, face: 'shown' })
    expect(seen(played)).toEqual([
      {
        face: 'shown',
        name: 'The flood',
        note: 'The stair is gone.',
        measure: { kind: 'segments', size: 6, filled: 1, sign: 'skull' }
      }
    ])
    for (const kind of ['overlay', 'seat'] as const) {
      const audience = kind === 'seat' ? { kind, seat: played.seats[0]! } : { kind }
      expect(frameFor(played.chronicle, audience as never).clocks).toEqual(seen(played))
    }
    expect(frameFor(played.chronicle, { kind: 'gm' }).clocks?.[0]?.id).toBe(wheel)
    does({ type: 'show-clock', clock: wheel, face: 'mine' })
    expect(seen(played)).toBeUndefined()
  })

  it('CL3 who has left sees none', () => {
    const { played } = table(flood)
    const [seat] = played.seats
    played.campaign({ type: 'retire-seat', seat: seat! })
    expect(frameFor(played.chronicle, { kind: 'seat', seat: seat! }).clocks).toBeUndefined()
  })

  it('CL8 whatever moves is in the log of those who see it move', () => {
    const { played, ids, does } = table(flood, { ...flood, name: 'The guard', face: 'hidden' })
    const [wheel, guard] = ids as [ClockId, ClockId]
    does({ type: 'fill-clock', clock: wheel, by: 2 })
    does({ type: 'fill-clock', clock: guard, by: 3 })
    does({ type: 'edit-clock', clock: guard, name: 'The guard', note: 'He wakes' })
    does({ type: 'edit-clock', clock: guard, name: 'The watch', note: 'He wakes' })
    expect(told(played).slice(-3)).toEqual([
      'New clocks: The flood, The guard',
      'The flood: 2 of 6',
      'The clock The guard is called The watch now'
    ])
    expect(played.chronicle.entries.length).toBeGreaterThan(3)
  })

  it('CL3 MA4 no person reads of a clock or a mark that is not theirs', () => {
    expect(secretsOfClocks(400)).toEqual([])
  })

  it('CL3 another fill of a hidden clock, the same bytes', () => {
    expect(framesThatTellOfHidden(120)).toEqual([])
  })
})
