import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { decide, preview } from '#rules/prophecy/slices'
import type { Command } from '#rules/prophecy/state'
import { noLuck } from '../../../support/luck'
import { outlined, type Story } from '../story'

function told({ state }: Story, command: Command) {
  const decided = decide(state, command, gm, noLuck)
  return decided.ok ? preview(state, command, decided.value.state) : { refused: decided.error.because }
}

describe('the preview of a change of the outline', () => {
  it('PR48 the difficulty of a new scene, and of one that moves', () => {
    const story = outlined()
    const parent = story.scene('Win the guild').id
    expect(told(story, { type: 'sketch', parent, objective: 'Learn their song' })).toMatchObject({
      numbers: { difficulty: 2, pool: 0 }
    })
    const scene = story.scene('Bribe the porter').id
    expect(told(story, { type: 'move-scene', scene, parent: story.scene('Ring the bell').id })).toMatchObject({
      numbers: { difficulty: 3 }
    })
    expect(told(story, { type: 'sketch', parent: scene, objective: 'Too much' })).toEqual({ refused: 'too-easy' })
  })

  it('PR48 PR16 how many scenes go with a scene', () => {
    const story = outlined()
    expect(told(story, { type: 'cut-scene', scene: story.scene('Win the guild').id })).toMatchObject({
      numbers: { scenes: 3 }
    })
  })

  it('PR48 PR24 the dice that a pair adds, as the scene then has them', () => {
    const story = outlined()
      .character('Wren')
      .attach('Wren', 'Quick')
      .thing('Bell', 'Cracked')
      .bring('Ring the bell', 'Bell')
    const command = story.matching('Ring the bell', 'Quick', 'Cracked')
    expect(told(story, command)).toMatchObject({ numbers: { pool: 1, difficulty: 4 } })
    expect(story.do(command).scene('Ring the bell').pool).toBe(1)
  })
})
