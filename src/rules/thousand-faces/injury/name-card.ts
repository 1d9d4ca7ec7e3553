import { assertNever } from '../../core/assert-never'
import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { unseenCards } from '../deck/places'
import { shuffleIfDue } from '../deck/steps'
import { nameNumberCard } from '../diceless/steps'
import type { FlipCommand, Pending } from '../flip/model'
import { turnCards } from '../flip/steps'
import { sheetOf } from '../sheets'
import { nameSearched } from '../stamina/search'
import type { Act, Refusal } from '../state'
import type { CardId } from '../vocabulary'
import { endRecovery } from './recovery'

export type NameCard = Extract<FlipCommand, { type: 'name-card' }>

/** RC2: names an awaited real card, for every purpose. The function is here because recovery depends on the other purposes. */
export function nameCard(act: Act, { card }: NameCard, luck: Luck): Result<Act, Refusal> {
  const { pending } = act.state
  if (pending?.kind !== 'name-cards') return refuse({ because: 'nothing-pending', wanted: 'name-cards' })
  const { seat } = pending
  if (!unseenCards(sheetOf(act.state, seat).piles).includes(card)) return refuse({ because: 'not-unseen', card, seat })
  return ok(named(act, pending, card, luck))
}

function named(act: Act, pending: Extract<Pending, { kind: 'name-cards' }>, card: CardId, luck: Luck): Act {
  const { seat, naming } = pending
  switch (naming.for) {
    case 'number':
      return nameNumberCard(act, seat, naming.die, card, luck)
    case 'flip':
      return turnCards(happen(act, { type: 'cards-flipped', seat, cards: [card] }), luck)
    case 'stamina':
      return nameSearched(act, seat, card, luck)
    case 'recovery': {
      const back = happen(act, { type: 'stamina-recovered', seat, cards: [card], reason: naming.reason })
      const ended = back.state.pending?.kind === 'name-cards' ? null : naming.then
      return shuffleIfDue(ended ? endRecovery(back, seat, ended) : back, seat, luck)
    }
    default:
      return assertNever(naming)
  }
}
