import { systemOf } from '../registry'
import { boardOf } from './campaign'
import type { Chronicle } from './chronicle'
import type { BoardId } from './types'

/** The most acts that one step may undo. */
const most = 60

/**
 * CA27: the number of newest acts that may be undone in one step, by the rules of the last played game. Acts elsewhere
 * in between count too, because undo goes back in time. 0 for none.
 */
export function actsTogether(chronicle: Chronicle): number {
  const { campaign } = chronicle
  const board = campaign.focus === null ? null : boardOf(campaign, campaign.focus)
  if (board === null) return 0
  return systemOf(board.system).together?.(newestActs(chronicle, board.id)) ?? 0
}

/** That board's events in each of the newest standing acts, the newest first; empty for an act elsewhere. */
function* newestActs(chronicle: Chronicle, board: BoardId): Iterable<readonly unknown[]> {
  const { line } = chronicle
  const last = Math.max(0, line.standing - most)
  for (let place = line.standing; place > last; place--) {
    const act = chronicle.entry(line.at(place))
    yield act?.kind === 'act' && act.board === board ? act.events : []
  }
}
