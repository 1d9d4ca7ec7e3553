import type { TableView } from '#rules/face-of-angels/view'

/** The contest that the table tells. One that is over leaves when the table rests, unless another thing is still asked (TB11). */
export function contestOnTable({ contest, participants }: TableView, atRest: boolean): TableView['contest'] {
  const isAsked = participants.some(({ asked }) => asked.some(({ kind }) => kind !== 'wrap-up'))
  return atRest && !isAsked && contest?.phase.at === 'ended' ? null : contest
}
