import { assertNever } from '../core/assert-never'
import { elapsed, latest, paused, started, stopped } from '../core/clock'
import { roll, type Luck } from '../core/luck'
import { refuse } from '../core/refusal'
import { ok } from '../core/result'
import type { StageCommand } from './commands'
import type { Decision } from './decide'
import { diceDue, hitsOf } from './dice'
import type { Event, StageEvent } from './events'
import { aspectOf, diceLent, isTold, mostDice, sceneOf, waitsFor } from './outline'
import type { Check, Scene, SceneId, State, ToldPair } from './types'

/** What happens while the story is told (PR20–PR38). */
export function decideStage(state: State, command: StageCommand, luck: Luck): Decision {
  if ('at' in command && command.at > latest) return refuse({ because: 'no-such-time' })
  switch (command.type) {
    case 'perform':
      return decidePerform(state, command.scene, command.at)
    case 'put-back': {
      const scene = sceneOf(state, state.onStage)
      if (!scene) return refuse({ because: 'nothing-on-stage' })
      if (scene.check) return refuse({ because: 'dice-rolled' })
      return ok([{ type: 'scene-put-back', scene: scene.id, objective: scene.objective }])
    }
    case 'roll':
      return decideRoll(state, command.dice, luck)
    case 'end-scene': {
      const scene = sceneOf(state, state.onStage)
      if (!scene) return refuse({ because: 'nothing-on-stage' })
      if (!isTold(scene)) return refuse({ because: 'not-told', objective: scene.objective })
      return ok([ended(state, scene, command.at)])
    }
    case 'tell':
    case 'correct-outcome':
      return decideTold(state, command)
    case 'ask':
      return ok([{ type: 'question-asked', words: command.words.trim() }])
    default:
      return decideClock(state, command)
  }
}

function decidePerform(state: State, id: SceneId, at: number): Decision {
  const scene = sceneOf(state, id)
  if (!scene) return refuse({ because: 'gone', what: 'scene' })
  const { objective } = scene
  if (isTold(scene)) return refuse({ because: 'told', objective })
  const waiting = waitsFor(state, id).map(each => each.objective)
  if (waiting.length > 0) return refuse({ because: 'precursors-first', objective, waiting })
  const before = sceneOf(state, state.onStage)
  if (before && !isTold(before)) return refuse({ because: 'other-scene', objective: before.objective })
  const events: Event[] = before ? [ended(state, before, at)] : []
  if (state.phase !== 'story') events.push({ type: 'phase-entered', phase: 'story' })
  return ok([...events, { type: 'scene-began', scene: id, objective, clock: started(stopped, at) }])
}

function ended({ clock }: State, { id, objective }: Scene, at: number): StageEvent {
  return { type: 'scene-ended', scene: id, objective, took: elapsed(clock, at) }
}

/** One wave of dice (PR25): the pool first, then one die for each six, until a wave brings none. */
function decideRoll(state: State, typed: readonly number[] | null, luck: Luck): Decision {
  const scene = sceneOf(state, state.onStage)
  if (!scene) return refuse({ because: 'nothing-on-stage' })
  if (isTold(scene)) return refuse({ because: 'dice-rolled' })
  const check = scene.check ?? poolFor(state, scene)
  const due = diceDue(check)
  if (due > mostDice) return refuse({ because: 'too-many-dice', pool: due, most: mostDice })
  if (typed && (typed.length !== due || !typed.every(isFace))) return refuse({ because: 'wrong-dice', due })
  const dice = typed ?? Array.from({ length: due }, () => roll(luck, 6))
  const rolled: Check = { ...check, waves: [...check.waves, dice] }
  const events: StageEvent[] = []
  if (!scene.check) events.push({ type: 'check-began', scene: scene.id, check })
  events.push({ type: 'wave-rolled', scene: scene.id, wave: rolled.waves.length, dice })
  if (diceDue(rolled) === 0) events.push(outcomeOf(scene, rolled))
  return ok(events)
}

function isFace(die: number): boolean {
  return Number.isInteger(die) && die >= 1 && die <= 6
}

function poolFor(state: State, scene: Scene): Check {
  const pairs = scene.pairs.flatMap(({ character, environment }): readonly ToldPair[] => {
    const one = aspectOf(state, character)
    const other = aspectOf(state, environment)
    if (!one || !other) return []
    return [{ character: one.aspect.text, environment: other.aspect.text, of: [one.object.name, other.object.name] }]
  })
  return { difficulty: scene.difficulty, pairs, lent: diceLent(state, scene.id), waves: [], outcome: null }
}

function outcomeOf({ id, objective }: Scene, check: Check): StageEvent {
  const { difficulty } = check
  const hits = hitsOf(check)
  const outcome = hits >= difficulty ? 'success' : 'failure'
  return { type: 'outcome-determined', scene: id, objective, hits, difficulty, outcome }
}

function decideTold(state: State, command: Extract<StageCommand, { type: 'tell' | 'correct-outcome' }>): Decision {
  const scene = sceneOf(state, command.scene)
  if (!scene) return refuse({ because: 'gone', what: 'scene' })
  const { id, objective, check } = scene
  if (!check || !isTold(scene)) return refuse({ because: 'not-told', objective })
  if (command.type === 'correct-outcome')
    return ok([{ type: 'outcome-corrected', scene: id, objective, outcome: command.outcome }])
  const exploited = [...new Set(command.exploited)].filter(index => index < check.pairs.length)
  return ok([{ type: 'scene-told', scene: id, objective, exploited, words: command.words.trim() }])
}

function decideClock(state: State, command: Extract<StageCommand, { type: `${string}-clock` }>): Decision {
  const { clock } = state
  switch (command.type) {
    case 'start-clock':
      if (clock.since !== null) return refuse({ because: 'clock-is', now: 'running' })
      return ok([{ type: 'clock-set', clock: started(clock, command.at), how: 'started' }])
    case 'pause-clock':
      if (clock.since === null) return refuse({ because: 'clock-is', now: 'standing' })
      return ok([{ type: 'clock-set', clock: paused(clock, command.at), how: 'paused' }])
    case 'reset-clock': {
      const fresh = clock.since === null ? stopped : started(stopped, command.at)
      return ok([{ type: 'clock-set', clock: fresh, how: 'reset' }])
    }
    default:
      return assertNever(command)
  }
}
