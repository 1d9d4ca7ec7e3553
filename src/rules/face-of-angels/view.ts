import { assertNever } from '../core/assert-never'
import type { Audience, AudienceKind } from '../core/audience'
import { memoize } from '../core/memoize'
import type { AnyQuestion } from '../core/question'
import type { SeatId } from '../core/seat'
import { currentAct } from './acts/current-act'
import type { Night, StoryAct } from './acts/model'
import { type AskedStep, askedOf } from './asked'
import type { PastContest } from './contest/model'
import { handOf, handSize, participants } from './deck/hands'
import { type ContestView, contestView } from './ending/view'
import { questionsShown } from './open-questions'
import { ownView, type OwnView } from './own'
import type { Relationship, SliceCharacter } from './record/model'
import { actingOf, presentProtagonists } from './record/protagonists'
import { isPrologueOver, type OpenProtagonist, openProtagonist, type PrologueLine, prologueLines } from './record/view'
import type { ActingSide } from './shapes'
import { shown } from './slices'
import type { State } from './state'
import type { HeldCard, Participant } from './vocabulary'

/** A participant as every audience sees it. */
interface ParticipantView {
  readonly who: Participant
  /** Number of cards in the hand; faces are not shown. */
  readonly hand: number
  readonly handSize: number
  readonly acting: ActingSide
  readonly asked: readonly AskedStep[]
}

/** The public part of the board. */
export interface TableView {
  readonly cards: State['cards']
  readonly started: boolean
  readonly act: StoryAct
  readonly draw: number
  /** Face up, the newest last; null for a real card whose face the app does not know. */
  readonly discard: readonly HeldCard[]
  /** Players in their order, the World last. */
  readonly participants: readonly ParticipantView[]
  readonly protagonists: readonly OpenProtagonist[]
  readonly slices: readonly SliceCharacter[]
  readonly relationships: readonly Relationship[]
  readonly contest: ContestView | null
  readonly past: readonly PastContest[]
}

type OverlayView = Pick<TableView, 'cards' | 'started' | 'act' | 'draw' | 'participants' | 'protagonists' | 'contest'>

export interface SeatView extends TableView {
  readonly yours: OwnView
  /** What this player is asked, and what is offered to them (QU1). */
  readonly questions: readonly AnyQuestion[]
}

export interface GmView extends TableView {
  readonly world: OwnView
  /** The questions that the Game Master may answer, for the World and for players (QU1). */
  readonly questions: readonly AnyQuestion[]
  readonly acts: readonly StoryAct[]
  readonly night: Night
  /** The checklist of the prologue, one line per protagonist. */
  readonly prologue: readonly PrologueLine[]
  readonly prologueOver: boolean
  /** Seats whose players have left the game for now. */
  readonly absent: readonly SeatId[]
}

export interface FaceOfAngelsViews {
  readonly gm: GmView
  readonly table: TableView
  readonly overlay: OverlayView
  readonly seat: SeatView
}

/** The view of one audience: the public table for all, and a hand only for its holder. Rule A7. */
export function view(state: State, audience: Audience): FaceOfAngelsViews[AudienceKind] {
  switch (audience.kind) {
    case 'gm':
      return gmView(state)
    case 'table':
      return table(state)
    case 'overlay': {
      const { cards, started, act, draw, participants: all, protagonists, contest } = table(state)
      return { cards, started, act, draw, participants: all, protagonists, contest }
    }
    case 'seat':
      return {
        ...table(state),
        yours: ownView(state, audience.seat),
        questions: questionsShown(state, audience),
        ...shown.seat(state, audience.seat)
      } satisfies SeatView
    default:
      return assertNever(audience)
  }
}

function gmView(state: State): GmView {
  return {
    ...table(state),
    world: ownView(state, 'world'),
    questions: questionsShown(state, { kind: 'gm' }),
    acts: state.acts,
    night: state.night,
    prologue: prologueLines(state),
    prologueOver: isPrologueOver(state),
    absent: state.protagonists.map(one => one.seat).filter(seat => !state.seats.includes(seat)),
    ...shown.gm(state)
  }
}

/** Number of past contests that screens receive. */
const shownContests = 12

/** Every audience of one state sees the same public table, so it is computed once. */
const laidOut = memoize<State, TableView>(1)

/** Everything public: the sizes of hands, and the faces of laid cards. Rule A7. */
function table(state: State): TableView {
  return laidOut(state, [], () => layOut(state))
}

function layOut(state: State): TableView {
  return {
    cards: state.cards,
    started: state.started,
    act: currentAct(state),
    draw: state.piles.draw.length,
    discard: state.piles.discard,
    participants: participants(state).map((who): ParticipantView => ({
      who,
      hand: handOf(state, who).length,
      handSize: handSize(state.act, who),
      acting: actingOf(state, who),
      asked: askedOf(state, who)
    })),
    protagonists: presentProtagonists(state).map(openProtagonist),
    slices: state.slices,
    relationships: state.relationships,
    contest: state.contest && contestView(state, state.contest),
    past: state.past.slice(-shownContests),
    ...shown.table(state)
  }
}
