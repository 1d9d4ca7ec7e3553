import { assertNever } from '../core/assert-never'
import { stopped } from '../core/clock'
import { withScene } from './apply-outline'
import type { StageEvent } from './events'
import type { Check, SceneId, State } from './types'

/** Moves the pieces while the story is told. */
export function applyToStage(state: State, event: StageEvent): State {
  switch (event.type) {
    case 'scene-began':
      return { ...state, onStage: event.scene, clock: event.clock }
    case 'scene-put-back':
      return { ...state, onStage: null, clock: stopped }
    case 'check-began':
      return withScene(state, event.scene, scene => ({ ...scene, check: event.check }))
    case 'wave-rolled': {
      const rolled = { ...state, serial: state.serial + 1 }
      return withCheck(rolled, event.scene, check => ({ ...check, waves: [...check.waves, event.dice] }))
    }
    case 'outcome-determined':
    case 'outcome-corrected':
      return withCheck(state, event.scene, check => ({ ...check, outcome: event.outcome }))
    case 'scene-told': {
      const { exploited, words } = event
      return withScene(state, event.scene, scene => ({ ...scene, exploited, story: words }))
    }
    case 'scene-ended': {
      const off = { ...state, onStage: null, clock: stopped }
      return withScene(off, event.scene, scene => ({ ...scene, took: event.took }))
    }
    case 'clock-set':
      return { ...state, clock: event.clock }
    case 'question-asked':
      return { ...state, question: event.words }
    default:
      return assertNever(event)
  }
}

function withCheck(state: State, id: SceneId, change: (check: Check) => Check): State {
  return withScene(state, id, scene => (scene.check ? { ...scene, check: change(scene.check) } : scene))
}
