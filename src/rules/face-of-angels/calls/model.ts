import { z } from 'zod'
import { callsModelOf } from '../../core/calls/model'
import { commandsNamed } from '../../core/model'
import { contestModel } from '../contest/model'
import { deckModel } from '../deck/model'
import { endingModel } from '../ending/model'
import { recordModel } from '../record/model'
import { secretsModel } from '../secrets/model'
import { trickModel } from '../trick/model'

/** What a player can be called to do. `turn`: every step that the game waits for from the player. */
const calledFor = ['turn', 'extra-card', 'powers', 'contest'] as const
export type CalledFor = (typeof calledFor)[number]

const answer = z.union([
  commandsNamed(
    contestModel,
    'call-contest',
    'step-up',
    'set-stakes',
    'change-condition',
    'confirm-limits',
    'accept-stakes',
    'bring-relationship',
    'draw-as-jack'
  ),
  commandsNamed(trickModel, 'lay-card', 'pass-help', 'pick-point'),
  commandsNamed(secretsModel, 'answer-secret', 'hand-back'),
  commandsNamed(endingModel, 'pick-transformation', 'settle-relationship', 'agree-end', 'close-contest'),
  commandsNamed(deckModel, 'discard'),
  commandsNamed(recordModel, 'gain-powers')
])
export type Answer = z.infer<typeof answer>

export const callsModel = callsModelOf(calledFor, answer, { choice: 'A45', whats: 'A41', over: 'A42', answers: 'A43' })

declare module '../state' { interface Models { readonly calls: typeof callsModel } } // prettier-ignore
