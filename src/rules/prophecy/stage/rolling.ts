import { type Luck, roll } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import type { Check, Scene, ToldPair } from '../outline/model'
import { diceLent, isTold, sceneOf } from '../outline/scenes'
import type { Act, Event, Judgement, State } from '../state'
import { mostDice } from '../vocabulary'
import { aspectOf } from '../world/objects'
import { diceDue, hitsOf } from './dice'

/** Rolls one wave of dice (PR25): the pool first, then one die for each six, until a wave has no six. */
export function rollWave(act: Act, typed: readonly number[] | null, luck: Luck): Judgement {
  const scene = sceneOf(act.state, act.state.onStage)
  if (!scene) return refuse({ because: 'nothing-on-stage' })
  if (isTold(scene)) return refuse({ because: 'dice-rolled' })
  const check = scene.check ?? poolFor(act.state, scene)
  const due = diceDue(check)
  if (due > mostDice) return refuse({ because: 'too-many-dice', pool: due, most: mostDice })
  if (typed && (typed.length !== due || !typed.every(isFace))) return refuse({ because: 'wrong-dice', due })
  const dice = typed ?? Array.from({ length: due }, () => roll(luck, 6))
  const rolled: Check = { ...check, waves: [...check.waves, dice] }
  const began = scene.check ? act : happen(act, { type: 'check-began', scene: scene.id, check })
  const wave = happen(began, { type: 'wave-rolled', scene: scene.id, wave: rolled.waves.length, dice })
  return ok(diceDue(rolled) === 0 ? happen(wave, outcomeOf(scene, rolled)) : wave)
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

function outcomeOf({ id, objective }: Scene, check: Check): Extract<Event, { type: 'outcome-determined' }> {
  const { difficulty } = check
  const hits = hitsOf(check)
  const outcome = hits >= difficulty ? 'success' : 'failure'
  return { type: 'outcome-determined', scene: id, objective, hits, difficulty, outcome }
}
