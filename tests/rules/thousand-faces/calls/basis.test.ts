import { describe, expect, it } from 'vitest'
import { isSame } from '#rules/core/values'
import { basisOf } from '#rules/thousand-faces/calls/basis'
import { fitsAnySnapshot } from '#rules/thousand-faces/calls/steps'
import type { Command, State } from '#rules/thousand-faces/state'
import { scriptedLuck, seededLuck } from '../../../support/luck'
import { ada, bo, board, play, playAll, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe, aMove, settle, use } from '../characters/builders'
import { facing } from '../follow-up/facing'

const after = (state: State, ...commands: readonly Command[]): State => playAll(state, seededLuck(3), ...commands)
/** Whether that act still means on the second board what it meant on the first. */
const means = (command: Command, before: State, now: State): boolean => {
  expect(fitsAnySnapshot(command), command.type).toBe(false)
  expect(basisOf(before, command), command.type).not.toBeUndefined()
  return isSame(basisOf(before, command), basisOf(now, command))
}
const xp = (seat = bo): Command => ({ type: 'gain-xp', seat, amount: 1, reason: '' })

describe('what an act of a player was decided on', () => {
  it('HA19 their own day in town: not what another one does with theirs', () => {
    const rich = aCharacter({ pack: 2, precious: 2, moves: [aMove('fury')] })
    const state = after(
      board(
        [ada, bo].map(seat => sheet(seat, { xp: 9, character: rich })),
        { made: 100 }
      ),
      { type: 'begin-day', place: 'town' }
    )
    const wares = (seat: typeof ada): Command => ({ type: 'lay-out-wares', seat, seller: 'Ansel', cards: null })
    const study = (seat: typeof ada): Command => ({ type: 'study', seat, move: 'fury', master: '' })
    const change = (seat: typeof ada): Command => ({ type: 'buy-pack', seat })
    for (const act of [wares, study, change]) {
      expect(means(act(ada), state, after(state, act(bo), xp(ada)))).toBe(true)
      expect(means(act(ada), state, after(state, act(ada)))).toBe(false)
    }
    expect(means(wares(ada), state, after(state, { type: 'end-day' }))).toBe(false)
  })

  it('HA19 their own open move and the power of their own blow', () => {
    const fight = play(
      facing(2, [aFoe({ engaged: ada, revealed: true })]),
      use('mix-it-up', { attribute: 'str' }),
      scriptedLuck()
    ).state
    const settled = settle(fight, { picks: [] })
    expect(means(settled, fight, after(fight, xp(), xp(ada)))).toBe(true)
    const open = fight.outcomes.length > 0 ? after(fight, settled) : fight
    expect(means(settled, fight, after(fight, { type: 'drop-outcome', outcome: fight.outcomes[0]!.id }))).toBe(false)
    const roll: Command = {
      type: 'roll-power',
      followUp: open.followUps[0]!.id,
      foe: 1,
      weapon: 'i1',
      power: 'roll',
      weakness: 'missed'
    }
    expect(means(roll, open, after(open, xp(), xp(ada)))).toBe(true)
    expect(means(roll, open, after(open, roll))).toBe(false)
  })
})
