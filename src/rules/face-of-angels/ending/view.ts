import { limitsAsked } from '../contest/contests'
import type { Contest, Phase } from '../contest/model'
import type { State } from '../state'
import { type TrickView, trickView } from '../trick/view'
import type { Side } from '../vocabulary'
import { scoreOf } from './verdict'

/** The phase of a contest. `between` is left out: the next trick opens automatically. */
type PhaseView = Exclude<Phase, { at: 'trick' | 'between' }> | { readonly at: 'trick'; readonly trick: TrickView }

/** The contest on the stage. Every part of it is public. */
export interface ContestView extends Omit<Contest, 'act' | 'phase'> {
  /** Both sides must confirm the limits that the prologue puts on stakes. */
  readonly limitsAsked: boolean
  readonly phase: PhaseView
  readonly score: Readonly<Record<Side, number>>
}

export function contestView(state: State, contest: Contest): ContestView {
  const { serial, kind, initiator, respondent, stakes, offers, confirmed, pace, tricks, brought, jacks, closest } =
    contest
  return {
    serial,
    kind,
    initiator,
    respondent,
    stakes,
    offers,
    confirmed,
    limitsAsked: limitsAsked(contest),
    pace,
    phase: phaseView(state, contest.phase),
    tricks,
    score: { initiator: scoreOf(contest, 'initiator'), respondent: scoreOf(contest, 'respondent') },
    brought,
    jacks,
    ...(closest && { closest })
  }
}

function phaseView(state: State, phase: Phase): PhaseView {
  if (phase.at === 'trick') return { at: 'trick', trick: trickView(state, phase.trick) }
  if (phase.at === 'between') throw new Error('between two tricks nobody looks: the next one opens by itself')
  return phase
}
