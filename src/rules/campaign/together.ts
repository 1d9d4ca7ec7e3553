import { systemOf } from '../registry'
import { boardOf } from './campaign'
import type { Chronicle } from './chronicle'
import type { BoardId } from './types'

/** What belongs together is a handful of acts; nobody is offered to take back more than so many in one step. */
const most = 60

/**
 * CA27: how many acts belong together and may be taken back in one step, by the rules of the game that was played last; acts
 * elsewhere in between count too, since undo goes back in time. 0 for none.
 */
export function actsTogether(chronicle: Chronicle): number {
  const { campaign } = chronicle
  const board = campaign.focus === null ? null : boardOf(campaign, campaign.focus)
  if (board === null) return 0
  return systemOf(board.system).together?.(newestActs(chronicle, board.id)) ?? 0
}

/** What happened on that board in each of the newest acts that stand, the newest first; nothing in an act elsewhere. */
function* newestActs(chronicle: Chronicle, board: BoardId): Iterable<readonly unknown[]> {
  const { line } = chronicle
  const last = Math.max(0, line.standing - most)
  for (let place = line.standing; place > last; place--) {
    const act = chronicle.entry(line.at(place))
    yield act?.kind === 'act' && act.board === board ? act.events : []
  }
}
