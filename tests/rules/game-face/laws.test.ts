import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameFace } from '#rules/game-face/index'
import { sides } from '#rules/game-face/vocabulary'
import { noLuck } from '../../support/luck'
import { Duel } from './duel'
import { command, play, steps } from './random-duel'
import { jsonCopy } from '../../support/json-copy'

describe('laws of Game Face, by random play', () => {
  it('GF3: a Suit Die is used once in a ritual, and the invariants hold after every act', () => {
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
        expect(gameFace.parse.command.parse(jsonCopy(asked))).toEqual({ ok: true, value: asked })
        for (const { state, events } of steps(given)) {
          expect(gameFace.parse.state.parse(jsonCopy(state))).toEqual({ ok: true, value: state })
          for (const event of events)
            expect(gameFace.parse.event.parse(jsonCopy(event))).toEqual({ ok: true, value: event })
        }
      })
    )
  })

  it('GF25: every act says something readable to all', () => {
    fc.assert(
      fc.property(play, given => {
        for (const event of steps(given).flatMap(step => step.events))
          expect(gameFace.describe(event, { kind: 'table' })?.parts.length).toBeGreaterThan(0)
      })
    )
  })
})
