import type { Luck } from '#rules/core/luck'
import { gm, type Actor } from '#rules/core/seat'
import { fullDeck, isCardId } from '#rules/face-of-angels/cards'
import type { State } from '#rules/face-of-angels/state'
import { handOf, nameableCards } from '#rules/face-of-angels/deck/hands'
import type { CardId, HeldCard, Participant } from '#rules/face-of-angels/vocabulary'
import { seatActor } from './table'

export const any = <Thing>(luck: Luck, things: readonly Thing[]): Thing => {
  const thing = things[luck.below(Math.max(1, things.length))]
  if (thing === undefined) throw new Error('nothing to choose from')
  return thing
}

/** With real cards it is the Game Master who types. */
export function actorFor(state: State, who: Participant): Actor {
  return state.cards === 'physical' ? gm : seatActor(who)
}

/** Some cards that this hand holds, or with real cards could hold. */
export function someOf(state: State, who: Participant, count: number, luck: Luck): readonly HeldCard[] {
  const pool = [...(state.cards === 'digital' ? handOf(state, who) : nameableCards(state))]
  return Array.from({ length: Math.min(count, pool.length) }, () => pool.splice(luck.below(pool.length), 1)[0] ?? null)
}

export function oneCard(state: State, who: Participant, luck: Luck): CardId {
  const [card] = someOf(state, who, 1, luck)
  return card && isCardId(card) ? card : any(luck, fullDeck)
}
