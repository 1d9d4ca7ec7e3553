import type { Actor, SeatId } from '../core/seat'
import type { Module } from './module'
import type { AspectId, Category, ObjectId, ObjectKind, Options, Outcome, Phase, SceneId } from './types'

/** What can be asked of the world: the Prophecy, its Objects and their Aspects. */
export type WorldCommand =
  | { readonly type: 'write-prophecy'; readonly title: string; readonly world: string; readonly catastrophe: string }
  /** A ready-made Prophecy takes the place of the words; its Objects join those that are there. */
  | { readonly type: 'receive-module'; readonly module: Module }
  | { readonly type: 'add-object'; readonly name: string; readonly kind: ObjectKind; readonly player: Actor | null }
  | { readonly type: 'rename-object'; readonly object: ObjectId; readonly name: string; readonly kind: ObjectKind }
  | { readonly type: 'remove-object'; readonly object: ObjectId }
  /** Somebody else plays this Character from here. */
  | { readonly type: 'hand-over'; readonly object: ObjectId; readonly player: Actor }
  | {
      readonly type: 'attach'
      readonly object: ObjectId
      readonly text: string
      readonly category: Category | null
      readonly about: ObjectId | null
    }
  | { readonly type: 'rewrite'; readonly aspect: AspectId; readonly text: string; readonly about: ObjectId | null }
  | { readonly type: 'detach'; readonly aspect: AspectId }

/** What can be asked of the outline. */
export type OutlineCommand =
  /** `parent: null` sketches the Finale. */
  | { readonly type: 'sketch'; readonly parent: SceneId | null; readonly objective: string }
  | {
      readonly type: 'edit-scene'
      readonly scene: SceneId
      readonly objective: string
      readonly time: string
      readonly place: string
    }
  | { readonly type: 'move-scene'; readonly scene: SceneId; readonly parent: SceneId }
  /** With everything that leads to it. */
  | { readonly type: 'cut-scene'; readonly scene: SceneId }
  | { readonly type: 'bring'; readonly scene: SceneId; readonly object: ObjectId }
  | { readonly type: 'take-away'; readonly scene: SceneId; readonly object: ObjectId }
  | { readonly type: 'match'; readonly scene: SceneId; readonly character: AspectId; readonly environment: AspectId }
  | { readonly type: 'unmatch'; readonly scene: SceneId; readonly character: AspectId; readonly environment: AspectId }

/** What can be asked while the story is told. `at` is milliseconds since 1970 by the asker's clock. */
export type StageCommand =
  | { readonly type: 'perform'; readonly scene: SceneId; readonly at: number }
  /** Not this scene after all: nothing has been rolled. */
  | { readonly type: 'put-back' }
  /** The next wave; `dice` are real ones read out, null lets the app roll. */
  | { readonly type: 'roll'; readonly dice: readonly number[] | null }
  | { readonly type: 'tell'; readonly scene: SceneId; readonly exploited: readonly number[]; readonly words: string }
  | { readonly type: 'end-scene'; readonly at: number }
  | { readonly type: 'correct-outcome'; readonly scene: SceneId; readonly outcome: Outcome }
  | { readonly type: 'start-clock'; readonly at: number }
  | { readonly type: 'pause-clock'; readonly at: number }
  | { readonly type: 'reset-clock'; readonly at: number }
  /** A question of the Moderator's for the table; empty words take it away. */
  | { readonly type: 'ask'; readonly words: string }

/** What can be asked of a story as a whole. */
export type Command =
  | WorldCommand
  | OutlineCommand
  | StageCommand
  | { readonly type: 'go-to'; readonly phase: Phase }
  | { readonly type: 'set-options'; readonly options: Options }
  | { readonly type: 'name-moderator'; readonly seat: SeatId | null }
