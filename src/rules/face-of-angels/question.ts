import { type Explanation, ruleOf } from '../core/refusal'
import type { Answers, OpenQuestion, Question } from '../core/question'
import type { SeatId } from '../core/seat'
import { explain, refusalRules } from './slices'
import type { Command, Refusal } from './state'
import type { Participant } from './vocabulary'

/** A decision of this game that waits, or is offered: the World's are the Game Master's own. */
export type AngelsQuestion = OpenQuestion<Command, SeatId | null>

type Asked = Omit<Question, 'seat' | 'decides'> & {
  readonly who: Participant
  command(answers: Answers): Command
}

/** A question of this participant, with the command that its answers become. */
export function question({ who, command, ...asked }: Asked): AngelsQuestion {
  const isWorld = who === 'world'
  return {
    question: { ...asked, seat: isWorld ? null : who, decides: isWorld ? 'gm' : 'player' },
    command
  }
}

/** Why a choice cannot be made now, with its rule. */
export function blockedBy(why: Refusal): Explanation & { readonly rule: string } {
  return { ...explain(why), rule: ruleOf(refusalRules, why.because) }
}
