import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import type { Act, Judgement } from '../state'
import type { Participant } from '../vocabulary'
import { cardsTooMany, participants } from './hands'
import type { DrawReason } from './model'

/** Deals one or more cards to each named participant, in that order, from the top of the draw pile. Rules A5, A6. */
export function deal(
  act: Act,
  shares: readonly { readonly who: Participant; readonly count: number }[],
  why: DrawReason,
  luck: Luck
): Judgement {
  const needed = shares.reduce((sum, share) => sum + share.count, 0)
  const { draw, discard } = act.state.piles
  const left = draw.length + discard.length
  if (needed > left) return refuse({ because: 'draw-short', needed, left })
  let dealt = needed > draw.length ? reshuffled(act, luck) : act
  for (const { who, count } of shares) {
    if (count <= 0) continue
    dealt = happen(dealt, { type: 'cards-drawn', who, cards: dealt.state.piles.draw.slice(0, count), why })
  }
  return ok(dealt)
}

/** Shuffles the discard pile and puts it under the remaining cards, which are drawn first (ruling, A5b). */
function reshuffled(act: Act, luck: Luck): Act {
  const { cards, piles } = act.state
  const order = cards === 'digital' ? shuffled(luck, piles.discard) : piles.discard.map(() => null)
  return happen(act, { type: 'discard-reshuffled', order })
}

/** Deals every hand up to its size. Hands above their size come first: no card is drawn while a discard is due (ruling, A4c). */
export function refill(act: Act, why: 'deal' | 'refill', luck: Luck): Judgement {
  const { state } = act
  if (participants(state).some(who => cardsTooMany(state, who) > 0)) return ok(act)
  return deal(
    act,
    participants(state).map(who => ({ who, count: -cardsTooMany(state, who) })),
    why,
    luck
  )
}

/** As `refill`, but only after the first deal. */
export function refillIfDealt(act: Act, luck: Luck): Judgement {
  return act.state.started ? refill(act, 'refill', luck) : ok(act)
}
