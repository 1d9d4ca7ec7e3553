import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { gm, type Actor } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/game-face/state'
import { gameFace } from '#rules/game-face/index'
import { duelSuits, sides } from '#rules/game-face/vocabulary'
import type { Contestant } from '#rules/game-face/contestants/model'
import type { Hidden } from '#rules/game-face/ritual/model'
import { noLuck, seededLuck } from '../../support/luck'
import { brindle, contestant, Duel, kresk, rival, seatActor, warden, wren } from './duel'

const suit = fc.constantFrom(...duelSuits)
const side = fc.constantFrom(...sides)
const roll = fc.integer({ min: 1, max: 12 })
const typed = fc.option(fc.record({ suit, roll }), { nil: null, freq: 2 })
const left: fc.Arbitrary<Contestant> = fc.constantFrom(contestant(), contestant({ dice: 'table' }))
const right: fc.Arbitrary<Contestant> = fc.constantFrom(rival, { ...rival, dice: 'table' }, warden)
const variants = fc.record({
  bonus: fc.constantFrom('lasting' as const, 'next-roll-only' as const),
  ties: fc.constantFrom('spent' as const, 'reroll' as const, 'both-score' as const)
})

const weighted = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary })
const command: fc.Arbitrary<Command> = fc.oneof(
  weighted(14, fc.record({ type: fc.constant('pick' as const), side, suit })),
  weighted(14, fc.record({ type: fc.constant('roll' as const), side })),
  weighted(4, fc.record({ type: fc.constant('enter-die' as const), side, suit, roll })),
  weighted(12, fc.record({ type: fc.constant('reveal' as const), typed: fc.record({ left: typed, right: typed }) })),
  weighted(2, fc.record({ type: fc.constant('describe' as const), side, words: fc.string({ maxLength: 12 }) })),
  weighted(1, fc.record({ type: fc.constant('use-dice' as const), side, dice: fc.constantFrom('screen', 'table') })),
  weighted(
    1,
    fc.record({ type: fc.constant('correct-reveal' as const), rolls: fc.record({ left: roll, right: roll }) })
  ),
  weighted(1, fc.record({ type: fc.constant('sudden-death' as const) })),
  weighted(1, fc.record({ type: fc.constant('settle' as const), words: fc.string({ maxLength: 12 }) })),
  weighted(1, fc.record({ type: fc.constant('name-voice' as const), seat: fc.constantFrom(wren, null) })),
  weighted(1, fc.record({ type: fc.constant('note-result' as const), words: fc.string({ maxLength: 12 }) }))
)

const begun = fc.record({ contestants: fc.record({ left, right }), variants })
const play = fc.record({ begun, commands: fc.array(command, { minLength: 20, maxLength: 90 }), seed: fc.nat() })

interface Step {
  readonly state: State
  readonly events: readonly Event[]
}

/** Plays whatever the rules allow; each side acts for itself, with real dice where they lie on the table. */
function steps({
  begun,
  commands,
  seed
}: typeof play extends fc.Arbitrary<infer Play> ? Play : never): readonly Step[] {
  const luck = seededLuck(seed)
  const played: Step[] = []
  let { state } = new Duel()
  const all: readonly Command[] = [{ type: 'begin', voice: null, ...begun }, ...commands]
  for (const asked of all) {
    const decided = gameFace.decide(state, fitted(state, asked), actorFor(state, asked), luck)
    if (!decided.ok) continue
    for (const event of decided.value.events) state = gameFace.apply(state, event)
    played.push({ state, events: decided.value.events })
  }
  return played
}

/** So that a random reveal is not always refused: dice are told for those sides that roll real ones. */
function fitted(state: State, asked: Command): Command {
  if (asked.type !== 'reveal' || !state.contestants) return asked
  const told = (each: 'left' | 'right') => (state.contestants?.[each].dice === 'table' ? asked.typed[each] : null)
  return { ...asked, typed: { left: told('left'), right: told('right') } }
}

function actorFor(state: State, asked: Command): Actor {
  if (asked.type !== 'pick' && asked.type !== 'roll' && asked.type !== 'enter-die') return gm
  const who = state.contestants?.[asked.side].who
  return who?.kind === 'seat' ? seatActor(who.seat) : gm
}

const everybody: readonly Audience[] = [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'overlay' },
  ...[kresk, brindle, wren].map(seat => ({ kind: 'seat', seat }) as const)
]

/** The audiences that are not the owner of this side's cup. */
function strangersTo(state: State, each: 'left' | 'right'): readonly Audience[] {
  const who = state.contestants?.[each].who
  return everybody.filter(audience =>
    who?.kind === 'npc' ? audience.kind !== 'gm' : !(audience.kind === 'seat' && audience.seat === who?.seat)
  )
}

/** The same moment with something else under one cup. */
function otherwise(state: State, each: 'left' | 'right', hidden: Hidden): State {
  const { ritual } = state
  return ritual ? { ...state, ritual: { ...ritual, hidden: { ...ritual.hidden, [each]: hidden } } } : state
}

/** Another secret that looks the same from outside. */
function hiddenAs(hidden: Hidden, suit: Hidden['suit'], shows: number): Hidden {
  return { ...hidden, suit, roll: hidden.roll === null ? null : shows }
}

describe('laws of Game Face, by random play', () => {
  it('GF3: a Suit Die is used once in a ritual, and the books are in order after every act', () => {
    fc.assert(
      fc.property(play, given => {
        for (const { state } of steps(given)) {
          expect(gameFace.check(state)).toEqual([])
          for (const each of sides) {
            const used = state.ritual?.reveals.filter(reveal => reveal.outcome !== 'again') ?? []
            const suits = used.map(reveal => reveal.throws[each].suit)
            expect(new Set(suits).size).toBe(suits.length)
          }
        }
      })
    )
  })

  it('GF4 GF5: a ritual has at most four counted rounds and ends as soon as it is decided', () => {
    fc.assert(
      fc.property(play, given => {
        for (const { state } of steps(given)) {
          const counted = state.ritual?.reveals.filter(reveal => reveal.outcome !== 'again') ?? []
          expect(counted.length).toBeLessThanOrEqual(4)
          if (counted.length === 4) expect(state.ritual?.verdict).not.toBeNull()
        }
      })
    )
  })

  it('GF25: no view of anybody else changes with what lies under a cup', () => {
    fc.assert(
      fc.property(play, suit, roll, (given, other, shows) => {
        for (const { state } of steps(given))
          for (const each of sides) {
            const hidden = state.ritual?.hidden[each]
            if (!hidden) continue
            const changed = otherwise(state, each, hiddenAs(hidden, other, shows))
            for (const audience of strangersTo(state, each))
              expect(gameFace.view(changed, audience)).toEqual(gameFace.view(state, audience))
          }
      })
    )
  })

  it('GF25: no line of the log changes with a pick or a roll, its owner’s included', () => {
    fc.assert(
      fc.property(play, suit, roll, (given, other, shows) => {
        for (const event of steps(given).flatMap(step => step.events))
          for (const audience of everybody) {
            if (event.type === 'die-picked')
              expect(gameFace.describe({ ...event, suit: other }, audience)).toEqual(gameFace.describe(event, audience))
            if (event.type === 'die-entered')
              expect(gameFace.describe({ ...event, suit: other, roll: shows }, audience)).toEqual(
                gameFace.describe(event, audience)
              )
            if (event.type === 'die-rolled')
              expect(gameFace.describe({ ...event, roll: shows }, audience)).toEqual(gameFace.describe(event, audience))
          }
      })
    )
  })

  it('GF25: no refusal to anybody else changes with what lies under a cup', () => {
    fc.assert(
      fc.property(play, command, suit, roll, (given, asked, other, shows) => {
        for (const { state } of steps(given))
          for (const each of sides) {
            const hidden = state.ritual?.hidden[each]
            if (!hidden) continue
            const changed = otherwise(state, each, hiddenAs(hidden, other, shows))
            for (const actor of strangersTo(state, each).flatMap(asActor)) {
              if (asked.type === 'reveal' || asked.type === 'correct-reveal') continue
              const one = gameFace.decide(state, asked, actor, seededLuck(1))
              expect(gameFace.decide(changed, asked, actor, seededLuck(1)).ok).toBe(one.ok)
            }
          }
      })
    )
  })

  it('GF28: the events alone make the same duel, without any luck', () => {
    fc.assert(
      fc.property(play, given => {
        let { state } = new Duel()
        for (const step of steps(given)) {
          for (const event of step.events) state = gameFace.apply(state, event)
          expect(state).toEqual(step.state)
        }
        expect(() => noLuck.below(2)).toThrow()
      })
    )
  })

  it('GF29: what is written down is read back as it was', () => {
    fc.assert(
      fc.property(play, command, (given, asked) => {
        expect(gameFace.parse.command.parse(copied(asked))).toEqual({ ok: true, value: asked })
        for (const { state, events } of steps(given)) {
          expect(gameFace.parse.state.parse(copied(state))).toEqual({ ok: true, value: state })
          for (const event of events)
            expect(gameFace.parse.event.parse(copied(event))).toEqual({ ok: true, value: event })
        }
      })
    )
  })

  it('GF25: every act says something readable to everybody', () => {
    fc.assert(
      fc.property(play, given => {
        for (const event of steps(given).flatMap(step => step.events))
          expect(gameFace.describe(event, { kind: 'table' })?.parts.length).toBeGreaterThan(0)
      })
    )
  })
})

function asActor(audience: Audience): readonly Actor[] {
  if (audience.kind === 'gm') return [gm]
  return audience.kind === 'seat' ? [seatActor(audience.seat)] : []
}

function copied(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown
}

describe('what a page may send', () => {
  it.each([
    ['an unknown Suit', { type: 'pick', side: 'left', suit: 'swords' }],
    ['a stray field', { type: 'roll', side: 'left', shows: 12 }],
    ['no command at all', { type: 'win' }],
    ['a seat that is none', { type: 'name-voice', seat: 'Kresk' }],
    ['half a reveal', { type: 'reveal', typed: { left: null } }]
  ])('GF29: %s is no command', (_, asked) => {
    expect(gameFace.parse.command.parse(asked).ok).toBe(false)
  })

  it('GF29: a thirteenth face is no event', () => {
    const event = { type: 'die-rolled', side: 'left', who: { kind: 'seat', seat: 's1' }, roll: 13 }
    expect(gameFace.parse.event.parse(event)).toMatchObject({ ok: false, error: { path: 'roll' } })
  })
})

const verdict = { victor: null, by: 'draw' } as const

describe('a damaged duel', () => {
  it('GF3: a die used twice is found when a file is opened', () => {
    const { state } = Duel.typed().told(['clubs', 3], ['clubs', 2])
    const { ritual } = state
    if (!ritual) throw new Error('nobody fights')
    const twice = { ...state, ritual: { ...ritual, reveals: [...ritual.reveals, ...ritual.reveals] } }
    expect(gameFace.check(twice)).toContain('a Suit Die is used twice')
  })

  it.each(['left', 'right'] as const)('GF3: a die that lies on show already is found under the %s cup', side => {
    const { state } = Duel.typed().told(['clubs', 3], ['clubs', 2])
    const { ritual } = state
    if (!ritual) throw new Error('nobody fights')
    expect(gameFace.check(state)).toEqual([])
    const hidden = { ...ritual.hidden, [side]: { suit: 'clubs', roll: null } }
    expect(gameFace.check({ ...state, ritual: { ...ritual, hidden } })).toEqual(['a Suit Die is used twice'])
    const over = { ...ritual, hidden: { ...ritual.hidden, [side]: { suit: 'hearts', roll: 13 } }, verdict }
    expect(gameFace.check({ ...state, ritual: over })).toEqual([
      'a die shows what it cannot',
      'the ritual is over and a cup is still down'
    ])
  })
})
