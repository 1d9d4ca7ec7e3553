import type { OpenQuestion } from '../../core/question'
import type { Command } from '../state'
import type { GmView } from '../view'

/** The id of the question whether nothing of that outcome happens: "discard-7". */
export function discardKind(outcome: number): string {
  return `discard-${outcome}`
}

/** M10: nothing of an outcome happens, because the table decided otherwise. */
export function discardQuestions({ outcomes }: GmView): readonly OpenQuestion<Command, null>[] {
  return outcomes.map(({ id, seat, name }) => ({
    question: {
      id: discardKind(id),
      seat: null,
      decides: 'gm',
      title: 'Nothing follows',
      asks: [`Does nothing of ${name} happen to `, { seat }, '?'],
      rule: 'M10',
      fields: [],
      commit: 'Let nothing follow'
    },
    command: () => ({ type: 'drop-outcome', outcome: id })
  }))
}
