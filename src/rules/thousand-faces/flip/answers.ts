import { assertNever } from '../../core/assert-never'
import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { type Deciding, happen } from '../../core/slice'
import { takeBlessing } from '../blessings/steps'
import { unseenCards } from '../deck/places'
import { shuffleIfDue } from '../deck/steps'
import { nameNumberCard } from '../diceless/steps'
import { endRecovery } from '../injury/recovery'
import { sheetOf } from '../sheets'
import { nameSearched } from '../stamina/search'
import type { Act, Game, Refusal } from '../state'
import type { CardId } from '../vocabulary'
import type { FlipCommand, Pending } from './model'
import { resolve, turnCards } from './steps'

type Answer = Extract<FlipCommand, { type: 'choose' | 'name-card' | 'answer-critical' }>

/** What the table is waiting for, answered: a tie (F4), a real card (RC2), the Critical Success (C1). */
export const decideAnswers: Deciding<Game, Answer> = {
  choose(act, { card, of }, luck) {
    const { pending } = act.state
    if (pending?.kind !== 'tie') return refuse({ because: 'nothing-pending', wanted: 'tie' })
    const picked = pending.among.find(held => held.card === card && (of === undefined || held.seat === of))
    if (picked === undefined) return refuse({ because: 'not-among', card, among: pending.among.map(held => held.card) })
    return ok(resolve(act, picked, luck))
  },
  'name-card'(act, { card }, luck) {
    const { pending } = act.state
    if (pending?.kind !== 'name-cards') return refuse({ because: 'nothing-pending', wanted: 'name-cards' })
    const { seat } = pending
    if (!unseenCards(sheetOf(act.state, seat).piles).includes(card))
      return refuse({ because: 'not-unseen', card, seat })
    return ok(nameCard(act, pending, card, luck))
  },
  'answer-critical'(act, { take }, luck): Result<Act, Refusal> {
    const { pending, blessingSupply } = act.state
    if (pending?.kind !== 'critical') return refuse({ because: 'nothing-pending', wanted: 'critical' })
    if (take === 'blessing' && blessingSupply.length === 0) return refuse({ because: 'no-blessings-left' })
    const answered = happen(act, { type: 'critical-answered', seat: pending.seat, take })
    return ok(take === 'blessing' ? takeBlessing(answered, pending.seat, luck) : answered)
  }
}

function nameCard(act: Act, pending: Extract<Pending, { kind: 'name-cards' }>, card: CardId, luck: Luck): Act {
  const { seat, naming } = pending
  switch (naming.for) {
    case 'number':
      return nameNumberCard(act, seat, naming.die, card, luck)
    case 'flip':
      return turnCards(happen(act, { type: 'cards-flipped', seat, cards: [card] }), luck)
    case 'stamina':
      return nameSearched(act, seat, card, luck)
    case 'recovery': {
      const named = happen(act, { type: 'stamina-recovered', seat, cards: [card], reason: naming.reason })
      const ended = named.state.pending?.kind === 'name-cards' ? null : naming.then
      return shuffleIfDue(ended ? endRecovery(named, seat, ended) : named, seat, luck)
    }
    default:
      return assertNever(naming)
  }
}
