import type { ShownRecap } from '#rules/book/recap/model'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import type { AudienceSnapshot, WatchingScreen } from '#shared/contract'

/** The present content of the table screen. */
export type Stage =
  /** The GM has darkened the screen. */
  | { readonly kind: 'blank' }
  /** No campaign is open yet. */
  | { readonly kind: 'waiting' }
  /** A person asked for a pause; no name is given. */
  | { readonly kind: 'paused' }
  /** “Previously on…”, until the GM takes it away. */
  | { readonly kind: 'recap'; readonly frame: Frame<'table'>; readonly recap: ShownRecap }
  | { readonly kind: 'board'; readonly frame: Frame<'table'>; readonly board: BoardFrame<'table'> }
  /** A campaign without an open board. */
  | { readonly kind: 'scene'; readonly frame: Frame<'table'> }

/** A pause comes before everything, darkness before the game. A frozen snapshot is handled like any other. */
export function stageOf(snapshot: Pick<AudienceSnapshot<WatchingScreen>, 'mode' | 'frame' | 'paused'>): Stage {
  if (snapshot.paused) return { kind: 'paused' }
  if (snapshot.mode === 'blank') return { kind: 'blank' }
  const frame = snapshot.frame as Frame<'table'> | null
  if (snapshot.mode === 'waiting' || !frame) return { kind: 'waiting' }
  if (frame.recap) return { kind: 'recap', frame, recap: frame.recap }
  const board = boardInFocus(frame)
  return board ? { kind: 'board', frame, board } : { kind: 'scene', frame }
}

/** The open board that was played on last; without one in focus, the last that is open. */
export function boardInFocus<Kind extends WatchingScreen>(frame: Frame<Kind>): BoardFrame<Kind> | null {
  const open = frame.boards.filter(board => !board.closed)
  return open.find(board => board.id === frame.focus) ?? open.at(-1) ?? null
}
