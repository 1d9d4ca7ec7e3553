import { book } from '../book/index'
import { applyClocks, decideClocks } from '../clocks/rules'
import { describeClocks, explainClocks } from '../clocks/words'
import type { SliceDeciders } from '../core/campaign-slice'
import { ok, type Result } from '../core/result'
import { begin, type Describers, type Explainers, type GameTypes, type Reducers } from '../core/slice'
import { applyMarks, decideMarks, describeMarks, explainMarks } from '../marks/rules'
import { applyShowing, decideShowing, describeShowing, explainShowing } from '../showing/rules'
import type { CampaignRefusal, SliceCommand, SliceEvent, SliceRefusal } from './codec'
import type { CampaignAct } from './followers'
import { applyGuide, decideGuide, describeGuide, explainGuide } from './guide/rules'
import { applySession, decideSession } from './session/rules'
import { describeSession, explainSession } from './session/words'
import type { Campaign, CampaignCommand, CampaignEvent, EntryId, Board } from './types'
import type { PageTurn } from '../core/system'
import { systemOf } from '../registry'

/** The slices of the campaign that belong to no game, by their field in the campaign. */
const slices = {
  book,
  clocks: { decide: decideClocks, apply: applyClocks },
  marks: { decide: decideMarks, apply: applyMarks },
  current: { decide: decideSession, apply: applySession },
  guide: { decide: decideGuide, apply: applyGuide },
  showing: { decide: decideShowing, apply: applyShowing }
}
type Key = keyof typeof slices

export const describeSlices: Describers<SliceEvent> = {
  ...book.describe,
  ...describeClocks,
  ...describeMarks,
  ...describeSession,
  ...describeGuide,
  ...describeShowing
}
export const explainSlices: Explainers<SliceRefusal> = {
  ...book.explain,
  ...explainClocks,
  ...explainMarks,
  ...explainSession,
  ...explainGuide,
  ...explainShowing
}

/** Any slice; each receives only values of its own. */
interface AnySlice extends GameTypes {
  readonly Command: SliceCommand
  readonly Event: SliceEvent
  readonly Refusal: SliceRefusal
}

/** By the type of a command or an event: the slice that handles it. */
function keysBy(table: 'decide' | 'apply'): ReadonlyMap<string, Key> {
  const keys = Object.keys(slices) as Key[]
  return new Map(keys.flatMap(key => Object.keys(slices[key][table]).map(type => [type, key] as const)))
}

function keyOf(keys: ReadonlyMap<string, Key>, type: string): Key {
  const key = keys.get(type)
  if (key === undefined) throw new Error(`No slice of the campaign knows “${type}”`)
  return key
}

const keyOfCommand = keysBy('decide')
const keyOfEvent = keysBy('apply')

/** Whether one of these slices decides the command. */
export function isSliceCommand(command: CampaignCommand): command is SliceCommand {
  return keyOfCommand.has(command.type)
}

/** Whether the event belongs to one of these slices. */
export function isSliceEvent(event: CampaignEvent): event is SliceEvent {
  return keyOfEvent.has(event.type)
}

/** Decides a command of such a slice; its events become events of the campaign. */
export function decideSlice(
  act: CampaignAct,
  command: SliceCommand,
  next: EntryId
): Result<CampaignAct, CampaignRefusal> {
  const { seats, session } = act.state
  const key = keyOf(keyOfCommand, command.type)
  const { [command.type]: decide } = slices[key].decide as unknown as SliceDeciders<AnySlice>
  const sliceAct = begin<unknown, SliceEvent>(act.state[key], (state, event) => applyAt(key, state, event))
  const decided = decide(sliceAct, command as never, { next, seats, session })
  if (!decided.ok) return decided
  const { events, state } = decided.value
  return ok({ ...act, events, state: withSlice(act.state, key, state, events) })
}

export function applySlice(campaign: Campaign, event: SliceEvent): Campaign {
  const key = keyOf(keyOfEvent, event.type)
  return withSlice(campaign, key, applyAt(key, campaign[key], event), [event])
}

/** The campaign with the new state of a slice; the campaign itself counts sessions. */
function withSlice(campaign: Campaign, key: Key, state: unknown, events: readonly SliceEvent[]): Campaign {
  const began = events.find(event => event.type === 'session-began')
  const after = { ...campaign, session: began?.number ?? campaign.session, [key]: state }
  return events.reduce((on, { type }) => (isPageTurn(type) ? turnPages(on, type) : on), after)
}

/** TB2: whether a session begins, continues or ends. */
function isPageTurn(type: SliceEvent['type']): type is 'session-began' | 'session-continued' | 'session-ended' {
  return type === 'session-began' || type === 'session-continued' || type === 'session-ended'
}

function applyAt(key: Key, state: unknown, event: SliceEvent): unknown {
  return (slices[key].apply as unknown as Reducers<AnySlice>)[event.type](state, event as never)
}

/** TB2: turns the page of every board after a new scene or session. */
export function turnPages(campaign: Campaign, page: PageTurn): Campaign {
  return { ...campaign, boards: campaign.boards.map(board => turned(board, page)) }
}

function turned(board: Board, page: PageTurn): Board {
  const { turnPage } = systemOf(board.system)
  return turnPage ? { ...board, state: turnPage(board.state, page) } : board
}
