import { z } from 'zod'
import { callsModelOf } from '../../core/calls/model'
import { commandsNamed } from '../../core/model'
import { outlineModel } from '../outline/model'
import { stageModel } from '../stage/model'

/** What a player can be called to do in a story. */
const calledFor = ['roll', 'match', 'tell', 'choose-scene'] as const
export type CalledFor = (typeof calledFor)[number]

const answer = z.union([
  commandsNamed(stageModel, 'roll', 'tell', 'perform'),
  commandsNamed(outlineModel, 'match', 'unmatch')
])
export type Answer = z.infer<typeof answer>

export const callsModel = callsModelOf(calledFor, answer, {
  choice: 'PR53',
  whats: 'PR49',
  over: 'PR50',
  answers: 'PR51'
})

declare module '../state' { interface Models { readonly calls: typeof callsModel } } // prettier-ignore
