import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { gm } from '#rules/core/seat'
import type { SceneView } from '#rules/prophecy/stage/view'
import PoolRow from '@/games/prophecy/stage/parts/PoolRow.vue'
import SceneOval from '@/games/prophecy/outline/parts/SceneOval.vue'
import { board } from '../../../../../support/moments/company'

/** A Finale after seven scenes, all of them told and successful. */
function finale(): SceneView {
  const story = board('prophecy', 'The last season', 1)
  const scenes = () => {
    const shown = frameFor(story.played.chronicle, { kind: 'table' }).boards.at(-1)
    if (shown?.system !== 'prophecy') throw new Error('no story is open')
    return shown.view.scenes
  }
  story.act(gm, { type: 'sketch', parent: null, objective: 'Stop the doctor' })
  const root = scenes()[0]?.id
  for (let scene = 1; scene <= 7; scene++) story.act(gm, { type: 'sketch', parent: root, objective: `Way ${scene}` })
  for (const { id } of scenes().slice(1))
    story.act(
      gm,
      { type: 'perform', scene: id, at: 0 },
      { type: 'roll', dice: [] },
      { type: 'correct-outcome', scene: id, outcome: 'success' },
      { type: 'end-scene', at: 1 }
    )
  return scenes()[0] as SceneView
}

describe('the dice that other scenes lend', () => {
  it('PR24 are all drawn, on the map and in the pool: a Finale can have seven', () => {
    const scene = finale()
    expect(scene.lent).toBe(7)
    expect(mount(SceneOval, { props: { scene } }).findAll('[aria-label="one lent die"]')).toHaveLength(7)
    expect(mount(PoolRow, { props: { pairs: 2, lent: 7 } }).findAll('[aria-label="one lent die"]')).toHaveLength(7)
  })
})
