import { assertNever } from '../core/assert-never'
import type { Luck } from '../core/luck'
import { ok, refuse, type Result } from '../core/result'
import type { Actor, Seat, SeatId } from '../core/seat'
import { begin, happen } from '../core/slice'
import { systemOf } from '../registry'
import { applyCampaign } from './apply'
import { boardOf, seatOf } from './campaign'
import type { CampaignRefusal } from './codec'
import { type CampaignAct, withFollowers } from './followers'
import { decideSlice, isSliceCommand } from './campaign-slices'
import type { BoardId, Campaign, CampaignCommand, CampaignEvent, EntryId } from './types'

/** The most seats of a table, without retired ones. */
const mostSeats = 12

type CampaignDecision = Result<CampaignAct, CampaignRefusal>

/**
 * Decides a command to the campaign itself. Luck is for a game's reaction to a new, retired or returned seat.
 * @param next the id of the coming entry. New seats and boards are named after it, and no id is ever reused
 */
export function decideCampaign(
  campaign: Campaign,
  command: CampaignCommand,
  actor: Actor,
  next: EntryId,
  luck: Luck
): CampaignDecision {
  if (actor.kind !== 'gm') return refuse({ because: 'gm-only' })
  const act = begin(campaign, applyCampaign)
  if (isSliceCommand(command)) return decideSlice(act, command, next)
  switch (command.type) {
    case 'rename-campaign':
      return named(act, command.title, title => ({ type: 'campaign-renamed', title }))
    case 'set-scene':
      return happened(act, { type: 'scene-set', title: command.title.trim(), subtitle: command.subtitle.trim() })
    case 'write-note':
      return noted(act, command)
    case 'open-board':
    case 'rename-board':
    case 'close-board':
    case 'reopen-board':
      return decideBoard(act, command, next, luck)
    case 'add-seat':
    case 'rename-seat':
    case 'move-seat':
    case 'retire-seat':
    case 'bring-back-seat':
    case 'remove-seat':
      return decideSeat(act, command, next, luck)
    case 'take-in-character':
      return isFull(act.state)
        ? refuse({ because: 'table-is-full', seats: mostSeats })
        : takenIn(act, command, next, luck)
    default:
      return assertNever(command)
  }
}

function noted(act: CampaignAct, note: Extract<CampaignCommand, { type: 'write-note' }>): CampaignDecision {
  const text = note.text.trim()
  if (text === '') return refuse({ because: 'empty-note' })
  return happened(act, { type: 'note-written', text, audience: note.audience })
}

type BoardCommand = Extract<CampaignCommand, { type: `${string}-board` }>
type SeatCommand = Extract<CampaignCommand, { type: `${string}-seat` }>

function decideBoard(act: CampaignAct, command: BoardCommand, next: EntryId, luck: Luck): CampaignDecision {
  if (command.type === 'open-board') {
    const settings = systemOf(command.system).parse.settings.parse(command.settings)
    if (!settings.ok) return refuse({ because: 'bad-settings', fault: settings.error.path || settings.error.message })
    const title = command.title.trim() || systemOf(command.system).name
    const board = `b${next}` as BoardId
    const opened = { type: 'board-opened', board, system: command.system, title, settings: settings.value } as const
    return ok(withFollowers(act, opened, luck))
  }
  const board = boardOf(act.state, command.board)
  if (!board) return refuse({ because: 'no-such-board' })
  switch (command.type) {
    case 'rename-board':
      return named(act, command.title, title => ({ type: 'board-renamed', board: board.id, title }))
    case 'close-board':
      if (board.closed) return refuse({ because: 'board-is-closed', title: board.title })
      return happened(act, { type: 'board-closed', board: board.id })
    case 'reopen-board':
      if (!board.closed) return refuse({ because: 'board-is-open', title: board.title })
      return happened(act, { type: 'board-reopened', board: board.id, focus: 'stays' })
    default:
      return assertNever(command)
  }
}

function decideSeat(act: CampaignAct, command: SeatCommand, next: EntryId, luck: Luck): CampaignDecision {
  if (command.type === 'add-seat') {
    if (isFull(act.state)) return refuse({ because: 'table-is-full', seats: mostSeats })
    const names = namesOf(command)
    return names ? ok(withFollowers(act, { type: 'seat-added', seat: `s${next}` as SeatId, ...names }, luck)) : nameless
  }
  const seat = seatOf(act.state, command.seat)
  if (!seat) return refuse({ because: 'no-such-seat' })
  switch (command.type) {
    case 'rename-seat': {
      const names = namesOf(command)
      return names ? happened(act, { type: 'seat-renamed', seat: seat.id, ...names }) : nameless
    }
    case 'move-seat': {
      const last = act.state.seats.length - 1
      return happened(act, { type: 'seat-moved', seat: seat.id, to: Math.max(0, Math.min(last, command.to)) })
    }
    case 'retire-seat':
      if (seat.retired) return refuse({ because: 'seat-is-retired', seat: seat.id })
      return ok(withFollowers(act, { type: 'seat-retired', seat: seat.id }, luck))
    case 'bring-back-seat':
      if (!seat.retired) return refuse({ because: 'seat-is-here', seat: seat.id })
      if (isFull(act.state)) return refuse({ because: 'table-is-full', seats: mostSeats })
      return ok(withFollowers(act, { type: 'seat-brought-back', seat: seat.id }, luck))
    case 'remove-seat':
      return removed(act, seat, luck)
    default:
      return assertNever(command)
  }
}

type TakeInCommand = Extract<CampaignCommand, { type: 'take-in-character' }>

/** A character of another campaign takes a new seat, and its board receives the character's belongings (OI9). */
function takenIn(
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
  if (!read.ok) return refuse({ because: 'unfit-character', fault: read.error.path || read.error.message })
  const seat = `s${next}` as SeatId
  const seated = withFollowers(act, { type: 'seat-added', seat, ...names }, luck)
  const state = boardOf(seated.state, id)?.state
  const arrived = travel.arrive(state, seat, read.value, luck)
  if (!arrived.ok) return refuse({ because: 'unfit-character', fault: arrived.error.because })
  let after = seated
  for (const event of arrived.value.events) after = happen(after, { type: 'board-followed', board: id, event })
  return ok(after)
}

/**
 * Every game treats the seat as retired before it is removed. The journal determines whether the seat was used in play
 * (CA24).
 */
function removed(act: CampaignAct, { id: seat, player, character, retired }: Seat, luck: Luck): CampaignDecision {
  const left = retired ? act : withFollowers(act, { type: 'seat-retired', seat }, luck)
  return happened(left, { type: 'seat-removed', seat, player, character })
}

function isFull(campaign: Campaign): boolean {
  return campaign.seats.filter(seat => !seat.retired).length >= mostSeats
}

function happened(act: CampaignAct, event: CampaignEvent): CampaignDecision {
  return ok(happen(act, event))
}

function named(act: CampaignAct, title: string, event: (title: string) => CampaignEvent): CampaignDecision {
  const trimmed = title.trim()
  return trimmed === '' ? refuse({ because: 'no-title' }) : happened(act, event(trimmed))
}

interface Names {
  readonly player: string
  readonly character: string
}

const nameless: CampaignDecision = refuse({ because: 'nameless-seat' })

/** The stored names of a seat; null when both are empty. */
function namesOf(names: Names): Names | null {
  const player = names.player.trim()
  const character = names.character.trim()
  return player === '' && character === '' ? null : { player, character }
}
