import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import { prophecy } from '#rules/prophecy/index'
import { categories, objectKinds, phases } from '#rules/prophecy/vocabulary'
import type { State } from '#rules/prophecy/state'
import { seededLuck } from '../../support/luck'
import { brindle, kresk, outlined, seatActor } from './story'
import { jsonCopy } from '../../support/json-copy'

// Numbers that no die and no clock shows, missing seats, and seats that leave during the game. Each accepted act can be printed and read again, and follows the rules.

type Raw = Readonly<Record<string, unknown>>
/** A command that points at things that are there, by a number taken round and round. */
type Plan = (state: State) => Raw

const extreme = fc.constantFrom(0, -1, 7, 200, 1.5, 1.7e308, Number.MAX_SAFE_INTEGER, 8.64e15, Infinity, NaN)
const number = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 10_000_000 }) }, extreme)
const moment = fc.constantFrom(0, 5000, 1.7e308, 1.7e308, 8.64e15, Number.MAX_SAFE_INTEGER)
const face = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 1, arbitrary: extreme })
const index = fc.nat({ max: 60 })
const words = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('x'.repeat(80), 'x'.repeat(160), 'x'.repeat(6001)))
const seat = fc.constantFrom(kresk, brindle, 's99' as SeatId)
const player = fc.oneof(seat.map(seatActor), fc.constantFrom(gm, null))

const nth = <Thing>(things: readonly Thing[], at: number): Thing | undefined => things[at % Math.max(1, things.length)]
const scene = (state: State, at: number) => nth(state.scenes, at)?.id ?? 'c999'
const object = (state: State, at: number) => nth(state.objects, at)?.id ?? 'o999'
const aspect = (state: State, at: number, played: boolean) =>
  nth(
    state.objects.filter(each => (each.player !== null) === played).flatMap(each => each.aspects),
    at
  )?.id ?? 'a999'

const plain = <Rest extends object>(type: string, rest: fc.Arbitrary<Rest>): fc.Arbitrary<Plan> =>
  rest.map(more => () => ({ type, ...more }))
const onScene = <Rest extends object>(type: string, rest: fc.Arbitrary<Rest>): fc.Arbitrary<Plan> =>
  fc.tuple(index, rest).map(([at, more]) => state => ({ type, scene: scene(state, at), ...more }))
const onObject = <Rest extends object>(type: string, rest: fc.Arbitrary<Rest>): fc.Arbitrary<Plan> =>
  fc.tuple(index, rest).map(([at, more]) => state => ({ type, object: object(state, at), ...more }))
const nothing = fc.constant({})
const pair = (type: string): fc.Arbitrary<Plan> =>
  fc.tuple(index, index, index).map(([one, other, at]) => state => ({
    type,
    scene: scene(state, at),
    character: aspect(state, one, true),
    environment: aspect(state, other, false)
  }))
const attach = fc
  .tuple(index, words, fc.constantFrom(null, ...categories), index)
  .map(([at, text, category, other]): Plan => state => ({
    type: 'attach',
    object: object(state, at),
    text,
    category,
    about: object(state, other)
  }))
const sketch = fc.tuple(index, words).map(([at, objective]): Plan => state => ({
  type: 'sketch',
  parent: scene(state, at),
  objective
}))
const options = fc.record({
  finale: fc.constantFrom(4, 5, 6),
  sceneMinutes: fc.constantFrom(8, 10, 1.7e308),
  relationship: fc.constantFrom('character', 'anyone')
})
const kind = fc.constantFrom(...objectKinds)
const outcome = fc.constantFrom('success', 'failure')

const command = fc.oneof(
  { weight: 4, arbitrary: plain('add-object', fc.record({ name: words, kind, player })) },
  { weight: 6, arbitrary: attach },
  { weight: 2, arbitrary: onObject('rename-object', fc.record({ name: words, kind })) },
  { weight: 1, arbitrary: onObject('remove-object', nothing) },
  { weight: 1, arbitrary: onObject('hand-over', fc.record({ player })) },
  { weight: 4, arbitrary: sketch },
  { weight: 1, arbitrary: onScene('cut-scene', nothing) },
  { weight: 5, arbitrary: pair('match') },
  { weight: 1, arbitrary: pair('unmatch') },
  {
    weight: 4,
    arbitrary: fc.tuple(index, index).map(
      ([at, of]): Plan =>
        state =>
          bring(state, at, of)
    )
  },
  {
    weight: 2,
    arbitrary: fc.tuple(index, fc.array(index, { maxLength: 4 })).map(([at, of]): Plan => state => ({
      type: 'cast',
      scene: scene(state, at),
      objects: of.map(each => object(state, each))
    }))
  },
  { weight: 4, arbitrary: onScene('perform', fc.record({ at: number })) },
  { weight: 5, arbitrary: plain('roll', fc.record({ dice: fc.option(fc.array(face, { maxLength: 4 })) })) },
  { weight: 1, arbitrary: plain('roll', fc.constant({ dice: Array.from({ length: 200 }, () => 6) })) },
  { weight: 3, arbitrary: plain('end-scene', fc.record({ at: number })) },
  { weight: 2, arbitrary: onScene('tell', fc.record({ exploited: fc.array(number, { maxLength: 3 }), words })) },
  { weight: 1, arbitrary: onScene('correct-outcome', fc.record({ outcome })) },
  { weight: 1, arbitrary: plain('put-back', nothing) },
  { weight: 5, arbitrary: plain('start-clock', fc.record({ at: moment })) },
  { weight: 5, arbitrary: plain('pause-clock', fc.record({ at: moment })) },
  { weight: 5, arbitrary: plain('reset-clock', fc.record({ at: moment })) },
  { weight: 1, arbitrary: plain('ask', fc.record({ words })) },
  { weight: 1, arbitrary: plain('go-to', fc.record({ phase: fc.constantFrom(...phases) })) },
  { weight: 2, arbitrary: plain('set-options', fc.record({ options })) },
  { weight: 1, arbitrary: plain('name-moderator', fc.record({ seat: fc.option(seat) })) }
)
const ask = fc.record({
  plan: command,
  actor: fc.constantFrom<Actor>(gm, gm, gm, seatActor(kresk), seatActor(brindle))
})
const leaves = fc.record({ seat: fc.constantFrom(kresk, brindle), retired: fc.boolean() })
const step = fc.oneof({ weight: 14, arbitrary: ask }, { weight: 1, arbitrary: leaves })

function bring(state: State, at: number, of: number): Raw {
  return { type: 'bring', scene: scene(state, at), object: object(state, of) }
}

describe('Prophecy with impossible numbers and seats that come and go', () => {
  it('PR43 PR44 PR45 PR47: every act that is accepted is printed, read again, and keeps the invariants', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 30, maxLength: 120 }), fc.nat(), (asks, seed) => {
        const luck = seededLuck(seed)
        const story = outlined().character('Wren').character('Ash', brindle).thing('The bell', 'cracked', 'loud')
        for (const asked of asks) {
          if ('retired' in asked) {
            story.setRetired(asked.seat, asked.retired)
            continue
          }
          const read = prophecy.parse.command.parse(asked.plan(story.state))
          if (!read.ok) continue
          const decided = prophecy.decide(story.state, read.value, asked.actor, luck)
          if (!decided.ok) {
            expect(prophecy.explain(decided.error).message.length).toBeGreaterThan(0)
            continue
          }
          accepted += 1
          expect(prophecy.parse.command.parse(jsonCopy(read.value))).toEqual({ ok: true, value: read.value })
          for (const event of decided.value.events) {
            expect(prophecy.parse.event.parse(jsonCopy(event))).toEqual({ ok: true, value: event })
            story.state = prophecy.apply(story.state, event)
          }
          expect(prophecy.parse.state.parse(jsonCopy(story.state))).toEqual({ ok: true, value: story.state })
          expect(prophecy.check(story.state)).toEqual([])
        }
      }),
      { numRuns: 120 }
    )
    expect(accepted).toBeGreaterThan(1000)
  })
})
