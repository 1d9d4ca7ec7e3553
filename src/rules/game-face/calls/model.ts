import { z } from 'zod'
import { callsModelOf } from '../../core/calls/model'
import { commandsNamed } from '../../core/model'
import { duelModel } from '../duel/model'
import { ritualModel } from '../ritual/model'

/** What a player can be called to do in a duel. */
const calledFor = ['pick-and-roll', 'describe', 'settle'] as const
export type CalledFor = (typeof calledFor)[number]

const answer = z.union([
  commandsNamed(ritualModel, 'pick', 'roll', 'enter-die', 'describe'),
  commandsNamed(duelModel, 'settle')
])
export type Answer = z.infer<typeof answer>

export const callsModel = callsModelOf(calledFor, answer, {
  choice: 'GF37',
  whats: 'GF33',
  over: 'GF34',
  answers: 'GF35'
})

declare module '../state' { interface Models { readonly calls: typeof callsModel } } // prettier-ignore
