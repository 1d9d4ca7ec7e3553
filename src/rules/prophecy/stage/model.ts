import { z } from 'zod'
import { stopped } from '../../core/clock'
import { stateFields, refusal } from '../../core/model'
import { variant } from '../../core/schema'
import { diceCheck, difficulty, exploited, outcome, wave } from '../outline/model'
import { lineText, milliseconds, sceneId, words } from '../shapes'
import { phases } from '../vocabulary'

const phase = z.enum(phases)
const clock = z.strictObject({ ran: milliseconds, since: milliseconds.nullable() })

const onScene = { scene: sceneId, objective: lineText }

export const stageModel = {
  state: stateFields(
    {
      phase,
      /** The scene on stage, until its end. */
      onStage: sceneId.nullable(),
      clock,
      /** The Moderator's last question; empty when there is none. */
      question: lineText,
      /** Grows by one with each wave of dice: screens animate the change. */
      serial: z.int().min(0)
    },
    { phase: 'prophecy', onStage: null, clock: stopped, question: '', serial: 0 }
  ),
  commands: [
    variant('go-to', { phase }),
    variant('perform', { scene: sceneId, at: milliseconds }),
    /** Takes the scene off the stage; only before its first roll. */
    variant('put-back', {}),
    /** Rolls the next wave. `dice` are real dice that were read out; null lets the app roll. */
    variant('roll', { dice: wave.nullable() }),
    variant('tell', { scene: sceneId, exploited: exploited.max(200), words }),
    variant('end-scene', { at: milliseconds }),
    variant('correct-outcome', { scene: sceneId, outcome }),
    variant('start-clock', { at: milliseconds }),
    variant('pause-clock', { at: milliseconds }),
    variant('reset-clock', { at: milliseconds }),
    /** The Moderator's question to the table; empty words remove it. */
    variant('ask', { words: lineText })
  ],
  events: [
    variant('phase-entered', { phase }),
    variant('scene-began', { ...onScene, clock }),
    variant('scene-put-back', onScene),
    /** The pool is final: later changes do not affect the check. */
    variant('check-began', { scene: sceneId, check: diceCheck }),
    variant('wave-rolled', { scene: sceneId, wave: z.int().min(1), dice: wave }),
    variant('outcome-determined', { ...onScene, hits: z.int().min(0), difficulty, outcome }),
    variant('outcome-corrected', { ...onScene, outcome }),
    variant('scene-told', { ...onScene, exploited, words }),
    /** `took` is milliseconds on the clock. */
    variant('scene-ended', { ...onScene, took: milliseconds }),
    variant('clock-set', { clock, how: z.enum(['started', 'paused', 'reset']) }),
    variant('question-asked', { words: lineText })
  ],
  refusals: {
    'no-finale': refusal('PR11'),
    'precursors-first': refusal<{ objective: string; waiting: readonly string[] }>('PR20'),
    'other-scene': refusal<{ objective: string }>('PR21'),
    'nothing-on-stage': refusal('PR20'),
    'wrong-dice': refusal<{ due: number }>('PR32'),
    'not-told': refusal<{ objective: string }>('PR21'),
    'too-many-dice': refusal<{ pool: number; most: number }>('PR47'),
    'no-such-time': refusal('PR36'),
    'clock-is': refusal<{ now: 'running' | 'standing' }>('PR36')
  }
} as const

declare module '../state' { interface Models { readonly stage: typeof stageModel } } // prettier-ignore
