import type { Actor, SeatId } from '../core/seat'
import type { Aspect, AspectId, Check, Clock, Doom, ObjectId, ObjectKind, Options, Outcome, Phase } from './types'
import type { Pair, Scene, SceneId, StoryObject } from './types'

/** A scene's difficulty after the outline around it changed. */
export interface Graded {
  readonly scene: SceneId
  readonly difficulty: number
}

/** What happened to the world. Names stand beside ids so that the log reads well after they are gone. */
export type WorldEvent =
  | { readonly type: 'prophecy-written'; readonly doom: Doom }
  | { readonly type: 'module-received'; readonly doom: Doom; readonly objects: readonly StoryObject[] }
  | { readonly type: 'object-added'; readonly object: StoryObject }
  | {
      readonly type: 'object-renamed'
      readonly object: ObjectId
      readonly from: string
      readonly name: string
      readonly kind: ObjectKind
    }
  | {
      readonly type: 'object-removed'
      readonly object: ObjectId
      readonly name: string
      /** Scenes whose dice have fallen remember it by name. Without it, as in older files, it leaves them as well. */
      readonly keepsTold?: true
    }
  | { readonly type: 'character-handed-over'; readonly object: ObjectId; readonly name: string; readonly player: Actor }
  | { readonly type: 'aspect-attached'; readonly object: ObjectId; readonly name: string; readonly aspect: Aspect }
  | { readonly type: 'aspect-rewritten'; readonly name: string; readonly from: string; readonly aspect: Aspect }
  | { readonly type: 'aspect-detached'; readonly name: string; readonly aspect: AspectId; readonly text: string }

export type OutlineEvent =
  | { readonly type: 'scene-sketched'; readonly scene: Pick<Scene, 'id' | 'parent' | 'objective' | 'difficulty'> }
  | {
      readonly type: 'scene-edited'
      readonly scene: SceneId
      readonly objective: string
      readonly time: string
      readonly place: string
    }
  | {
      readonly type: 'scene-moved'
      readonly scene: SceneId
      readonly objective: string
      readonly parent: SceneId
      readonly to: string
      readonly grades: readonly Graded[]
    }
  | { readonly type: 'scenes-cut'; readonly scenes: readonly SceneId[]; readonly objective: string }
  | { readonly type: 'object-brought'; readonly scene: SceneId; readonly object: ObjectId; readonly name: string }
  | { readonly type: 'object-taken-away'; readonly scene: SceneId; readonly object: ObjectId; readonly name: string }
  | {
      readonly type: 'pair-matched'
      readonly scene: SceneId
      readonly pair: Pair
      readonly texts: readonly [string, string]
    }
  | {
      readonly type: 'pair-unmatched'
      readonly scene: SceneId
      readonly pair: Pair
      readonly texts: readonly [string, string]
    }

export type StageEvent =
  | { readonly type: 'scene-began'; readonly scene: SceneId; readonly objective: string; readonly clock: Clock }
  | { readonly type: 'scene-put-back'; readonly scene: SceneId; readonly objective: string }
  /** The pool is put together: from here the check is what it is. */
  | { readonly type: 'check-began'; readonly scene: SceneId; readonly check: Check }
  | { readonly type: 'wave-rolled'; readonly scene: SceneId; readonly wave: number; readonly dice: readonly number[] }
  | {
      readonly type: 'outcome-determined'
      readonly scene: SceneId
      readonly objective: string
      readonly hits: number
      readonly difficulty: number
      readonly outcome: Outcome
    }
  | {
      readonly type: 'outcome-corrected'
      readonly scene: SceneId
      readonly objective: string
      readonly outcome: Outcome
    }
  | {
      readonly type: 'scene-told'
      readonly scene: SceneId
      readonly objective: string
      readonly exploited: readonly number[]
      readonly words: string
    }
  /** `took` is milliseconds on the clock. */
  | { readonly type: 'scene-ended'; readonly scene: SceneId; readonly objective: string; readonly took: number }
  | { readonly type: 'clock-set'; readonly clock: Clock; readonly how: 'started' | 'paused' | 'reset' }
  | { readonly type: 'question-asked'; readonly words: string }

/** What happened in a story. */
export type Event =
  | WorldEvent
  | OutlineEvent
  | StageEvent
  | { readonly type: 'phase-entered'; readonly phase: Phase }
  | { readonly type: 'options-set'; readonly options: Options; readonly grades: readonly Graded[] }
  | { readonly type: 'moderator-named'; readonly seat: SeatId | null }
