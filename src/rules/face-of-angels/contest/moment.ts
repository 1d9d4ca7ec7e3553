import { assertNever } from '../../core/assert-never'
import type { State } from '../state'
import type { Trick } from './shapes'

/** What the game waits for now, in a few words, for the text of a refusal. */
export function momentOf({ contest }: State): string {
  if (!contest) return 'no contest is running'
  const { phase } = contest
  switch (phase.at) {
    case 'called':
      return 'the respondent says who acts for them'
    case 'stakes':
      return 'the initiator sets the stakes'
    case 'negotiation':
      return 'the stakes are being negotiated'
    case 'trick':
      return trickMoment(phase.trick)
    case 'between':
      return 'the next trick begins'
    case 'ended':
      return 'the contest is decided, and somebody tells how it ends'
    default:
      return assertNever(phase)
  }
}

const steps = {
  lead: 'the leader lays a card',
  answer: 'the other side answers',
  'help-leader': "helpers of the leader's side are asked",
  'help-responder': 'helpers of the other side are asked',
  points: 'the sides pick their point cards'
} as const satisfies Record<Trick['step'], string>

function trickMoment({ question, step }: Trick): string {
  if (question?.kind === 'secret') return 'somebody must say whether a secret is true'
  return question ? 'cards must be given back' : steps[step]
}
