import type { Actor, SeatId } from '../core/seat'
import type { LineOfPlay } from './line-of-play'
import type { ActAsk } from './asks'
import type { ActEntry, Campaign, CampaignEvent, Entry, EntryId } from './types'

/** The history of play, as far as it is searched here. */
export interface History {
  /** The number of entries. */
  readonly revision: number
  readonly campaign: Campaign
  readonly line: LineOfPlay
  entry(id: EntryId): Entry | null
}

/** The seat that this ask would remove although it was used in play (CA24), or null. */
export function removesHistory(played: History, { board, command }: ActAsk, actor: Actor): SeatId | null {
  if (board !== null || actor.kind !== 'gm' || typeof command !== 'object' || command === null) return null
  if (!('type' in command) || command.type !== 'remove-seat' || !('seat' in command)) return null
  const seat = command.seat as SeatId
  const known = played.campaign.seats.some(each => each.id === seat)
  return known && hasPart(played, seat) ? seat : null
}

/** Whether a standing act involves the seat beyond setting it up. Called rarely, so every act is checked. */
function hasPart(played: History, seat: SeatId): boolean {
  const { line } = played
  for (let place = line.standing; place > 0; place--) {
    const act = played.entry(line.at(place))
    if (act?.kind === 'act' && involves(act, seat)) return true
  }
  return false
}

function involves(act: ActEntry, seat: SeatId): boolean {
  if (act.board !== null) return mentions(act.command, seat) || mentions(act.events, seat) || mentions(act.actor, seat)
  return (act.events as readonly CampaignEvent[]).some(
    event => event.type !== 'board-followed' && !('seat' in event) && mentions(event, seat)
  )
}

/** Whether a value contains this seat, as a value or as a key, at any depth. */
function mentions(value: unknown, seat: SeatId): boolean {
  if (typeof value !== 'object' || value === null) return value === seat
  return Object.entries(value).some(([key, inner]) => key === seat || mentions(inner, seat))
}
