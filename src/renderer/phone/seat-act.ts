import type { BoardCommand } from '#rules/registry'
import type { Answers, AnyQuestion } from '#rules/core/question'
import { context } from '@/ui/context'

/**
 * How the parts of a private board send a command of their game. The page that shows the board, a phone or the hot-seat
 * on the GM’s computer, sends it for the seat. A part may provide another function to its children, where their commands
 * answer a call.
 */
export const [provideSeatAct, useSeatAct] = context<(command: BoardCommand) => void>(
  'this part lies on no private board'
)

/** Answers a question of the game (QU1). @returns whether the host took the answers */
export type SendAnswer = (question: AnyQuestion, answers: Answers) => Promise<boolean>

export const [provideSeatAnswer, useSeatAnswer] = context<SendAnswer>('this part lies on no private board')
