import type { BoardChoice } from './board-choice'
import { isObject } from '../core/is-object'
import type { ActEntry, Board, BoardId, Campaign } from './types'

/** A choice, worked out for the campaign as it is now. */
export interface ShownBoards {
  /** The one that table and stream show; null: none. */
  readonly table: BoardId | null
  /** Boards that were not shown yet, closed ones too: nothing of them leaves the Game Master's page. */
  readonly hidden: readonly BoardId[]
}

/** What a campaign begins with whose games nobody has chosen among: all are known, and the one that was played on last is shown (ST8). */
export function firstChoice({ boards, focus }: Pick<Campaign, 'boards' | 'focus'>): BoardChoice {
  const ids = boards.map(({ id }) => id)
  const last = boards.find(board => board.id === focus && !board.closed) ?? boards.findLast(board => !board.closed)
  return { shown: last ? latest(ids, last.id) : ids, table: 'latest', follows: false }
}

/** The Game Master puts a board on table and stream, or takes the last one away. */
export function withShown(choice: BoardChoice, board: BoardId | null): BoardChoice {
  if (board === null) return { ...choice, table: 'nothing' }
  return { ...choice, shown: latest(choice.shown, board), table: 'latest' }
}

/**
 * The choice after the campaign has changed: a board that was undone is forgotten, and the first game of all is shown by itself,
 * because nothing else lies on the table. The same object where nothing changes.
 */
export function followed(choice: BoardChoice, boards: readonly Board[]): BoardChoice {
  const shown = choice.shown.filter(id => boards.some(board => board.id === id))
  const [first] = boards
  if (shown.length === 0 && first && choice.table === 'latest') return { ...choice, shown: [first.id] }
  return shown.length === choice.shown.length ? choice : { ...choice, shown }
}

export function shownBoards({ shown, table }: BoardChoice, boards: readonly Board[]): ShownBoards {
  const open = shown.findLast(id => boards.some(board => board.id === id && !board.closed))
  return {
    table: table === 'nothing' ? null : (open ?? null),
    hidden: boards.filter(board => !shown.includes(board.id)).map(({ id }) => id)
  }
}

/** What of an act may be told to whoever does not know of these boards; null: nothing. */
export function withoutBoards(act: ActEntry, hidden: readonly BoardId[]): ActEntry | null {
  if (hidden.length === 0) return act
  if (act.board !== null) return hidden.includes(act.board) ? null : act
  const events = act.events.filter(event => !isObject(event) || !hidden.includes(event['board'] as BoardId))
  if (events.length === act.events.length) return act
  return events.length === 0 ? null : { ...act, events }
}

function latest(boards: readonly BoardId[], last: BoardId): readonly BoardId[] {
  return [...boards.filter(id => id !== last), last]
}
