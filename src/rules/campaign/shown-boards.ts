import { isObject } from '../core/values'
import type { ActEntry, Board, BoardId, Campaign } from './types'
import { z } from 'zod'
import type { Infer } from '../core/schema'

/** A choice, resolved for the present campaign. */
export interface ShownBoards {
  /** The game on table and stream; null: none. */
  readonly table: BoardId | null
  /** Boards that were not shown yet, including closed ones: no data of them leaves the Game Master's page. */
  readonly hidden: readonly BoardId[]
}

/** The initial choice for a campaign: all games are known, and the last played one is shown (ST8). */
export function firstChoice({ boards, focus }: Pick<Campaign, 'boards' | 'focus'>): BoardChoice {
  const ids = boards.map(({ id }) => id)
  const last = boards.find(board => board.id === focus && !board.closed) ?? boards.findLast(board => !board.closed)
  return { shown: last ? latest(ids, last.id) : ids, table: 'latest', follows: false }
}

/** Shows a board on table and stream; null: shows none. */
export function withShown(choice: BoardChoice, board: BoardId | null): BoardChoice {
  if (board === null) return { ...choice, table: 'nothing' }
  return { ...choice, shown: latest(choice.shown, board), table: 'latest' }
}

/**
 * The choice after the campaign has changed. A board whose opening was undone is removed. The first game of the
 * campaign is shown automatically. Returns the same object when nothing changes.
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

/** The part of an act for an audience that does not know of these boards; null: no part. */
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

/**
 * The games that the players' screens may show (ST6, ST7). Stored on the Game Master's machine, not in the campaign.
 */
export const boardChoiceSchema = z.object({
  /** Every board that was ever shown, the latest last. */
  shown: z.array(
    z
      .string()
      .max(40)
      .transform(id => id as BoardId)
  ),
  /** The table shows the latest open one of them, or no game. */
  table: z.enum(['latest', 'nothing']),
  /** The table follows the game of the Game Master's page (ST10). */
  follows: z.boolean()
})
export type BoardChoice = Infer<typeof boardChoiceSchema>
