import type { SeatId } from '../../core/seat'
import { suitOf, superTrumpFor } from '../cards'
import type { ActingSide } from '../shapes'
import type { Refusal, State } from '../state'
import type { CardId, Participant } from '../vocabulary'
import type { Protagonist, Trump } from './model'

export function protagonistOf(state: State, seat: Participant): Protagonist | null {
  return state.protagonists.find(one => one.seat === seat) ?? null
}

/** The protagonists whose players are in the game. */
export function presentProtagonists({ protagonists, seats }: State): readonly Protagonist[] {
  return protagonists.filter(one => seats.includes(one.seat))
}

/** Whether every protagonist in the game has had a contest. */
export function allHadContest(state: State): boolean {
  return presentProtagonists(state).every(one => one.progress.contests > 0)
}

/** The character that a participant plays in this scene; by default the player's protagonist. Rule A9. */
export function actingOf(state: State, who: Participant): ActingSide {
  return state.playing.find(one => one.who === who)?.acting ?? defaultActing(who)
}

function defaultActing(who: Participant): ActingSide {
  return who === 'world' ? { as: 'other', name: 'The World' } : { as: 'protagonist' }
}

/** Why `who` cannot act in this way: the World has no protagonist, and another character needs a name. */
export function cannotAct(state: State, who: Participant, acting: ActingSide): Refusal | null {
  if (acting.as === 'protagonist') return protagonistOf(state, who) ? null : { because: 'no-protagonist', who }
  return acting.name === '' ? { because: 'words-missing' } : null
}

/** The protagonist, if the participant plays it; otherwise null. */
export function actingProtagonist(state: State, who: Participant, acting: ActingSide | null): Protagonist | null {
  return acting?.as === 'protagonist' ? protagonistOf(state, who) : null
}

/** The power that this card can use when this protagonist lays it. Rules A10, A18. */
export function trumpFor(protagonist: Pick<Protagonist, 'trumps'> | null, card: CardId): Trump | null {
  return protagonist?.trumps?.find(one => one.suit === suitOf(card)) ?? null
}

/** Whether the card may be declared a trump, or always is one. */
export function trumpUse(protagonist: Pick<Protagonist, 'trumps'> | null, card: CardId): 'no' | 'may' | 'always' {
  const trump = trumpFor(protagonist, card)
  return trump ? (trump.declared === 'always' ? 'always' : 'may') : 'no'
}

/** The one or two cards that end a contest for this protagonist; empty before powers are gained. Rule A11. */
export function superTrumpsOf(protagonist: Protagonist | null): readonly CardId[] {
  const personality = protagonist?.personality
  if (!personality) return []
  return (protagonist.trumps ?? []).map(trump => superTrumpFor(personality, trump.suit))
}

/** Changes one protagonist; the others stay the same objects. */
export function withProtagonist(state: State, seat: SeatId, change: (one: Protagonist) => Protagonist): State {
  return { ...state, protagonists: state.protagonists.map(one => (one.seat === seat ? change(one) : one)) }
}
