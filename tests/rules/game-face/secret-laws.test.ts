import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { gm, type Actor } from '#rules/core/seat'
import type { State } from '#rules/game-face/state'
import { gameFace } from '#rules/game-face/index'
import { sides } from '#rules/game-face/vocabulary'
import type { Secret } from '#rules/game-face/ritual/model'
import { seededLuck } from '../../support/luck'
import { brindle, kresk, seatActor, wren } from './duel'
import { suit, roll, command, play, steps } from './random-duel'

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
function otherwise(state: State, each: 'left' | 'right', hidden: Secret): State {
  const { ritual } = state
  return ritual ? { ...state, ritual: { ...ritual, hidden: { ...ritual.hidden, [each]: hidden } } } : state
}

/** Another secret that looks the same from outside. */
function hiddenAs(hidden: Secret, suit: Secret['suit'], shows: number): Secret {
  return { ...hidden, suit, roll: hidden.roll === null ? null : shows }
}

describe('laws of Game Face, by random play', () => {
  it('GF25: no view of another person changes with the die under a cup', () => {
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

  it('GF25: no refusal to another person changes with the die under a cup', () => {
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
})

function asActor(audience: Audience): readonly Actor[] {
  if (audience.kind === 'gm') return [gm]
  return audience.kind === 'seat' ? [seatActor(audience.seat)] : []
}
