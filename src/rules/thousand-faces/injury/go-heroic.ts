import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import { exhaustedCount } from '../deck/places'
import { sheetOf } from '../sheets'
import { payStamina } from '../stamina/steps'
import type { Refusal, State } from '../types'
import type { InjuryCommand } from './shapes'

/** Why somebody cannot switch to Heroic Stamina, or null (N13). */
export function whyNotHeroic(state: State, seat: SeatId): Refusal | null {
  const { character, piles } = sheetOf(state, seat)
  if (character.stamina === 'heroic') return { because: 'heroic-already', seat }
  if (piles.cards === 'physical') return { because: 'real-cards', seat }
  return state.story.length !== 'one-shot' && state.story.chapter === 5 ? null : { because: 'heroic-later' }
}

/** N13, O24: one way. Exhausted cards go to the discard, then as many points are paid heroically. */
export function goHeroic(
  act: Act,
  { seat }: Extract<InjuryCommand, { type: 'go-heroic' }>,
  luck: Luck
): Result<Act, Refusal> {
  const why = whyNotHeroic(act.state, seat)
  if (why) return refuse(why)
  const { piles, tokens } = sheetOf(act.state, seat)
  const points = exhaustedCount(piles)
  const hidden = piles.cards === 'digital' ? piles.exhausted : []
  const switched = happen(act, { type: 'went-heroic', seat })
  if (points === 0) return ok(switched)
  const returned = happen(switched, {
    type: 'cards-restored',
    seat,
    cards: [...hidden, ...piles.faceUp],
    reason: 'Heroic Stamina'
  })
  const bare = happen(returned, {
    type: 'tokens-returned',
    seat,
    exhaustion: 0,
    harm: tokens.harm,
    wound: tokens.wound,
    reason: ''
  })
  return ok(
    happen(payStamina(bare, seat, points, 'Heroic Stamina', luck), {
      type: 'tokens-returned',
      seat,
      ...pinned(tokens),
      reason: ''
    })
  )
}

/** Harm and Wounds stay where they are, and so does what they pin: the count of Exhaustion tokens is as before. */
function pinned({ exhaustion, harm, wound }: State['sheets'][number]['tokens']): {
  exhaustion: number
  harm: number
  wound: number
} {
  return { exhaustion, harm, wound }
}
