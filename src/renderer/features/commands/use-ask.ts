import type { PlainExplanation } from '#rules/core/refusal'
import type { Answer, Ask, AskKind } from '#shared/contract'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'

export interface Asker {
  ask<Kind extends AskKind>(question: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>>
  /** Shows a refusal by the page itself, and the remedy. */
  refuse(why: PlainExplanation): void
}

/** Sends requests to the host; a denial appears at the nearest `RefusalSpot`. */
export function useAsk(): Asker {
  const gm = useGm()
  const spot = refusalSpotAround()
  return {
    ask: question => gm.ask(question, spot()),
    refuse({ message, remedy }) {
      gm.lastDenial = { at: spot(), denial: { kind: 'problem', problem: { kind: 'unsupported', message, remedy } } }
    }
  }
}
