import type { Luck } from '../core/luck'
import type { Preview } from '../core/preview'
import { ruleOf } from '../core/refusal'
import { fail, ok, type Result } from '../core/result'
import type { Actor } from '../core/seat'
import { systemOf } from '../registry'
import { withBoardState } from './apply'
import { boardOf, seatOf } from './campaign'
import type { ActAsk, ChronicleAsk, ChronicleDenial, EntryDraft } from './asks'
import { campaignCommandParser } from './codec'
import { decideCampaign } from './decide'
import { refused } from './refusals'
import type { Board, Campaign, EntryId } from './types'

/** The draft, and the campaign after it if the decision has already made that. */
export interface Consideration {
  readonly draft: EntryDraft
  readonly after: Campaign | null
}

/** Parses a command, selects the rules that decide it, and returns the result. */
export function considerAct(
  campaign: Campaign,
  ask: ActAsk,
  actor: Actor,
  luck: Luck,
  next: EntryId
): Result<Consideration, ChronicleDenial> {
  if (actor.kind === 'seat') {
    const seat = seatOf(campaign, actor.seat)
    if (!seat) return fail(refused({ because: 'no-such-seat' }))
    if (seat.retired) return fail(refused({ because: 'seat-is-retired', seat: seat.id }))
  }
  if (ask.board === null) return considerCampaign(campaign, ask, actor, luck, next)
  const board = boardOf(campaign, ask.board)
  if (!board) return fail(refused({ because: 'no-such-board' }))
  if (board.closed) return fail(refused({ because: 'board-is-closed', title: board.title }))
  return considerBoard(campaign, board, ask, actor, luck)
}

/** The certain outcome of a command that is not refused, as far as its actor may know it. */
export function previewOf(campaign: Campaign, ask: ActAsk, actor: Actor, luck: Luck): Preview {
  const board = ask.board === null ? null : boardOf(campaign, ask.board)
  const system = board && systemOf(board.system)
  const command = system?.parse.command.parse(ask.command)
  if (!board || !system?.preview || !command?.ok) return nothingCertain
  const decided = system.decide(board.state, command.value, actor, luck)
  return decided.ok ? system.preview(board.state, command.value, decided.value.state) : nothingCertain
}

/**
 * Whether an ask names its object by an id: it is then decided by that, not by its frame. An invalid ask fits no frame.
 */
export function fitsAnySnapshot(campaign: Campaign, ask: ChronicleAsk): boolean {
  const board = ask.kind === 'act' && ask.board !== null ? boardOf(campaign, ask.board) : null
  if (ask.kind !== 'act' || !board) return false
  const system = systemOf(board.system)
  const command = system.parse.command.parse(ask.command)
  return command.ok && (system.fitsAnySnapshot?.(command.value) ?? false)
}

const nothingCertain: Preview = { lines: [], numbers: {} }

function considerCampaign(
  campaign: Campaign,
  ask: ActAsk,
  actor: Actor,
  luck: Luck,
  next: EntryId
): Result<Consideration, ChronicleDenial> {
  const command = campaignCommandParser.parse(ask.command)
  if (!command.ok) return fail({ kind: 'invalid', ...command.error })
  const decided = decideCampaign(campaign, command.value, actor, next, luck)
  if (!decided.ok) return fail(refused(decided.error))
  const { events, state } = decided.value
  return ok({ draft: { kind: 'act', board: null, actor, command: command.value, events }, after: state })
}

function considerBoard(
  campaign: Campaign,
  board: Board,
  ask: ActAsk,
  actor: Actor,
  luck: Luck
): Result<Consideration, ChronicleDenial> {
  const system = systemOf(board.system)
  const command = system.parse.command.parse(ask.command)
  if (!command.ok) return fail({ kind: 'invalid', ...command.error })
  const decided = system.decide(board.state, command.value, actor, luck)
  if (!decided.ok) {
    const { because } = decided.error
    const explanation = system.explain(decided.error)
    return fail({ kind: 'refused', because, explanation, rule: ruleOf(system.refusalRules, because) })
  }
  const { events, state } = decided.value
  const draft = { kind: 'act' as const, board: board.id, actor, command: command.value, events }
  return ok({ draft, after: withBoardState(campaign, board.id, state) })
}
