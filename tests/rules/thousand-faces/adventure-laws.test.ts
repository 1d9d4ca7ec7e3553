import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import type { Luck } from '#rules/core/luck'
import { gm } from '#rules/core/seat'
import { apply } from '#rules/thousand-faces/apply'
import { check } from '#rules/thousand-faces/check'
import { commandShape, parse } from '#rules/thousand-faces/codec'
import { decide } from '#rules/thousand-faces/decide'
import { mustShuffle } from '#rules/thousand-faces/deck/places'
import { describe as lineFor } from '#rules/thousand-faces/describe'
import { explain } from '#rules/thousand-faces/explain'
import { openState, sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, Event, State } from '#rules/thousand-faces/types'
import { view } from '#rules/thousand-faces/view'
import { seededLuck } from '../../support/luck'
import { adventureFrom } from '../../support/thousand-faces/random-adventure'
import { commandFrom, otherwiseHidden, whimOf, type Whim } from '../../support/thousand-faces/random-play'
import { ada, bo, chair, cy } from '../../support/thousand-faces/table'
import { aMagicItem, anItem } from './characters/builders'

const cards = [
  'obsessive-contemplation',
  'it-belonged-to-my-father',
  'use-a-magic-item',
  'sangfroid',
  'pick-locks'
] as const
const glass = { card: 'of-illusion', effect: 'shines', charges: 3, capacity: 3, ongoing: true, flowing: true } as const

/** Three players, one of them with real cards; everybody has some XP, moves and things, so that much can be done. */
const opened: State = [
  { type: 'cards-went-physical', seat: cy } as const,
  ...[ada, bo, cy].flatMap((seat, n): readonly Event[] => [
    { type: 'xp-gained', seat, amount: 9, reason: '' },
    { type: 'magic-owed', seat, count: 1 },
    ...cards.map(move => ({ type: 'move-gained', seat, move, level: '0', how: 'creation' }) as const),
    { type: 'item-gained', seat, item: anItem('leather-armour', { id: `i${n * 3 + 1}`, damage: 1 }), how: '' },
    { type: 'item-gained', seat, item: aMagicItem(glass, { id: `i${n * 3 + 2}` }), how: '' },
    { type: 'card-attached', seat, move: 'it-belonged-to-my-father', item: `i${n * 3 + 1}` },
    { type: 'pack-changed', seat, pack: 2, precious: 1, reason: '' }
  ])
].reduce<State>(apply, openState([ada, bo, cy].map(chair)))

const audiences: readonly Audience[] = [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'overlay' },
  { kind: 'seat', seat: ada }
]
const whims = fc.array(fc.nat(), { minLength: 80, maxLength: 90, size: 'max' })
const patience = 240_000

interface Step {
  readonly before: State
  readonly command: Command
  readonly events: readonly Event[]
  readonly after: State
}

/** Two times out of three something of the adventure, else of the foundation; what the table waits for comes first. */
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

function firstCarriedOut(before: State, number: number, luck: Luck): Step | null {
  for (let attempt = 0; attempt < 12; attempt++) {
    const whim = whimOf(number * 12 + attempt)
    const command = wishFrom(before, whim)
    const decided = decide(before, command, gm, luck)
    if (decided.ok) return { before, command, events: decided.value, after: decided.value.reduce(apply, before) }
    const { says, instead } = explain(decided.error)
    if (says.length === 0 || instead.length === 0) throw new Error(`no words for ${decided.error.because}`)
  }
  return null
}

/** Two times out of three something of the adventure; what the table waits for comes first. */
function wishFrom(state: State, whim: Whim): Command {
  if (state.pending?.kind === 'critical' && whim.count(2) === 0) return { type: 'raise-by-critical', steps: 1 }
  const adventure = state.pending === null ? whim.count(3) > 0 : whim.count(4) === 0
  return adventure ? adventureFrom(state, whim) : commandFrom(state, whim)
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What may lower somebody's XP: the uses of the rulebook, and the GM's corrections. */
const spending: readonly Command['type'][] = [
  'spend-xp',
  'flashback',
  'raise-result',
  'correct',
  'use-move',
  'settle-outcome',
  'raise-by-critical',
  'study',
  'shop',
  'good-thing-i-brought',
  'tell-tale',
  'contemplate',
  'mercy-flashback',
  'change-chase'
]

describe('by random play over everything that can be asked', { timeout: patience }, () => {
  it('I1 I2 I3 I5 I6 I8 I10 I11 I12 I13 I14 every invariant holds after every act, and replaying leads to the same board', () => {
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        const { state, events } = playByWhim(numbers, seed, ({ command, after }) => {
          const wrong = check(after)
          if (wrong.length > 0) throw new Error(`${command.type}: ${wrong.join('; ')}`)
        })
        expect(events.reduce(apply, opened)).toEqual(state)
        expect(parse.state.parse(json(state))).toEqual({ ok: true, value: state })
      }),
      { numRuns: 400 }
    )
  })

  it('I1 I8 I12 I13 in one long game everything that can be asked is carried out, and every invariant holds', () => {
    const luck = seededLuck(93)
    const done = new Set<string>()
    const all = commandShape.options.map(option => option.shape.type.value)
    let state = opened
    for (let n = 0; n < 200_000 && done.size < all.length; n++) {
      if (n % 2000 === 0) state = opened
      const command = wishFrom(state, whimOf(n * 7919))
      const decided = decide(state, command, gm, luck)
      if (!decided.ok) continue
      done.add(command.type)
      state = decided.value.reduce(apply, state)
      const wrong = check(state)
      if (wrong.length > 0) throw new Error(`${command.type}: ${wrong.join('; ')}`)
    }
    expect(
      all.filter(type => !done.has(type)),
      'never carried out'
    ).toEqual([])
  })

  it('I4 I7 I16 I17 each act does what it may and no more', () => {
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
      { numRuns: 60 }
    )
  })

  it('D7 nothing that anybody sees or reads depends on what is hidden', () => {
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        playByWhim(numbers, seed, ({ events, after }, n) => {
          const other = otherwiseHidden(after, seededLuck(n + 1))
          for (const audience of audiences) {
            expect(JSON.stringify(view(other, audience))).toBe(JSON.stringify(view(after, audience)))
            for (const event of events) lineFor(event, audience)
          }
        })
      }),
      { numRuns: 15 }
    )
  })

  it('U10 Q14 what players must not know is in no frame but the GM’s', () => {
    const canary = 'NOBODY-MAY-KNOW'
    fc.assert(
      fc.property(whims, fc.nat(), (numbers, seed) => {
        playByWhim(numbers, seed, ({ after }) => {
          const marked = {
            ...after,
            foes: after.foes.map(foe =>
              foe.revealed ? { ...foe, note: canary } : { ...foe, name: canary, note: canary }
            )
          }
          for (const audience of audiences.slice(1))
            expect(JSON.stringify(view(marked, audience))).not.toContain(canary)
        })
      }),
      { numRuns: 15 }
    )
  })
})

function lookClosely({ before, command, events, after }: Step): void {
  const flipping = after.pending !== null && after.pending.kind !== 'critical'
  for (const sheet of after.sheets) {
    const earlier = sheetOf(before, sheet.seat)
    const touched = sheet.piles !== earlier.piles && command.type !== 'correct' && !flipping
    if (touched && sheet.piles.cards === 'digital') expect(mustShuffle(sheet.piles), command.type).toBe(false) // I4
    if (sheet.xp < earlier.xp) expect(spending).toContain(command.type) // I7
  }
  for (const event of events) lookAt(before, event)
}

function lookAt(before: State, event: Event): void {
  if (event.type === 'move-used') {
    const { character } = sheetOf(before, event.seat)
    const { move, fast } = event.outcome
    if (fast) expect(character.fastUsed).toBeNull() // I16
    expect(character.moves.some(card => card.move === move && card.faceDown)).toBe(false) // I17
  }
}
