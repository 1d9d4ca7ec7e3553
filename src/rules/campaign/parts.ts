import { book } from '../book/index'
import { applyClocks, decideClocks } from '../clocks/rules'
import { describeClocks, explainClocks } from '../clocks/words'
import type { PartDeciders } from '../core/part'
import { ok, type Result } from '../core/result'
import { begin, type Describers, type Explainers, type GameTypes, type Reducers } from '../core/slice'
import { applyMarks, decideMarks, describeMarks, explainMarks } from '../marks/rules'
import { applyShowing, decideShowing } from '../showing/rules'
import { describeShowing, explainShowing } from '../showing/words'
import type { CampaignRefusal, PartCommand, PartEvent, PartRefusal } from './codec'
import type { CampaignAct } from './followers'
import { applySession, decideSession } from './session/rules'
import { describeSession, explainSession } from './session/words'
import type { Campaign, CampaignCommand, CampaignEvent, EntryId, Board } from './types'
import type { PageTurn } from '../core/system'
import { systemOf } from '../registry'

/** The parts of the campaign with rules of their own, by their field in the campaign. */
const parts = {
  book,
  clocks: { decide: decideClocks, apply: applyClocks },
  marks: { decide: decideMarks, apply: applyMarks },
  current: { decide: decideSession, apply: applySession },
  showing: { decide: decideShowing, apply: applyShowing }
}
type Key = keyof typeof parts

export const describeParts: Describers<PartEvent> = {
  ...book.describe,
  ...describeClocks,
  ...describeMarks,
  ...describeSession,
  ...describeShowing
}
export const explainParts: Explainers<PartRefusal> = {
  ...book.explain,
  ...explainClocks,
  ...explainMarks,
  ...explainSession,
  ...explainShowing
}

/** Any part; each receives only values of its own. */
interface AnyPart extends GameTypes {
  readonly Command: PartCommand
  readonly Event: PartEvent
  readonly Refusal: PartRefusal
}

/** By the type of a command or an event: the part that handles it. */
function keysBy(table: 'decide' | 'apply'): ReadonlyMap<string, Key> {
  const keys = Object.keys(parts) as Key[]
  return new Map(keys.flatMap(key => Object.keys(parts[key][table]).map(type => [type, key] as const)))
}

function keyOf(keys: ReadonlyMap<string, Key>, type: string): Key {
  const key = keys.get(type)
  if (key === undefined) throw new Error(`No part of the campaign knows “${type}”`)
  return key
}

const keyOfCommand = keysBy('decide')
const keyOfEvent = keysBy('apply')

/** Whether a part with rules of its own decides the command. */
export function isToPart(command: CampaignCommand): command is PartCommand {
  return keyOfCommand.has(command.type)
}

/** Whether the event belongs to a part with rules of its own. */
export function isOfPart(event: CampaignEvent): event is PartEvent {
  return keyOfEvent.has(event.type)
}

/** Decides a command to a part; its events become events of the campaign. */
export function decidePart(
  act: CampaignAct,
  command: PartCommand,
  next: EntryId
): Result<CampaignAct, CampaignRefusal> {
  const { seats, session } = act.state
  const key = keyOf(keyOfCommand, command.type)
  const { [command.type]: decide } = parts[key].decide as unknown as PartDeciders<AnyPart>
  const partAct = begin<unknown, PartEvent>(act.state[key], (state, event) => applyAt(key, state, event))
  const decided = decide(partAct, command as never, { next, seats, session })
  if (!decided.ok) return decided
  const { events, state } = decided.value
  return ok({ ...act, events, state: withPart(act.state, key, state, events) })
}

export function applyPart(campaign: Campaign, event: PartEvent): Campaign {
  const key = keyOf(keyOfEvent, event.type)
  return withPart(campaign, key, applyAt(key, campaign[key], event), [event])
}

/** The campaign with the new state of a part; the campaign itself counts sessions. */
function withPart(campaign: Campaign, key: Key, state: unknown, events: readonly PartEvent[]): Campaign {
  const began = events.find(event => event.type === 'session-began')
  const after = { ...campaign, session: began?.number ?? campaign.session, [key]: state }
  return events.reduce((on, { type }) => (isPageTurn(type) ? turnPages(on, type) : on), after)
}

/** TB2: whether a session begins, continues or ends. */
function isPageTurn(type: PartEvent['type']): type is 'session-began' | 'session-continued' | 'session-ended' {
  return type === 'session-began' || type === 'session-continued' || type === 'session-ended'
}

function applyAt(key: Key, state: unknown, event: PartEvent): unknown {
  return (parts[key].apply as unknown as Reducers<AnyPart>)[event.type](state, event as never)
}

/** TB2: turns the page of every board after a new scene or session. */
export function turnPages(campaign: Campaign, page: PageTurn): Campaign {
  return { ...campaign, boards: campaign.boards.map(board => turned(board, page)) }
}

function turned(board: Board, page: PageTurn): Board {
  const { turnPage } = systemOf(board.system)
  return turnPage ? { ...board, state: turnPage(board.state, page) } : board
}
