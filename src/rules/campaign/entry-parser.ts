import type { Invalid, Parser } from '../core/parser'
import { fail, ok, type Result } from '../core/result'
import { type SystemId, systemOf } from '../registry'
import { campaignEventParser, entryShapeParser, savedCommandParser } from './codec'
import type { ActEntry, BoardId, CampaignEvent, Entry } from './types'

/** Parses the entries of one campaign, in order. */
export type EntryParser = (input: unknown) => Result<Entry, Invalid>

/**
 * Makes a parser for the entries of one campaign. It must receive every entry in order, because an earlier entry
 * determines the game of a board. A failure has the path inside the entry: `events.0.card`.
 */
export function entryParser(): EntryParser {
  const systems = new Map<BoardId, SystemId>()

  return input => {
    const read = parseEntry(input, systems)
    if (read.ok && read.value.kind === 'act' && read.value.board === null)
      for (const event of read.value.events as readonly CampaignEvent[])
        if (event.type === 'board-opened') systems.set(event.board, event.system)
    return read
  }
}

/**
 * Parses one entry. Every schema is strict and changes nothing, so the input itself is returned and keeps the order of
 * its fields.
 * @param systems the game of each board that was opened before
 */
export function parseEntry(input: unknown, systems: ReadonlyMap<BoardId, SystemId>): Result<Entry, Invalid> {
  const shape = entryShapeParser.parse(input)
  if (!shape.ok) return shape
  const entry = shape.value
  if (entry.kind !== 'act') return ok(input as Entry)

  const parse = parsersFor(entry.board, systems)
  if (!parse) return fail(notOpened('board', entry.board))
  const command = parse.command.parse(entry.command)
  if (!command.ok) return inside('command', command.error)
  const wrong = faultyEvent(entry, systems)
  return wrong === null ? ok(input as ActEntry) : fail(wrong)
}

/** The first unreadable event of an act, as far as the act determines its schema; null when all are readable. */
export function faultyEvent(
  { board, events }: Pick<ActEntry, 'board' | 'events'>,
  systems: ReadonlyMap<BoardId, SystemId>
): Invalid | null {
  const parse = parsersFor(board, systems)
  if (!parse) return notOpened('board', board)
  let known = systems // a board that this act opens exists for its later events
  for (const [index, raw] of events.entries()) {
    const event = parse.event.parse(raw)
    if (!event.ok) return within(`events.${index}`, event.error)
    if (board !== null) continue
    const happened = event.value as CampaignEvent
    const wrong = faultInside(happened, known)
    if (wrong) return within(`events.${index}`, wrong)
    if (happened.type === 'board-opened') known = new Map(known).set(happened.board, happened.system)
  }
  return null
}

interface Parsers {
  readonly command: Parser<unknown>
  readonly event: Parser<unknown>
}

const campaignParsers: Parsers = { command: savedCommandParser, event: campaignEventParser }

function parsersFor(board: BoardId | null, systems: ReadonlyMap<BoardId, SystemId>): Parsers | null {
  if (board === null) return campaignParsers
  const system = systems.get(board)
  return system ? systemOf(system).parse : null
}

/** The game parses a board's settings, and the events that followed a change of a seat. */
function faultInside(event: CampaignEvent, systems: ReadonlyMap<BoardId, SystemId>): Invalid | null {
  if (event.type === 'board-opened') {
    const settings = systemOf(event.system).parse.settings.parse(event.settings)
    return settings.ok ? null : within('settings', settings.error)
  }
  if (event.type !== 'board-followed') return null
  const parse = parsersFor(event.board, systems)
  if (!parse) return notOpened('board', event.board)
  const followed = parse.event.parse(event.event)
  return followed.ok ? null : within('event', followed.error)
}

function notOpened(path: string, board: BoardId | null): Invalid {
  return { path, message: `no entry before this one opened the board ${board}` }
}

function inside(parent: string, wrong: Invalid): Result<never, Invalid> {
  return fail(within(parent, wrong))
}

function within(parent: string, { path, message }: Invalid): Invalid {
  return { path: path === '' ? parent : `${parent}.${path}`, message }
}
