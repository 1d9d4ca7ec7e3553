import { expect } from 'vitest'
import type { Luck } from '#rules/core/luck'
import { gm, type Actor, type Seat, type SeatId } from '#rules/core/seat'
import { fullDeck } from '#rules/face-of-angels/cards'
import type { Command, Event, Refusal, State } from '#rules/face-of-angels/state'
import type { LayCard } from '#rules/face-of-angels/trick/model'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { participants } from '#rules/face-of-angels/deck/hands'
import type { Protagonist, Relationship } from '#rules/face-of-angels/record/model'
import type {
  ActNumber,
  CardId,
  Participant,
  Personality,
  RelationshipId,
  Suit
} from '#rules/face-of-angels/vocabulary'
import { seededLuck } from '../luck'

/** Three players who sit with the World. */
export const margit = 's1' as SeatId
export const joon = 's2' as SeatId
export const priya = 's3' as SeatId

export function seatsFor(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `s${place + 1}` as SeatId,
    player: `Player ${place + 1}`,
    character: `Character ${place + 1}`,
    retired: false
  }))
}

/** A board with `players` players, dealt. */
export function dealt(players = 3, cards: 'digital' | 'physical' = 'digital', luck: Luck = seededLuck(7)): State {
  const board = faceOfAngels.open(seatsFor(players), { cards })
  return after(board, gm, { type: 'start-game' }, luck)
}

/** The state after this command, which must be allowed. */
export function after(state: State, actor: Actor, command: Command, luck: Luck = seededLuck(1)): State {
  return eventsOf(state, actor, command, luck).reduce((now, event) => faceOfAngels.apply(now, event), state)
}

/** What happens, which must be allowed. */
export function eventsOf(state: State, actor: Actor, command: Command, luck: Luck = seededLuck(1)): readonly Event[] {
  const judged = faceOfAngels.decide(state, command, actor, luck)
  if (!judged.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(judged.error)}`)
  return judged.value.events
}

/** Why not; the command must be refused. */
export function refusalOf(state: State, actor: Actor, command: Command, luck: Luck = seededLuck(1)): Refusal {
  const judged = faceOfAngels.decide(state, command, actor, luck)
  expect(judged.ok, `${command.type} was allowed`).toBe(false)
  if (judged.ok) throw new Error('allowed')
  return judged.error
}

export function seatActor(seat: Participant): Actor {
  return seat === 'world' ? gm : { kind: 'seat', seat }
}

/** Several commands one after another, each by the participant that it names. */
export function played(state: State, ...commands: readonly (Command & { readonly who: Participant })[]): State {
  return commands.reduce((now, command) => after(now, seatActor(command.who), command), state)
}

/** The same board with these hands; whatever is left is the draw pile, in the order of a new deck. */
export function withHands(state: State, hands: Readonly<Record<string, readonly CardId[]>>): State {
  const given = new Set(Object.values(hands).flat())
  const rest = fullDeck.filter(card => !given.has(card))
  const all = Object.fromEntries(participants(state).map(who => [who, [...(hands[who] ?? [])]]))
  return { ...state, piles: { draw: rest, discard: [], hands: all } }
}

/** The same board with something else about one protagonist. */
export function withProtagonist(state: State, seat: SeatId, change: Partial<Protagonist>): State {
  return { ...state, protagonists: state.protagonists.map(one => (one.seat === seat ? { ...one, ...change } : one)) }
}

/** A protagonist with powers. */
export function powerful(
  state: State,
  seat: SeatId,
  personality: Personality,
  suit: Suit,
  declared: 'by-choice' | 'always' = 'by-choice'
): State {
  return withProtagonist(state, seat, { personality, trumps: [{ suit, area: 'fire', declared }] })
}

export function withRelationship(
  state: State,
  id: RelationshipId,
  seat: SeatId,
  kind: Relationship['kind'],
  more: Partial<Relationship> = {}
): State {
  const added: Relationship = { id, seat, kind, name: `Relation ${id}`, fate: 'well', spentIn: null, ...more }
  return { ...state, relationships: [...state.relationships, added], numbers: { ...state.numbers, relationship: 99 } }
}

export function inAct(state: State, act: ActNumber): State {
  return { ...state, act }
}

export interface ContestWanted {
  readonly initiator?: Participant
  readonly respondent?: Participant
  readonly kind?: 'ordinary' | 'going-for-broke'
  readonly pace?: 1 | 2 | 3
  readonly as?: Partial<Record<'initiator' | 'respondent', string>>
}

/** A contest with its stakes accepted, the first trick open. Margit against the World unless others are given. */
export function contested(state: State, wanted: ContestWanted = {}): State {
  const { initiator = margit, respondent = 'world', kind = 'ordinary', pace = 2 } = wanted
  const staked = withStakes(state, { ...wanted, initiator, respondent, kind })
  const confirmed =
    staked.act === 0
      ? played(staked, { type: 'confirm-limits', who: initiator }, { type: 'confirm-limits', who: respondent })
      : staked
  return played(confirmed, { type: 'accept-stakes', who: respondent, pace: kind === 'going-for-broke' ? 3 : pace })
}

/** A contest whose stakes lie on the table, the respondent's turn. Hands may be any size: they were laid out by hand. */
export function withStakes(state: State, wanted: ContestWanted = {}): State {
  const { initiator = margit, respondent = 'world', kind = 'ordinary', as = {} } = wanted
  const acting = (who: Participant, name: string | undefined) =>
    name === undefined && who !== 'world'
      ? ({ as: 'protagonist' } as const)
      : ({ as: 'other', name: name ?? 'Warden Brask' } as const)
  const called = faceOfAngels.apply(state, {
    type: 'contest-called',
    serial: state.numbers.contest + 1,
    kind,
    initiator: { who: initiator, acting: acting(initiator, as.initiator) },
    respondent
  })
  return played(
    called,
    { type: 'step-up', who: respondent, acting: acting(respondent, as.respondent) },
    { type: 'set-stakes', who: initiator, ifWin: 'The gate opens.', ifLose: 'Something follows her home.' }
  )
}

export function lay(who: Participant, card: CardId, more: Partial<LayCard> = {}): LayCard {
  const acting =
    who === 'world' ? ({ as: 'other', name: 'The night watch' } as const) : ({ as: 'protagonist' } as const)
  return { type: 'lay-card', who, card, acting, played: { as: 'plain' }, secret: null, ...more }
}

export function pass(who: Participant): Command & { readonly who: Participant } {
  return { type: 'pass-help', who }
}

/** No player helps: both steps are closed by the Game Master. */
export function unhelped(state: State): State {
  let now = state
  while (stepOf(now)?.startsWith('help')) now = after(now, gm, { type: 'close-help' })
  return now
}

/** One whole trick without helpers. */
export function trick(state: State, lead: LayCard, answer: LayCard): State {
  return unhelped(played(state, lead, answer))
}

export function stepOf(state: State): string | null {
  return state.contest?.phase.at === 'trick' ? state.contest.phase.trick.step : null
}
