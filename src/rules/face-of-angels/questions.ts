import type { SeatId } from '../core/seat'
import { suitOf, superTrumpFor } from './cards'
import type { Contest, LaidCard, Trick } from './contest'
import type { Act, Protagonist, Relationship, Trump } from './record'
import type { State } from './state'
import type { Acting, ActNumber, CardId, Held, Participant, RelationshipId, Side } from './vocabulary'

/** Everybody who holds a hand: the players in their order, then the World, who deals. */
export function participants(state: State): readonly Participant[] {
  return [...state.seats, 'world']
}

export function isParticipant(state: State, who: Participant): boolean {
  return who === 'world' || state.seats.includes(who)
}

export function handOf(state: State, who: Participant): readonly Held[] {
  return state.piles.hands[who] ?? []
}

const playerHandSize = 5

/** Five cards; for the World five and the number of the act. Rule A3. */
export function handSize(act: ActNumber, who: Participant): number {
  return who === 'world' ? playerHandSize + act : playerHandSize
}

/** How many cards this hand holds beyond its size; negative when some are missing. */
export function overfull(state: State, who: Participant): number {
  return handOf(state, who).length - handSize(state.act, who)
}

export function protagonistOf(state: State, seat: Participant): Protagonist | null {
  return state.protagonists.find(one => one.seat === seat) ?? null
}

export function relationshipOf(state: State, id: RelationshipId): Relationship | null {
  return state.relationships.find(one => one.id === id) ?? null
}

export function currentAct(state: State): Act {
  const act = state.acts.find(one => one.number === state.act)
  if (!act) throw new Error(`act ${state.act} is missing`)
  return act
}

export function otherSide(side: Side): Side {
  return side === 'initiator' ? 'respondent' : 'initiator'
}

/** The side that this participant contests for, or null for everybody else. */
export function sideOf(contest: Contest, who: Participant): Side | null {
  if (contest.initiator.who === who) return 'initiator'
  return contest.respondent.who === who ? 'respondent' : null
}

export function currentTrick(contest: Contest | null): Trick | null {
  return contest?.phase.at === 'trick' ? contest.phase.trick : null
}

/** The cards on one side of a trick, in the order in which they were laid. */
export function laidBy(trick: Pick<Trick, 'laid'>, side: Side): readonly LaidCard[] {
  return trick.laid.filter(one => one.side === side)
}

/** Whom somebody plays in this scene; a player plays the protagonist unless something else was said. Rule A9. */
export function actingOf(state: State, who: Participant): Acting {
  return state.playing.find(one => one.who === who)?.acting ?? defaultActing(who)
}

function defaultActing(who: Participant): Acting {
  return who === 'world' ? { as: 'other', name: 'The World' } : { as: 'protagonist' }
}

/** The protagonist whom somebody plays, if that is whom they play. */
export function actingProtagonist(state: State, who: Participant, acting: Acting | null): Protagonist | null {
  return acting?.as === 'protagonist' ? protagonistOf(state, who) : null
}

/** The power that this card could call on, if this protagonist lays it. Rules A10, A18. */
export function trumpFor(protagonist: Protagonist | null, card: CardId): Trump | null {
  return protagonist?.trumps?.find(one => one.suit === suitOf(card)) ?? null
}

/** The one or two cards that end a contest for this protagonist; none before powers are gained. Rule A11. */
export function superTrumpsOf(protagonist: Protagonist | null): readonly CardId[] {
  const personality = protagonist?.personality
  if (!personality) return []
  return (protagonist.trumps ?? []).map(trump => superTrumpFor(personality, trump.suit))
}

/** The side on which a protagonist is in the contest: as principal, or with a card laid as helper. Null when it is not. */
export function sideOfProtagonist(contest: Contest, seat: SeatId): Side | null {
  const principal = sideOf(contest, seat)
  if (principal) return contest[principal].acting?.as === 'protagonist' ? principal : null
  const laid = [...contest.tricks, ...(contest.phase.at === 'trick' ? [contest.phase.trick] : [])].flatMap(
    one => one.laid
  )
  return laid.findLast(one => one.by === seat && one.acting.as === 'protagonist')?.side ?? null
}

/** Who may still lay a card or pass in the open step for helpers. A helper lays one card a trick, so for one side. Rules A14, A15. */
export function helpersLeft(state: State, contest: Contest, trick: Trick): readonly Participant[] {
  if (trick.step !== 'help-leader' && trick.step !== 'help-responder') return []
  return participants(state).filter(
    who =>
      sideOf(contest, who) === null &&
      handOf(state, who).length > 0 &&
      !trick.passed.includes(who) &&
      !trick.laid.some(one => one.by === who)
  )
}

/** The side that the open step asks helpers for. */
export function sideHelped(trick: Trick): Side | null {
  if (trick.step === 'help-leader') return trick.leader
  return trick.step === 'help-responder' ? otherSide(trick.leader) : null
}
