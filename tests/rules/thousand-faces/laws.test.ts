import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import type { Luck } from '#rules/core/luck'
import { gm, type SeatId } from '#rules/core/seat'
import { apply } from '#rules/thousand-faces/apply'
import { isBlessing, isWound } from '#rules/thousand-faces/cards'
import { check } from '#rules/thousand-faces/check'
import { parse } from '#rules/thousand-faces/codec'
import { decide } from '#rules/thousand-faces/decide'
import { mustShuffle, ownedCards } from '#rules/thousand-faces/deck/places'
import { describe as lineFor } from '#rules/thousand-faces/describe'
import { explain } from '#rules/thousand-faces/explain'
import { openState, sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, Event, State } from '#rules/thousand-faces/types'
import { view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../support/luck'
import { commandFrom, otherwiseHidden, whimOf } from '../../support/thousand-faces/random-play'
import { ada, bo, chair, cy } from '../../support/thousand-faces/table'

/** Three players; one of them begins with real cards. */
const opened: State = [{ type: 'cards-went-physical', seat: cy } as const].reduce(
  apply,
  openState([ada, bo, cy].map(chair))
)

const audiences: readonly Audience[] = [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'overlay' },
  { kind: 'seat', seat: ada }
]
/** One seed for each command of a sequence. */
const whims = fc.array(fc.nat(), { minLength: 50, maxLength: 60, size: 'max' })

/** The longest that one law may take on a busy machine, in milliseconds. */
const patience = 180_000

interface Step {
  readonly before: State
  readonly command: Command
  readonly events: readonly Event[]
  readonly after: State
}

/** Plays by whim and calls `look` after every act that was carried out. Returns the last board and all that happened. */
function playByWhim(
  numbers: readonly number[],
  seed: number,
  look: (step: Step, n: number) => void
): { state: State; events: readonly Event[] } {
  const luck = seededLuck(seed)
  const events: Event[] = []
  let state = opened
  numbers.forEach((whim, n) => {
    const step = firstCarriedOut(state, whim, luck)
    if (step === null) return
    look(step, n)
    events.push(...step.events)
    state = step.after
  })
  return { state, events }
}

/** The first of a few commands that is not refused; every refusal on the way has its words. */
function firstCarriedOut(before: State, whim: number, luck: Luck): Step | null {
  for (let attempt = 0; attempt < 8; attempt++) {
    const command = commandFrom(before, whimOf(whim * 8 + attempt))
    const decided = decide(before, command, gm, luck)
    if (decided.ok) return { before, command, events: decided.value, after: decided.value.reduce(apply, before) }
    const { says, instead } = explain(decided.error)
    if (says.length === 0 || instead.length === 0) throw new Error(`no words for ${decided.error.because}`)
  }
  return null
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const held = (state: State, belongs: (card: string) => boolean): number =>
  state.sheets.flatMap(({ piles }) => ownedCards(piles)).filter(belongs).length

describe('by random play', { timeout: patience }, () => {
  it('I1 I2 I3 I5 I6 I8 I10 I11 I14 every invariant holds after every act, and replaying what happened leads to the same board', () => {
    let acts = 0
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        const { state, events } = playByWhim(numbers, seed, ({ after }) => {
          acts += 1
          const wrong = check(after)
          if (wrong.length > 0) throw new Error(wrong.join('; '))
        })
        expect(events.reduce(apply, opened)).toEqual(state)
        expect(json(state)).toEqual(state)
        expect(parse.state.parse(json(state))).toEqual({ ok: true, value: state })
      }),
      { numRuns: 2000 }
    )
    expect(acts).toBeGreaterThan(100_000)
  })

  it('I4 I7 I9 I18 each act does what it may and no more', () => {
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => void playByWhim(numbers, seed, lookClosely)),
      { numRuns: 150 }
    )
  })

  it('WHO3 what is printed is read back as it was', () => {
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        playByWhim(numbers, seed, ({ command, events }) => {
          expect(parse.command.parse(json(command))).toEqual({ ok: true, value: command })
          for (const event of events) expect(parse.event.parse(json(event))).toEqual({ ok: true, value: event })
        })
      }),
      { numRuns: 100 }
    )
  })

  it('D7 nothing that anybody sees, reads or is refused depends on what is hidden', () => {
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        playByWhim(numbers, seed, ({ before, command, events, after }, n) => {
          const other = otherwiseHidden(after, seededLuck(n + 1))
          for (const audience of audiences)
            expect(JSON.stringify(view(other, audience))).toBe(JSON.stringify(view(after, audience)))
          for (const event of events)
            for (const audience of audiences)
              expect(lineFor(reordered(event), audience)).toEqual(lineFor(event, audience))
          expect(decide(otherwiseHidden(before, seededLuck(n)), command, gm, seededLuck(1)).ok).toBe(true)
        })
      }),
      { numRuns: 40 }
    )
  })

  it('D7 a refusal is the same refusal whatever is hidden', () => {
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        const { state } = playByWhim(numbers, seed, () => undefined)
        for (const whim of numbers) {
          const command = commandFrom(state, whimOf(whim))
          const [one, other] = [state, otherwiseHidden(state, seededLuck(seed))].map(on =>
            decide(on, command, gm, seededLuck(3))
          )
          expect(one?.ok === false ? one.error : null).toEqual(other?.ok === false ? other.error : null)
        }
      }),
      { numRuns: 40 }
    )
  })
})

/** Events that carry a hidden order, with another one. */
function reordered(event: Event): Event {
  if (event.type === 'deck-shuffled') return { ...event, order: [...event.order].reverse() }
  if (event.type === 'cards-went-digital') return { ...event, deck: [...event.deck].reverse() }
  return event
}

function lookClosely({ before, command, events, after }: Step): void {
  const corrected = command.type === 'correct'
  for (const sheet of after.sheets) {
    const earlier = sheetOf(before, sheet.seat)
    const touched = sheet.piles !== earlier.piles && !corrected && !flipping(after)
    if (touched && sheet.piles.cards === 'digital') expect(mustShuffle(sheet.piles)).toBe(false) // I4
    if (sheet.xp < earlier.xp) expect(['spend-xp', 'flashback', 'raise-result', 'correct']).toContain(command.type) // I7
  }
  if (!corrected) expect(held(after, isBlessing) + after.blessingSupply.length).toBe(6)
  expect(held(after, isWound) - held(before, isWound)).toBeLessThanOrEqual(1)
  for (const event of events) if (event.type === 'flip-settled') lookAtFlip(before, after, event)
}

function flipping(state: State): boolean {
  return state.pending !== null && state.pending.kind !== 'critical'
}

function lookAtFlip(
  before: State,
  after: State,
  { lead, result, consequences }: Extract<Event, { type: 'flip-settled' }>
): void {
  const record = sheetOf(after, lead as SeatId).lastFlip
  const plain = result === 1 ? 1 : result === 0 && record?.fast ? 2 : 0
  expect(consequences.shadow).toBe(plain * before.shadow.factor) // I9
  expect(consequences.xp).toBeLessThanOrEqual(1) // I7
  if (consequences.blessingSpent) expect(after.blessingSupply).toContain(record?.resolving?.card) // I18
}
