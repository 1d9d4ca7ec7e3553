import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/prophecy/state'
import { prophecy } from '#rules/prophecy/index'
import { categories, objectKinds, phases, type AspectId, type ObjectId, type SceneId } from '#rules/prophecy/vocabulary'
import { seededLuck } from '../../support/luck'
import { brindle, kresk, outlined, seatActor, Story } from './story'

/** Commands that point at the things that are there, by a number that is taken round and round. */
type Plan = (state: State) => Command

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

const outlining = fc.oneof(
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

const worldly = fc.oneof(
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

const staging = fc.oneof(
  plan(
    4,
    two((one, other) => state => ({ type: 'bring', scene: scene(state, one), object: object(state, other) }))
  ),
  plan(
    1,
    two((one, other) => state => ({ type: 'take-away', scene: scene(state, one), object: object(state, other) }))
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

const play = fc.record({
  plans: fc.array(fc.oneof({ weight: 3, arbitrary: outlining }, worldly, { weight: 4, arbitrary: staging }), {
    minLength: 30,
    maxLength: 120
  }),
  seed: fc.nat()
})

interface Step {
  readonly command: Command
  readonly state: State
  readonly events: readonly Event[]
}

/** Plays whatever the rules allow. */
function steps({ plans, seed }: { readonly plans: readonly Plan[]; readonly seed: number }): readonly Step[] {
  const luck = seededLuck(seed)
  const played: Step[] = []
  let { state } = new Story()
  for (const planned of plans) {
    const command = planned(state)
    const decided = prophecy.decide(state, command, gm, luck)
    if (!decided.ok) continue
    for (const event of decided.value.events) state = prophecy.apply(state, event)
    played.push({ command, state, events: decided.value.events })
  }
  return played
}

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
          expect(prophecy.parse.command.parse(copied(command))).toEqual({ ok: true, value: command })
          expect(prophecy.parse.state.parse(copied(state))).toEqual({ ok: true, value: state })
          for (const event of events)
            expect(prophecy.parse.event.parse(copied(event))).toEqual({ ok: true, value: event })
        }
      }),
      { numRuns: 40 }
    )
  })

  it('PR41: every line of the log can be read by everybody', () => {
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

function copied(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown
}

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
