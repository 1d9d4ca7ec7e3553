import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { systemOf } from '../../registry'
import { boardOf } from '../campaign'
import { type CampaignAct, withFollowers } from '../followers'
import type { CampaignRefusal } from '../codec'
import type { CampaignCommand, EntryId } from '../types'

type TakeInCommand = Extract<CampaignCommand, { type: 'take-in-character' }>

/** A character of another campaign takes a new seat, and its board receives the character's belongings (OI9). */
export function takenIn(
  act: CampaignAct,
  { board: id, player, character, sheet }: TakeInCommand,
  next: EntryId,
  luck: Luck
): Result<CampaignAct, CampaignRefusal> {
  const names = { player: player.trim(), character: character.trim() }
  if (names.player === '' && names.character === '') return refuse({ because: 'nameless-seat' })
  const board = boardOf(act.state, id)
  if (!board) return refuse({ because: 'no-such-board' })
  if (board.closed) return refuse({ because: 'board-is-closed', title: board.title })
  const { travel } = systemOf(board.system)
  if (!travel) return refuse({ because: 'no-travellers', title: board.title })
  const read = travel.parse.parse(sheet)
  if (!read.ok) return refuse({ because: 'unfit-character', place: read.error.path || read.error.message })
  const seat = `s${next}` as SeatId
  const seated = withFollowers(act, { type: 'seat-added', seat, ...names }, luck)
  const state = boardOf(seated.state, id)?.state
  const arrived = travel.arrive(state, seat, read.value, luck)
  if (!arrived.ok) return refuse({ because: 'unfit-character', place: arrived.error.because })
  let after = seated
  for (const event of arrived.value.events) after = happen(after, { type: 'board-followed', board: id, event })
  return ok(after)
}
