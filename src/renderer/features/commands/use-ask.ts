import type { PlainExplanation } from '#rules/core/refusal'
import type { Answer, Ask, AskKind } from '#shared/contract'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'

export interface Asker {
  ask<Kind extends AskKind>(question: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>>
  /** Says why the page itself will not ask for it, and what to do instead. */
  refuse(why: PlainExplanation): void
}

/** Asks the host; what it says against it is told at the nearest `RefusalSpot`. */
export function useAsk(): Asker {
  const gm = useGm()
  const spot = refusalSpotAround()
  return {
    ask: question => gm.ask(question, spot()),
    refuse({ message, remedy }) {
      gm.said = { at: spot(), denial: { kind: 'problem', problem: { kind: 'unsupported', message, remedy } } }
    }
  }
}
