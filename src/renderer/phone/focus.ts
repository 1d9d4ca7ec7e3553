import type { BoardFrame, BoardId, Frame } from '#rules/campaign/types'

/** Which game a phone shows, and what decides it. */
export interface PhoneFocus {
  /** The game whose tab the player pressed, until the table goes to another game. */
  readonly picked: BoardId | null
  /** The game that the table was last seen at. */
  readonly atTable: BoardId | null
  /** Games with a waiting call to which the phone has turned since; the newest last. */
  readonly turned: readonly BoardId[]
  /** The calls that the phone has seen, by game. */
  readonly seen: ReadonlyMap<BoardId, string>
}

export const initialFocus: PhoneFocus = { picked: null, atTable: null, turned: [], seen: new Map() }

/** The open games; the one in focus is shown when no other one is picked. */
export function openBoards(frame: Frame<'seat'>): readonly BoardFrame<'seat'>[] {
  return frame.boards.filter(board => !board.closed)
}

/** A pressed tab is stronger than every earlier call. */
export function pickBoard(focus: PhoneFocus, picked: BoardId): PhoneFocus {
  return { ...focus, picked, turned: [] }
}

/** Follows the table to another game: a tab that was pressed before counts no more. */
export function followTable(focus: PhoneFocus, { focus: atTable }: Frame<'seat'>): PhoneFocus {
  if (atTable === focus.atTable) return focus
  return { ...focus, atTable, picked: focus.atTable === null ? focus.picked : null }
}

/** Each call turns the phone once. After the last call the phone shows again what it showed before (HA9). @param callOf null where this player is not called */
export function turnToCalls(
  focus: PhoneFocus,
  frame: Frame<'seat'>,
  callOf: (board: BoardFrame<'seat'>) => string | null
): PhoneFocus {
  const calls = openBoards(frame).map(board => [board.id, callOf(board)] as const)
  const seen = new Map(calls.filter((each): each is readonly [BoardId, string] => each[1] !== null))
  const fresh = [...seen.keys()].filter(id => focus.seen.get(id) !== seen.get(id))
  const waiting = focus.turned.filter(id => seen.has(id) && !fresh.includes(id))
  return { ...focus, seen, turned: [...waiting, ...fresh] }
}

/** The board that this screen shows: of the newest call, else the picked board, else the board played last. */
export function boardShown(frame: Frame<'seat'>, { picked, turned }: PhoneFocus): BoardFrame<'seat'> | null {
  const open = openBoards(frame)
  return (
    open.find(board => board.id === turned.at(-1)) ??
    open.find(board => board.id === picked) ??
    open.find(board => board.id === frame.focus) ??
    open.at(-1) ??
    null
  )
}
