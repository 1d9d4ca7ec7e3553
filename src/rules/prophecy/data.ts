import { z } from 'zod'
import type { Infer } from '../core/schema'
import { outlineModel } from './outline/model'
import { stageModel } from './stage/model'
import type { State } from './state'
import { tableModel } from './table/model'
import { worldModel } from './world/model'

const { doom, objects } = worldModel.state.shape
const { phase, onStage, clock, question } = stageModel.state.shape

/** The schema of a Prophecy board for other programs (OI7). The board has no secrets. */
export const dataSchema = z.strictObject({
  ...tableModel.state.shape,
  doom,
  objects,
  ...outlineModel.state.shape,
  phase,
  onStage,
  clock,
  question
})

/** The state in that schema. */
export function dataOf(state: State): Infer<typeof dataSchema> {
  const { seats, moderator, options, scenes } = state
  return {
    seats,
    moderator,
    doom: state.doom,
    objects: state.objects,
    options,
    scenes,
    phase: state.phase,
    onStage: state.onStage,
    clock: state.clock,
    question: state.question
  }
}
