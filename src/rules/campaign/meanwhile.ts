import type { Audience } from '../core/audience'
import type { LogPart } from '../core/log-line'
import { isSame } from '../core/values'
import type { Asker, SeatId } from '../core/seat'
import { systemOf } from '../registry'
import type { ChronicleAsk } from './asks'
import { boardOf } from './campaign'
import type { Chronicle } from './chronicle'
import { fitsAnySnapshot } from './consider'
import type { ActEntry, Campaign } from './types'
import { wordsOf } from './words'

/** The source of a frame: the campaign, and the number of entries. */
export interface FrameSource {
  readonly campaign: Campaign
  readonly entries: number
}

/** The act that came first, as the later sender may read it. */
export interface ActBefore {
  readonly by: 'gm' | SeatId
  /** A line of the log; empty when the later sender may not see it. */
  readonly words: readonly LogPart[]
}

/** A fact that an act was based on has changed. */
export interface ChangedMeanwhile {
  readonly first: ActBefore | null
}

/**
 * How many acts back the search for the first act goes: the range in which every campaign is kept (`checkpoints.ts`).
 */
const looksBack = 100

/** The facts of a campaign that an ask is based on. */
interface Basis {
  readonly of: (campaign: Campaign) => unknown
  /** The facts in the ask itself; undefined: the ask has none. */
  readonly seen: unknown
}

/**
 * HA19: whether the facts that an ask is based on have changed since. Null when the ask may be decided.
 * @param source of the frame of the ask; null: the newest frame; undefined: unknown
 */
export function changedMeanwhile(
  chronicle: Chronicle,
  ask: ChronicleAsk,
  source: FrameSource | null | undefined,
  asker: Asker
): ChangedMeanwhile | null {
  const basis = basisFor(chronicle.campaign, ask)
  const now = basis?.of(chronicle.campaign)
  if (basis && basis.seen !== undefined) {
    if (isSame(basis.seen, now)) return null
    return { first: actBefore(chronicle, asker, whoChanged(chronicle, basis, 0)) }
  }
  if (source === null || fitsAnySnapshot(chronicle.campaign, ask)) return null
  if (basis && source && isSame(basis.of(source.campaign), now)) return null
  if (!source) return { first: null }
  const by = basis
    ? whoChanged(chronicle, basis, source.entries)
    : newestReadable(chronicle, ask, asker, source.entries)
  return { first: actBefore(chronicle, asker, by) ?? takenBack(chronicle, source.entries) }
}

/** Null for an ask that depends on the whole frame, and for an invalid command. */
function basisFor(campaign: Campaign, ask: ChronicleAsk): Basis | null {
  if (ask.kind !== 'act' || ask.board === null) return null
  const { board: id, command: sent } = ask
  const board = boardOf(campaign, id)
  const system = board && systemOf(board.system)
  const command = system?.parse.command.parse(sent)
  if (!board || !system?.basisOf || !command?.ok) return null
  const of = ({ boards }: Campaign): unknown => {
    const then = boards.find(each => each.id === id)
    return then ? system.basisOf?.(then.state, command.value) : null
  }
  if (of(campaign) === undefined) return null
  return { of, seen: system.basisSeen?.(command.value) }
}

/** The newest act after entry `since` that changed the facts. */
function whoChanged(chronicle: Chronicle, basis: Basis, since: number): ActEntry | null {
  const { line } = chronicle
  let after = basis.of(chronicle.campaign)
  for (let position = line.standing; position > Math.max(0, line.standing - looksBack); position -= 1) {
    const act = chronicle.entry(line.at(position))
    if (act?.kind !== 'act' || act.id <= since) return null
    const before = basis.of(chronicle.campaignAt(position - 1))
    if (!isSame(before, after)) return act
    after = before
  }
  return null
}

/**
 * The newest act after entry `since` that the asker may see. For a player it must be in the same game, because other
 * games may be hidden.
 */
function newestReadable(chronicle: Chronicle, ask: ChronicleAsk, asker: Asker, since: number): ActEntry | null {
  const { line } = chronicle
  for (let position = line.standing; position > Math.max(0, line.standing - looksBack); position -= 1) {
    const act = chronicle.entry(line.at(position))
    if (act?.kind !== 'act' || act.id <= since) return null
    const isTheirs = asker.kind === 'gm' || (ask.kind === 'act' && act.board === ask.board)
    if (isTheirs && linesOf(chronicle, act, asker).length > 0) return act
  }
  return null
}

function actBefore(chronicle: Chronicle, asker: Asker, act: ActEntry | null): ActBefore | null {
  if (act === null) return null
  const by = act.actor.kind === 'seat' ? act.actor.seat : 'gm'
  return { by, words: linesOf(chronicle, act, asker)[0]?.parts ?? [] }
}

function linesOf(chronicle: Chronicle, act: ActEntry, asker: Asker): ReturnType<typeof wordsOf> {
  const audience: Audience = asker.kind === 'viewer' ? { kind: 'table' } : asker
  return wordsOf(chronicle, act, audience)
}

/** Undo and redo are always the Game Master's. */
function takenBack(chronicle: Chronicle, since: number): ActBefore | null {
  const newest = chronicle.entry(chronicle.revision)
  const isUndo = newest !== null && newest.id > since && newest.kind !== 'act' && newest.kind !== 'save-point'
  return isUndo
    ? { by: 'gm', words: [newest.kind === 'undo' ? 'Something was taken back' : 'Something was brought again'] }
    : null
}
