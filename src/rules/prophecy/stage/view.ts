import type { Check, Pair, Scene, CheckPair } from '../outline/model'
import { extraDice, isTold, sceneOf, waitsFor } from '../outline/scenes'
import type { State } from '../state'
import { mostScenes, type ObjectId, type Outcome, type SceneId } from '../vocabulary'
import { diceDue, hitsOf, poolOf } from './dice'
import { successChance } from './odds'

/** The dice of a scene. */
export interface CheckView {
  readonly waves: readonly (readonly number[])[]
  readonly pairs: readonly CheckPair[]
  readonly lent: number
  readonly difficulty: number
  readonly hits: number
  /** Number of dice in the next wave; 0 after the last. */
  readonly due: number
  /** Chance of success with the dice that lie there and the dice still to roll, 0…1. */
  readonly chance: number
  readonly outcome: Outcome | null
}

/** `waiting`: a scene that leads to it is not told yet. `ready`: it can be performed next. */
type SceneStanding = 'waiting' | 'ready' | 'on-stage' | 'told'

/** One scene on the story board, drawn as an oval. */
export interface SceneView {
  readonly id: SceneId
  readonly parent: SceneId | null
  /** 0 for the Finale, 1 for a primary scene … */
  readonly depth: number
  readonly objective: string
  readonly difficulty: number
  readonly time: string
  readonly place: string
  readonly present: readonly ObjectId[]
  /** Names of Objects that were there at the roll and have left the table since. */
  readonly gone: readonly string[]
  readonly pairs: readonly Pair[]
  readonly standing: SceneStanding
  /** The scenes that must be told first. */
  readonly waitsFor: readonly SceneId[]
  /** Dice lent by successful scenes. */
  readonly lent: number
  /** The present pool: pairs and lent dice. */
  readonly pool: number
  /** Exact chance of the pool against the difficulty, 0…1. */
  readonly chance: number
  readonly maySketch: boolean
  readonly check: CheckView | null
  readonly outcome: Outcome | null
  readonly exploited: readonly number[]
  readonly story: string
  readonly took: number | null
}

/** One scene as every audience sees it. */
export function sceneView(state: State, scene: Scene): SceneView {
  const { id, parent, objective, difficulty, time, place, present, gone, pairs, exploited, story, took } = scene
  const lent = extraDice(state, id)
  // The pool of a rolled scene stays as it was, even when an Object leaves the table later (PR34).
  const pool = scene.check ? poolOf(scene.check) : pairs.length + lent
  const standing = standingOf(state, scene)
  return {
    id,
    parent,
    depth: depthOf(state, scene),
    objective,
    difficulty,
    time,
    place,
    present,
    gone,
    pairs,
    standing,
    waitsFor: waitsFor(state, id).map(each => each.id),
    lent,
    pool,
    chance: successChance(pool, difficulty),
    maySketch: difficulty > 1 && state.scenes.length < mostScenes && (standing === 'waiting' || standing === 'ready'),
    check: scene.check && checkView(scene.check),
    outcome: scene.check?.outcome ?? null,
    exploited,
    story,
    took
  }
}

function standingOf(state: State, scene: Scene): SceneStanding {
  if (state.onStage === scene.id) return 'on-stage'
  if (isTold(scene)) return 'told'
  return waitsFor(state, scene.id).length > 0 ? 'waiting' : 'ready'
}

function depthOf(state: State, scene: Scene): number {
  const parent = sceneOf(state, scene.parent)
  return parent ? depthOf(state, parent) + 1 : 0
}

function checkView(check: Check): CheckView {
  const { waves, pairs, lent, difficulty, outcome } = check
  const hits = hitsOf(check)
  const due = outcome ? 0 : diceDue(check)
  return { waves, pairs, lent, difficulty, hits, due, chance: successChance(due, difficulty - hits), outcome }
}
