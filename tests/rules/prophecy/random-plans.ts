import fc from 'fast-check'
import { gm } from '#rules/core/seat'
import type { Command, State } from '#rules/prophecy/state'
import { categories, objectKinds, phases, type AspectId, type ObjectId, type SceneId } from '#rules/prophecy/vocabulary'
import { kresk, seatActor } from './story'

/** Commands that point at the things that are there, by a number that is taken round and round. */
export type Plan = (state: State) => Command

const nth = <Thing>(things: readonly Thing[], index: number): Thing | undefined =>
  things[index % Math.max(1, things.length)]
const scene = (state: State, index: number): SceneId => nth(state.scenes, index)?.id ?? ('c999' as SceneId)
const object = (state: State, index: number): ObjectId => nth(state.objects, index)?.id ?? ('o999' as ObjectId)
const note = (state: State, index: number, played: 'character' | 'world'): AspectId => {
  const notes = state.objects
    .filter(each => (each.player === null) === (played === 'world'))
    .flatMap(each => each.aspects)
  return nth(notes, index)?.id ?? ('a999' as AspectId)
}

const index = fc.nat({ max: 40 })
const words = fc.string({ maxLength: 8 })
const at = fc.nat({ max: 10_000_000 })

const plan = (weight: number, arbitrary: fc.Arbitrary<Plan>) => ({ weight, arbitrary })
const two = (make: (one: number, other: number, text: string) => Plan): fc.Arbitrary<Plan> =>
  fc.tuple(index, index, words).map(([one, other, text]) => make(one, other, text))

export const outlining = fc.oneof(
  plan(
    8,
    two((one, _, text) => state => ({
      type: 'sketch',
      parent: state.scenes.length === 0 ? null : scene(state, one),
      objective: text
    }))
  ),
  plan(
    1,
    two((_, __, text) => () => ({ type: 'sketch', parent: null, objective: text }))
  ),
  plan(
    3,
    two((one, other) => state => ({ type: 'move-scene', scene: scene(state, one), parent: scene(state, other) }))
  ),
  plan(
    1,
    two(one => state => ({ type: 'cut-scene', scene: scene(state, one) }))
  ),
  plan(
    1,
    two((one, _, text) => state => ({
      type: 'edit-scene',
      scene: scene(state, one),
      objective: text,
      time: '',
      place: ''
    }))
  ),
  plan(
    1,
    fc
      .record({ finale: fc.constantFrom(4 as const, 5 as const), sceneMinutes: fc.constant(8 as const) })
      .map(chosen => (): Command => ({ type: 'set-options', options: { ...chosen, relationship: 'anyone' } }))
  )
)

export const worldly = fc.oneof(
  plan(
    4,
    fc
      .tuple(words, fc.constantFrom(...objectKinds), fc.constantFrom(null, seatActor(kresk), gm))
      .map(([name, kind, player]) => (): Command => ({ type: 'add-object', name, kind, player }))
  ),
  plan(
    8,
    fc
      .tuple(index, words, fc.constantFrom(null, null, ...categories), index)
      .map(([one, text, category, other]) => (state: State): Command => ({
        type: 'attach',
        object: object(state, one),
        text,
        category,
        about: object(state, other)
      }))
  ),
  plan(
    1,
    two(one => state => ({ type: 'remove-object', object: object(state, one) }))
  ),
  plan(
    1,
    two(one => state => ({ type: 'detach', aspect: note(state, one, 'character') }))
  ),
  plan(
    1,
    two((one, _, text) => state => ({ type: 'rewrite', aspect: note(state, one, 'world'), text, about: null }))
  )
)

export const staging = fc.oneof(
  plan(
    4,
    two((one, other) => state => ({ type: 'bring', scene: scene(state, one), object: object(state, other) }))
  ),
  plan(
    1,
    two((one, other) => state => ({ type: 'take-away', scene: scene(state, one), object: object(state, other) }))
  ),
  plan(
    2,
    two((one, other) => state => ({
      type: 'cast',
      scene: scene(state, one),
      objects: state.objects.filter((_, at) => (other >> at) % 2 === 1).map(({ id }) => id)
    }))
  ),
  plan(
    6,
    two((one, other) => state => {
      const pair = { character: note(state, one, 'character'), environment: note(state, other, 'world') }
      return { type: 'match', scene: scene(state, one), ...pair }
    })
  ),
  plan(
    5,
    fc.tuple(index, at).map(([one, when]) => (state: State): Command => ({
      type: 'perform',
      scene: scene(state, one),
      at: when
    }))
  ),
  plan(
    8,
    fc.constant((): Command => ({ type: 'roll', dice: null }))
  ),
  plan(
    1,
    fc.constant((): Command => ({ type: 'put-back' }))
  ),
  plan(
    2,
    two((one, _, text) => state => ({ type: 'tell', scene: scene(state, one), exploited: [0], words: text }))
  ),
  plan(
    2,
    at.map(when => (): Command => ({ type: 'end-scene', at: when }))
  ),
  plan(
    1,
    at.map(when => (): Command => ({ type: 'pause-clock', at: when }))
  ),
  plan(
    1,
    two(one => state => ({ type: 'correct-outcome', scene: scene(state, one), outcome: 'success' }))
  ),
  plan(
    1,
    fc.constantFrom(...phases).map(phase => (): Command => ({ type: 'go-to', phase }))
  )
)
