import type { Call } from '#rules/core/calls/model'
import { plainText } from '#rules/core/log-line'
import type { AnyQuestion } from '#rules/core/question'
import type { Seat, SeatId } from '#rules/core/seat'
import { nameIn } from '@/ui/seat-names'

/** The calls of a board. */
export interface CallsOnBoard {
  readonly calls?: readonly Call[]
  readonly offPhone?: readonly SeatId[]
  readonly calling?: AnyQuestion
}

/** The words of a task in the question whom to call: "Roll the dice of the scene". */
export function taskWords({ fields }: AnyQuestion, what: string): string {
  const tasks = fields.flatMap(field => (field.kind === 'one' && field.key === 'what' ? field.choices : []))
  return plainText(tasks.find(({ key }) => key === what)?.title ?? [], seat => seat)
}

/** The players who are called on a phone, and their tasks, for the keys that speak (SK1). */
export function calledSentences({ calls = [], calling }: CallsOnBoard, seats: readonly Seat[]): readonly string[] {
  return calls.map(({ seats: called, what }) => {
    const words = calling ? taskWords(calling, what) : ''
    return `Called: ${called.map(seat => nameIn(seats, seat)).join(' or ')}${words === '' ? '' : `: ${words}`}`
  })
}
