import { describe, expect, it } from 'vitest'
import type { State } from '#rules/prophecy/state'
import { prophecy } from '#rules/prophecy/index'
import type { SceneId } from '#rules/prophecy/vocabulary'
import { outlined } from './story'

describe('what a page or a file may send', () => {
  it.each([
    ['an unknown phase', { type: 'go-to', phase: 'epilogue' }],
    ['a Finale of 6', { type: 'set-options', options: { finale: 6, sceneMinutes: 8, relationship: 'anyone' } }],
    ['a stray field', { type: 'put-back', now: true }],
    ['an id of something else', { type: 'cut-scene', scene: 'o1' }],
    ['a novel on a sticky note', { type: 'ask', words: 'x'.repeat(2000) }],
    ['a module that is none', { type: 'receive-module', module: { title: 'No' } }]
  ])('PR43: %s is no command', (_, command) => {
    expect(prophecy.parse.command.parse(command).ok).toBe(false)
  })

  it('PR43: a difficulty of 6 is no event, and its place is named', () => {
    const scene = { id: 'c1', parent: null, objective: 'Win', difficulty: 6 }
    const read = prophecy.parse.event.parse({ type: 'scene-sketched', scene })
    expect(read).toMatchObject({ ok: false, error: { path: 'scene.difficulty' } })
  })
})

describe('a damaged story', () => {
  const damage = (change: (state: State) => State): readonly string[] => prophecy.check(change(outlined().state))

  it.each([
    ['PR14', 'two Finales', 'there are two Finales', (state: State) => withParents(state, null)],
    ['PR12', 'an orphan', 'a scene leads nowhere', (state: State) => withParents(state, 'c77' as SceneId)]
  ] as const)('%s: %s are found when a file is opened', (_, __, says, change) => {
    expect(damage(change)).toContain(says)
  })

  it('PR17: a circle is found when a file is opened', () => {
    const circle = (state: State): State => ({
      ...state,
      scenes: state.scenes.map(each =>
        each.objective === 'Steal the tables' ? { ...each, parent: 'c4' as SceneId } : each
      )
    })
    expect(damage(circle)).toContain('some scenes lead in a circle')
  })
})

function withParents(state: State, parent: SceneId | null): State {
  return { ...state, scenes: state.scenes.map((each, place) => (place === 4 ? { ...each, parent } : each)) }
}
