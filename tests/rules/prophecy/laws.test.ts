import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { State } from '#rules/prophecy/state'
import { prophecy } from '#rules/prophecy/index'
import type { SceneId } from '#rules/prophecy/vocabulary'
import { brindle, Story } from './story'
import { play, steps } from './random-story'
import { jsonCopy } from '../../support/json-copy'

describe('laws of Prophecy, by random play', () => {
  it('PR11 PR12 PR14 PR15: one Finale, difficulties, at most eight, no circle, no orphan', () => {
    fc.assert(
      fc.property(play, given => {
        for (const { state } of steps(given)) {
          expect(prophecy.check(state)).toEqual([])
          const { scenes, options } = state
          expect(scenes.length).toBeLessThanOrEqual(8)
          expect(scenes.filter(each => each.parent === null).length).toBe(Math.min(1, scenes.length))
          for (const each of scenes) {
            const parent = scenes.find(other => other.id === each.parent)
            expect(each.difficulty).toBe(parent ? parent.difficulty - 1 : options.finale)
            expect(each.difficulty).toBeGreaterThan(0)
            expect(stepsToFinale(state, each.id)).toBeLessThan(8)
          }
        }
      })
    )
  })

  it('PR20: whatever is told, everything that leads to it was told before', () => {
    fc.assert(
      fc.property(play, given => {
        for (const { state } of steps(given))
          for (const each of state.scenes)
            if (each.check)
              for (const other of state.scenes) if (other.parent === each.id) expect(other.check?.outcome).toBeTruthy()
      })
    )
  })

  it('PR24 PR25: a pool is its pairs and lent dice, each wave the sixes of the one before', () => {
    fc.assert(
      fc.property(play, given => {
        for (const { state } of steps(given))
          for (const { check } of state.scenes) {
            if (!check) continue
            expect(check.waves[0]).toHaveLength(check.pairs.length + check.lent)
            check.waves.slice(1).forEach((wave, before) => {
              expect(wave).toHaveLength((check.waves[before] ?? []).filter(die => die === 6).length)
            })
          }
      })
    )
  })

  it('PR42: the events alone make the same story, without any luck', () => {
    fc.assert(
      fc.property(play, given => {
        let { state } = new Story()
        for (const step of steps(given)) {
          for (const event of step.events) state = prophecy.apply(state, event)
          expect(state).toEqual(step.state)
        }
      })
    )
  })

  it('PR43: what is written down is read back as it was', () => {
    fc.assert(
      fc.property(play, given => {
        for (const { command, state, events } of steps(given)) {
          expect(prophecy.parse.command.parse(jsonCopy(command))).toEqual({ ok: true, value: command })
          expect(prophecy.parse.state.parse(jsonCopy(state))).toEqual({ ok: true, value: state })
          for (const event of events)
            expect(prophecy.parse.event.parse(jsonCopy(event))).toEqual({ ok: true, value: event })
        }
      }),
      { numRuns: 40 }
    )
  })

  it('PR41: every line of the log can be read by all', () => {
    fc.assert(
      fc.property(play, given => {
        for (const event of steps(given).flatMap(step => step.events)) {
          const forTable = prophecy.describe(event, { kind: 'table' })
          expect(prophecy.describe(event, { kind: 'seat', seat: brindle })).toEqual(forTable)
          expect(forTable?.parts.length).not.toBe(0)
        }
      })
    )
  })
})

function stepsToFinale({ scenes }: State, id: SceneId): number {
  const parent = scenes.find(each => each.id === id)?.parent
  return parent ? 1 + stepsToFinale({ scenes } as State, parent) : 0
}
