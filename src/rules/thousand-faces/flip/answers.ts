import { ok, refuse, type Result } from '../../core/result'
import { type Deciders, happen } from '../../core/slice'
import { takeBlessing } from '../blessings/steps'
import type { Act, Game, Refusal } from '../state'
import type { FlipCommand } from './model'
import { resolve } from './steps'

type Answer = Extract<FlipCommand, { type: 'choose' | 'answer-critical' }>

/** Answers to the open question: a tie (F4), the Critical Success (C1). */
export const decideAnswers: Deciders<Game, Answer> = {
  choose(act, { card, of }, luck) {
    const { pending } = act.state
    if (pending?.kind !== 'tie') return refuse({ because: 'nothing-pending', wanted: 'tie' })
    const picked = pending.among.find(held => held.card === card && (of === undefined || held.seat === of))
    if (picked === undefined) return refuse({ because: 'not-among', card, among: pending.among.map(held => held.card) })
    return ok(resolve(act, picked, luck))
  },
  'answer-critical'(act, { take }, luck): Result<Act, Refusal> {
    const { pending, blessingSupply } = act.state
    if (pending?.kind !== 'critical') return refuse({ because: 'nothing-pending', wanted: 'critical' })
    if (take === 'blessing' && blessingSupply.length === 0) return refuse({ because: 'no-blessings-left' })
    const answered = happen(act, { type: 'critical-answered', seat: pending.seat, take })
    return ok(take === 'blessing' ? takeBlessing(answered, pending.seat, luck) : answered)
  }
}
