import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { owned } from '../characters/character'
import { spendShadow } from '../shadow/steps'
import { characterOf } from '../sheets'
import type { Act, Refusal } from '../state'
import { shadowPrice } from './prices'

type PaysWith = 'journey' | 'shadow'

/** K9: accuses an authority. The GM pays at once, or as soon as there are points (ruling O23). */
export function accuse(
  act: Act,
  { seat, authority, gmPays }: { readonly seat: SeatId; readonly authority: string; readonly gmPays: PaysWith }
): Result<Act, Refusal> {
  if (!owned(characterOf(act.state, seat), 'unknown-benefactor')) return refuse({ because: 'no-accusation', seat })
  if (authority.trim() === '') return refuse({ because: 'accuses-nobody', seat })
  const made = happen(act, { type: 'claim-made', seat, authority: authority.trim() })
  const paid = payClaim(made, act.state.story.claims.length, gmPays)
  return paid.ok ? paid : ok(made)
}

/** K9: pays 1 Journey point and keeps the card, or 3 Shadow and loses it. */
export function payClaim(act: Act, claim: number, paysWith: PaysWith): Result<Act, Refusal> {
  const owed = act.state.story.claims[claim]
  if (!owed) return refuse({ because: 'no-such-claim' })
  const { seat, authority } = owed
  const settled = (paid: Act): Act => happen(paid, { type: 'claim-paid', claim, with: paysWith, seat })
  if (paysWith === 'journey') {
    const { journey } = act.state.story
    if (journey < 1) return refuse({ because: 'not-enough-journey', has: journey })
    return ok(settled(happen(act, { type: 'journey-spent', use: 'unknown-benefactor', what: authority, seat })))
  }
  const paid = spendShadow(act, shadowPrice('unknown-benefactor', 1), 'circled', 'Unknown Benefactor')
  return paid.ok
    ? ok(happen(settled(paid.value), { type: 'move-lost', seat, move: 'unknown-benefactor', how: 'accusation' }))
    : paid
}
