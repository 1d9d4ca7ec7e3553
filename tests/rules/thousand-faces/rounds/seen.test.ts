import { describe, expect, it } from 'vitest'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { Command } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, play } from '../../../support/thousand-faces/table'
import { aFoe } from '../characters/builders'
import { fight, next, light, own, after, acts, tableRound, read } from './fight'

describe('rounds of a fight', () => {
  it('RO8 players are shown the number, who has acted and who follows, of a fight that they see', () => {
    const one = acts(fight('crosses-bite'), bo)
    expect(tableRound(one)).toMatchObject({ number: 1, acted: [bo], next: expect.any(String) })
    expect(tableRound(after(fight(null, [aFoe()]), next, next))).toBeUndefined()
    expect('round' in (view(fight('at-once'), { kind: 'gm' }) as GmView)).toBe(false)
    const { events } = play(fight(null, [aFoe()]), { type: 'begin-fight-round' })
    expect([read(events, 'table'), read(events, 'gm')]).toEqual([[], ['Round 1 begins']])
  })

  it('RO8 whatever hidden foes there are and do, players are shown the same', () => {
    const play2 = (foes: readonly Foe[], ...hidden: readonly Command[]): readonly string[] => {
      let state = fight('two-rounds', foes)
      const seen: string[] = []
      const steps: readonly Command[] = [next, own(ada), next, next, ...hidden, next, next, next, next, light(bo)]
      for (const step of steps) {
        const { state: now, events } = play(state, step, scriptedLuck())
        state = now
        if (!hidden.includes(step))
          seen.push(JSON.stringify([tableRound(now), now.spotlight.seat, read(events, 'table')]))
      }
      return seen
    }
    const shown = aFoe({ revealed: true, engaged: ada })
    const alone = play2([shown])
    expect(play2([shown, aFoe({ id: 2 }), aFoe({ id: 3, engaged: bo })])).toEqual(alone)
    expect(play2([shown, aFoe({ id: 2 })], { type: 'strike-foe', foe: 2, power: 9, by: null, square: 'keep' })).toEqual(
      alone
    )
    expect(play2([shown, aFoe({ id: 2 })], { type: 'mark-foe-turn', foe: 2, as: 'acted' })).toEqual(alone)
  })
})
