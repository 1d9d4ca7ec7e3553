import fc from 'fast-check'
import { gm } from '#rules/core/seat'
import type { Command, Event, State } from '#rules/prophecy/state'
import { prophecy } from '#rules/prophecy/index'
import { seededLuck } from '../../support/luck'
import { leadsToRemedy } from '../../support/remedy-law'
import { Story } from './story'
import { type Plan, outlining, worldly, staging } from './random-plans'

export const play = fc.record({
  plans: fc.array(fc.oneof({ weight: 3, arbitrary: outlining }, worldly, { weight: 4, arbitrary: staging }), {
    minLength: 30,
    maxLength: 120
  }),
  seed: fc.nat()
})

interface Step {
  readonly command: Command
  readonly state: State
  readonly events: readonly Event[]
}

/** Plays whatever the rules allow. */
export function steps({ plans, seed }: { readonly plans: readonly Plan[]; readonly seed: number }): readonly Step[] {
  const luck = seededLuck(seed)
  const played: Step[] = []
  let { state } = new Story()
  for (const planned of plans) {
    const command = planned(state)
    const decided = prophecy.decide(state, command, gm, luck)
    if (!decided.ok) {
      leadsToRemedy(decided.error.because, prophecy.explain(decided.error))
      continue
    }
    for (const event of decided.value.events) state = prophecy.apply(state, event)
    played.push({ command, state, events: decided.value.events })
  }
  return played
}
