import { describe, expect, it } from 'vitest'
import type { Prompt } from '#rules/core/prompts'
import { prompts } from '#rules/thousand-faces/prompts/prompts'
import type { State } from '#rules/thousand-faces/state'
import { scriptedLuck } from '../../../support/luck'
import { ada, play } from '../../../support/thousand-faces/table'
import { use } from '../characters/builders'
import { facing } from '../follow-up/facing'

function dealing(state: State): readonly Prompt[] {
  const { moves } = prompts.make!(state, { waited: [], isUsed: () => false })
  return moves!.choices.filter(({ kind }) => kind === 'damage').flatMap(each => [...each.particular, ...each.general])
}
const crossed = (...[foes]: [Parameters<typeof facing>[1]?]): State =>
  play(facing(0, foes), use('mix-it-up', { attribute: 'str' }), scriptedLuck()).state

describe('Deal damage, when everyone looks at the Game Master', () => {
  it('Z5 FU6 leads to the answer of a foe that would pay the cross, and pays nothing by itself', () => {
    const state = crossed()
    const offered = dealing(state)
    expect(offered.length).toBeGreaterThan(1)
    const [open] = state.followUps
    for (const { act } of offered)
      expect(act).toMatchObject({ on: 'screen', panel: 'answer', seat: ada, what: String(open!.id) })
  })

  it('Z5 where no foe may answer, the move is made, and then leads to Blow for that player', () => {
    const offered = dealing(crossed([]))
    expect(offered.length).toBeGreaterThan(1)
    for (const { act } of offered)
      expect(act).toMatchObject({
        on: 'board',
        command: { type: 'play-gm-move', kind: 'damage' },
        then: { panel: 'damage', seat: ada }
      })
  })

  it('Z5 so it does when no GM move is owed, for the character with the spotlight', () => {
    const table = facing(0, [])
    const offered = dealing({ ...table, spotlight: { ...table.spotlight, seat: ada } })
    expect(offered.map(({ act }) => act)).toContainEqual(
      expect.objectContaining({ on: 'board', then: { panel: 'damage', seat: ada, what: null } })
    )
  })

  it('Z5 no other kind leads anywhere', () => {
    const { moves } = prompts.make!(crossed(), { waited: [], isUsed: () => false })
    for (const { kind, particular, general } of moves!.choices)
      for (const { act } of kind === 'damage' ? [] : [...particular, ...general]) {
        expect(act).toMatchObject({ on: 'board', command: { type: 'play-gm-move', kind } })
        expect(act).not.toHaveProperty('then')
      }
  })
})
