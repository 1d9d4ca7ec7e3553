import type { OpenQuestion } from '../question'
import { readQuestionId } from '../question-id'
import type { SeatId } from '../seat'
import type { Tagged } from '../slice'
import type { CallsState } from './model'
import { type CallKinds, callFor } from './rules'

/**
 * A command that answers the open call of this seat is sent as the answer of the call. Then the call checks it.
 * @param opens the kinds of questions that such a call opens. At other times they are offered
 */
export function answeringCall<
  State extends CallsState<What>,
  What extends string,
  Answer extends Tagged,
  Command extends Tagged,
  Kind extends string
>(
  kinds: CallKinds<State, What, Answer>,
  state: State,
  seat: SeatId,
  open: OpenQuestion<Command, SeatId | null>,
  opens: Readonly<Partial<Record<What, readonly Kind[]>>>
): OpenQuestion<Command, SeatId | null> {
  const call = callFor<What, State>(kinds, state, seat)
  if (!call) return open
  const { offered, ...question } = open.question
  const isOpened = opens[call.what]?.includes(readQuestionId<Kind>(question.id).kind) ?? false
  return {
    question: offered && !isOpened ? open.question : question,
    command(answers, at) {
      const command = open.command(answers, at)
      const isAnswer = kinds.answers(state, call.what, seat, command as unknown as Answer)
      // Each game with calls has this command, in the model that it makes of `callsModelOf`.
      return isAnswer ? ({ type: 'answer-call', seat, call: call.id, answer: command } as unknown as Command) : command
    }
  }
}
