import { assertNever } from '../core/assert-never'
import type { Audience, AudienceKind } from '../core/audience'
import { remembered } from '../core/remembered'
import { diceDue, hitsOf, poolOf } from './dice'
import { successChance } from './odds'
import { diceLent, finaleOf, isCharacter, isPresent, isTold, mostScenes, sceneOf, waitsFor } from './outline'
import { reminders } from './reminders'
import { categories, type Check, type Scene, type State, type StoryObject } from './types'
import type { CheckView, ObjectView, ProphecyViews, SceneStanding, SceneView, TableView } from './views'

/** What one audience may know of a story, built up from nothing. */
export function view(state: State, audience: Audience): ProphecyViews[AudienceKind] {
  switch (audience.kind) {
    case 'table':
    case 'overlay':
      return tableView(state)
    case 'gm':
      return { ...tableView(state), reminders: reminders(state) }
    case 'seat':
      return { ...tableView(state), yours: audience.seat, isModerator: tableView(state).moderator === audience.seat }
    default:
      return assertNever(audience)
  }
}

/** Every audience looks at the same board. */
const boards = remembered<State, TableView>(1)

function tableView(state: State): TableView {
  return boards(state, [], () => laidOut(state))
}

function laidOut(state: State): TableView {
  const { phase, options, doom, moderator, onStage, clock, question, serial } = state
  return {
    phase,
    options,
    doom,
    moderator: moderator !== null && isPresent(state, moderator) ? moderator : null,
    objects: state.objects.map(objectView),
    scenes: state.scenes.map(scene => sceneView(state, scene)),
    scenesLeft: mostScenes - state.scenes.length,
    onStage,
    clock,
    question,
    ending: finaleOf(state)?.check?.outcome ?? null,
    serial
  }
}

function objectView(object: StoryObject): ObjectView {
  const { id, name, kind, player, aspects } = object
  return { id, name, kind, player, aspects, missing: missingCategories(object) }
}

/** The categories of a Character that no note has yet (PR6). */
export function missingCategories(object: StoryObject): ObjectView['missing'] {
  if (!isCharacter(object)) return []
  return categories.filter(category => !object.aspects.some(aspect => aspect.category === category))
}

function sceneView(state: State, scene: Scene): SceneView {
  const { id, parent, objective, difficulty, time, place, present, gone, pairs, exploited, story, took } = scene
  const lent = diceLent(state, id)
  // What was rolled stays as it was rolled, whatever leaves the table later (PR34).
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
