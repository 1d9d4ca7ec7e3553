import type { TableView } from '#rules/game-face/view'

/** The duel that the table tells: one that is decided leaves when the table rests (TB11). */
export function duelOnTable({ contest }: Pick<TableView, 'contest'>, atRest: boolean): TableView['contest'] {
  return atRest && contest?.verdict ? null : contest
}
