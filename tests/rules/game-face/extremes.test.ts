import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import { gameFace } from '#rules/game-face/index'
import { duelSuits, sides } from '#rules/game-face/vocabulary'
import { seededLuck } from '../../support/luck'
import { brindle, contestant, Duel, kresk, rival, seatActor, warden, wren } from './duel'
import { jsonCopy } from '../../support/json-copy'

// Numbers that no die shows, missing seats, and seats that leave during the game. Each accepted act can be printed and read again, and follows the rules.

const suit = fc.constantFrom(...duelSuits)
const side = fc.constantFrom(...sides)
const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 99, 200, 1.5, 1.7e308, Number.MAX_SAFE_INTEGER, Infinity, NaN) }
)
const seat = fc.constantFrom(kresk, brindle, wren, 's99' as SeatId, 's-1' as SeatId)
const words = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('x'.repeat(280), 'x'.repeat(281)))
const typed = fc.option(fc.record({ suit, roll: number }), { nil: null })
const who = fc.constantFrom(contestant(), contestant({ dice: 'table' }), rival, warden, {
  ...warden,
  who: { kind: 'seat' as const, seat: 's99' as SeatId }
})
const variants = fc.record({
  bonus: fc.constantFrom('lasting', 'next-roll-only'),
  ties: fc.constantFrom('spent', 'reroll', 'both-score')
})

const of = <Rest>(type: string, rest: fc.Arbitrary<Rest>) => rest.map(more => ({ type, ...more }))
const command: fc.Arbitrary<object> = fc.oneof(
  { weight: 2, arbitrary: of('begin', fc.record({ contestants: both(who), voice: fc.option(seat), variants })) },
  { weight: 12, arbitrary: of('pick', fc.record({ side, suit })) },
  { weight: 12, arbitrary: of('roll', fc.record({ side })) },
  { weight: 10, arbitrary: of('reveal', fc.record({ typed: both(typed) })) },
  { weight: 4, arbitrary: of('correct-reveal', fc.record({ rolls: both(number) })) },
  { weight: 2, arbitrary: of('use-dice', fc.record({ side, dice: fc.constantFrom('screen', 'table') })) },
  { weight: 2, arbitrary: of('describe', fc.record({ side, words })) },
  { weight: 1, arbitrary: of('name-voice', fc.record({ seat: fc.option(seat) })) },
  { weight: 1, arbitrary: of('settle', fc.record({ words })) },
  { weight: 1, arbitrary: of('note-result', fc.record({ words })) },
  { weight: 1, arbitrary: of('concede', fc.record({ side })) },
  { weight: 1, arbitrary: of('sudden-death', fc.record({})) }
)
const leaves = fc.record({ seat: fc.constantFrom(kresk, brindle, wren), retired: fc.boolean() })
const step = fc.oneof({ weight: 12, arbitrary: command }, { weight: 1, arbitrary: leaves })

function both<Thing>(thing: fc.Arbitrary<Thing>) {
  return fc.record({ left: thing, right: thing })
}

/** Each owner for their own, the Game Master for the rest. */
function actorFor(duel: Duel, asked: object): Actor {
  return 'side' in asked && (asked.side === 'left' || asked.side === 'right') ? duel.actorOf(asked.side) : gm
}

/** So that real dice are entered more often than not. */
function fitted(duel: Duel, asked: object): object {
  if (!('typed' in asked)) return asked
  const told = asked.typed as Record<'left' | 'right', unknown>
  const only = (each: 'left' | 'right') => (duel.state.contestants?.[each].dice === 'table' ? told[each] : null)
  return { ...asked, typed: { left: only('left'), right: only('right') } }
}

describe('Game Face with impossible numbers and seats that come and go', () => {
  it('GF29 GF30 GF31: every act that is accepted is printed, read again, and keeps the invariants', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), fc.nat(), (asks, seed) => {
        const luck = seededLuck(seed)
        const duel = Duel.begun()
        for (const asked of asks) {
          if ('retired' in asked) duel.setRetired(asked.seat, asked.retired)
          else {
            const read = gameFace.parse.command.parse(fitted(duel, asked))
            if (!read.ok) continue
            const decided = gameFace.decide(duel.state, read.value, actorFor(duel, asked), luck)
            if (!decided.ok) {
              expect(gameFace.explain(decided.error).message.length).toBeGreaterThan(0)
              continue
            }
            accepted += 1
            expect(gameFace.parse.command.parse(jsonCopy(read.value))).toEqual({ ok: true, value: read.value })
            for (const event of decided.value.events) {
              expect(gameFace.parse.event.parse(jsonCopy(event))).toEqual({ ok: true, value: event })
              duel.state = gameFace.apply(duel.state, event)
            }
          }
          expect(gameFace.parse.state.parse(jsonCopy(duel.state))).toEqual({ ok: true, value: duel.state })
          expect(gameFace.check(duel.state)).toEqual([])
        }
      }),
      { numRuns: 150 }
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('GF30: a seat that is not there can do nothing', () => {
    const duel = Duel.begun()
    const stranger = seatActor('s99' as SeatId)
    for (const each of sides)
      expect(duel.refusal({ type: 'pick', side: each, suit: 'clubs' }, stranger)).toBe('not-your-side')
  })
})
