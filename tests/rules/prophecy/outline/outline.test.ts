import { describe, expect, it } from 'vitest'
import { prophecy } from '#rules/prophecy/index'
import { nowhere, outlined, Story } from '../story'

describe('the outline', () => {
  it.each([
    [{}, 4],
    [{ finale: 5 }, 5]
  ])('PR11: the Finale comes first, %o', (settings, difficulty) => {
    expect(new Story(settings).sketch('Ring the bell').scene('Ring the bell')).toMatchObject({
      difficulty,
      depth: 0,
      parent: null
    })
  })

  it('PR12 PR13: primary 3, secondary 2, tertiary 1, and no further', () => {
    const story = outlined()
    expect(story.view.scenes.map(scene => [scene.depth, scene.difficulty])).toEqual([
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 1],
      [1, 3]
    ])
    expect(story.refusal({ type: 'sketch', parent: story.scene('Bribe the porter').id, objective: 'Too far' })).toBe(
      'too-easy'
    )
    expect(story.scene('Bribe the porter').maySketch).toBe(false)
    expect(story.refusal({ type: 'sketch', parent: nowhere, objective: 'Nowhere' })).toBe('gone')
  })

  it('PR12: a Finale of 5 allows one level more', () => {
    const story = outlined({ finale: 5 }).sketch('Wake him', 'Bribe the porter')
    expect(story.scene('Wake him').difficulty).toBe(1)
  })

  it('PR14: one Finale, which leads nowhere', () => {
    const story = outlined()
    expect(story.refusal({ type: 'sketch', parent: null, objective: 'Another end' })).toBe('finale-there')
    const [scene, parent] = [story.scene('Ring the bell').id, story.scene('Find the stair').id]
    expect(story.refusal({ type: 'move-scene', scene, parent })).toBe('finale-stays')
  })

  it('PR15: a ninth scene is refused with a sentence', () => {
    const story = outlined()
    for (const name of ['Six', 'Seven', 'Eight']) story.sketch(name, 'Ring the bell')
    expect(story.view).toMatchObject({ scenesLeft: 0 })
    const ninth = { type: 'sketch', parent: story.scene('Ring the bell').id, objective: 'Nine' } as const
    expect(story.refusal(ninth)).toBe('outline-full')
    expect(story.sentence(ninth)).toContain('at most 8 scenes')
  })

  it('PR16: a told or performed scene keeps its place, and its words can be corrected', () => {
    const story = outlined().tellScene('Bribe the porter').perform('Steal the tables')
    const porter = story.scene('Bribe the porter').id
    const tables = story.scene('Steal the tables').id
    const guild = story.scene('Win the guild').id
    expect(story.refusal({ type: 'sketch', parent: tables, objective: 'Late' })).toBe('on-stage')
    expect(story.refusal({ type: 'cut-scene', scene: guild })).toBe('on-stage')
    expect(story.refusal({ type: 'cut-scene', scene: porter })).toBe('told')
    expect(story.refusal({ type: 'move-scene', scene: porter, parent: guild })).toBe('told')
    story.do({ type: 'edit-scene', scene: porter, objective: 'Bribed the porter', time: 'Night', place: 'Gate' })
    expect(story.scene('Bribed the porter')).toMatchObject({ time: 'Night', place: 'Gate', standing: 'told' })
  })

  it('PR17: a scene moves with its branch, and everything is graded anew', () => {
    const story = outlined()
    const move = (scene: string, parent: string) =>
      ({ type: 'move-scene', scene: story.scene(scene).id, parent: story.scene(parent).id }) as const
    story.do(move('Steal the tables', 'Ring the bell'))
    expect(story.scene('Steal the tables')).toMatchObject({ difficulty: 3, depth: 1 })
    expect(story.scene('Bribe the porter')).toMatchObject({ difficulty: 2, depth: 2 })
    expect(story.refusal(move('Steal the tables', 'Bribe the porter'))).toBe('circle')
    expect(story.refusal(move('Steal the tables', 'Steal the tables'))).toBe('circle')
    story.do(move('Find the stair', 'Bribe the porter'))
    expect(story.refusal(move('Win the guild', 'Find the stair'))).toBe('too-easy')
    expect(prophecy.check(story.state)).toEqual([])
  })

  it('PR18: cutting a scene cuts what leads to it', () => {
    const story = outlined()
    story.do({ type: 'cut-scene', scene: story.scene('Win the guild').id })
    expect(story.view.scenes.map(scene => scene.objective)).toEqual(['Ring the bell', 'Find the stair'])
  })

  it('PR19: a scene has an objective, a setting, and cards in it', () => {
    const story = outlined().character('Kresk').thing('Porter', 'Greedy').bring('Bribe the porter', 'Porter')
    expect(story.scene('Bribe the porter').present).toEqual([story.object('Porter').id])
    const scene = story.scene('Bribe the porter').id
    expect(story.refusal({ type: 'sketch', parent: scene, objective: '' })).toBe('empty')
    expect(story.refusal({ type: 'edit-scene', scene, objective: ' ', time: '', place: '' })).toBe('empty')
    expect(story.refusal({ type: 'bring', scene, object: story.object('Kresk').id })).toBe('is-a-character')
    story.character('Wren').attach('Wren', 'Rich').match('Bribe the porter', 'Rich', 'Greedy')
    story.do({ type: 'take-away', scene, object: story.object('Porter').id })
    expect(story.scene('Bribe the porter')).toMatchObject({ present: [], pairs: [] })
  })

  it('PR19: the cards of a scene are chosen all at once, and those that leave take their pairs away', () => {
    const story = outlined().character('Wren').attach('Wren', 'Rich').thing('Porter', 'Greedy').thing('Gate', 'Old')
    const scene = story.scene('Bribe the porter').id
    const [porter, gate] = ['Porter', 'Gate'].map(name => story.object(name).id)
    const cast = (...objects: readonly (typeof porter)[]) =>
      ({ type: 'cast', scene, objects: objects.map(each => each!) }) as const
    expect(story.refusal(cast())).toBe('same-cast')
    story.do(cast(porter, gate)).match('Bribe the porter', 'Rich', 'Greedy')
    expect(story.refusal(cast(gate, porter))).toBe('same-cast')
    expect(story.refusal(cast(story.object('Wren').id))).toBe('is-a-character')
    expect(story.do(cast(gate, gate)).scene('Bribe the porter')).toMatchObject({ present: [gate], pairs: [] })
    expect(story.events.slice(-1)).toMatchObject([{ type: 'object-taken-away', object: porter }])
    story.tellScene('Bribe the porter')
    expect(story.refusal(cast())).toBe('told')
  })

  it('PR40: another edition grades the outline anew, until something has been told', () => {
    const later = { finale: 5, sceneMinutes: 10, relationship: 'anyone' } as const
    const first = { finale: 4, sceneMinutes: 8, relationship: 'character' } as const
    const story = outlined().do({ type: 'set-options', options: later })
    expect(story.view.scenes.map(scene => scene.difficulty)).toEqual([5, 4, 3, 2, 4])
    story.sketch('Wake him', 'Bribe the porter')
    expect(story.refusal({ type: 'set-options', options: first })).toBe('too-easy')
    story.tellScene('Wake him')
    expect(story.refusal({ type: 'set-options', options: first })).toBe('finale-fixed')
    expect(story.do({ type: 'set-options', options: { ...later, sceneMinutes: 8 } }).view.options.sceneMinutes).toBe(8)
  })

  it('PR40: what is not chosen is as in the first edition', () => {
    expect(new Story(undefined).view.options).toEqual({ finale: 4, sceneMinutes: 8, relationship: 'character' })
    expect(() => new Story({ finale: 6 })).toThrow()
  })
})
