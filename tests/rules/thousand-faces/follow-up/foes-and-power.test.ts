import { describe, expect, it } from 'vitest'
import type { FollowUpView } from '#rules/thousand-faces/follow-up/view'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, play } from '../../../support/thousand-faces/table'
import { aFoe, use } from '../characters/builders'
import { facing } from './facing'

const flipped = (state: State): State => play(state, use('mix-it-up', { attribute: 'str' }), scriptedLuck()).state

function opened(state: State): FollowUpView {
  const [open] = (view(state, { kind: 'gm' }) as GmView).followUps
  if (!open) throw new Error('nothing is open')
  return open
}

describe('what the GM reads before a blow', () => {
  it('FU5 J12 a foe that an ally has tied up is last, struck or not', () => {
    const state = facing(2, [aFoe({ engaged: ada }), aFoe({ id: 2, engaged: bo }), aFoe({ id: 3, engaged: ada })])
    const did = { deed: 'tie-up', foe: 1 } as const
    const ysolde = { id: 7, name: 'Captain Ysolde' }
    const before = flipped(state)
    const followUp = opened(before).id
    const roll = { type: 'roll-power', followUp, foe: 1, weapon: 'i1', power: 'roll', weakness: 'missed' } as Command
    const struck = play(play(before, roll, scriptedLuck(2)).state, {
      type: 'apply-power',
      followUp,
      square: 'keep'
    }).state
    for (const open of [before, struck])
      expect(
        opened({ ...open, allies: [{ ...ysolde, did: { ...did, turn: open.spotlight.turn } }] }).foes.map(foe => [
          foe.id,
          foe.tiedBy
        ])
      ).toEqual([
        [3, null],
        [2, null],
        [1, ysolde.name]
      ])
  })

  it('FU3 the power of a blow with the same attack is shown before the roll, where it is known', () => {
    const state = flipped(facing(2))
    const told = (base: 'roll' | 'same', struck: { foe: number; power: number } | null) => {
      const hits = [{ base, dice: [], halved: false }]
      return opened({ ...state, followUps: state.followUps.map(each => ({ ...each, hits, struck })) })
    }
    expect(told('same', { foe: 1, power: 5 }).same).toBe(5)
    expect(told('same', null)).not.toHaveProperty('same')
    expect(told('roll', { foe: 1, power: 5 })).not.toHaveProperty('same')
  })
})
