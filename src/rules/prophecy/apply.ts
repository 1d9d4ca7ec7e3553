import { applyToOutline, regraded } from './apply-outline'
import { applyToStage } from './apply-stage'
import { applyToWorld } from './apply-world'
import type { Event } from './events'
import type { State } from './types'

/** Moves the pieces of a story. Never judges. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'phase-entered':
      return { ...state, phase: event.phase }
    case 'options-set':
      return regraded({ ...state, options: event.options }, event.grades)
    case 'moderator-named':
      return { ...state, moderator: event.seat }
    case 'prophecy-written':
    case 'module-received':
    case 'object-added':
    case 'object-renamed':
    case 'object-removed':
    case 'character-handed-over':
    case 'aspect-attached':
    case 'aspect-rewritten':
    case 'aspect-detached':
      return applyToWorld(state, event)
    case 'scene-sketched':
    case 'scene-edited':
    case 'scene-moved':
    case 'scenes-cut':
    case 'object-brought':
    case 'object-taken-away':
    case 'pair-matched':
    case 'pair-unmatched':
      return applyToOutline(state, event)
    default:
      return applyToStage(state, event)
  }
}
