import { type Explanation, say } from '../../core/refusal'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import type { Act, Refusal, State } from '../state'
import type { Ally, AllyDeed } from './model'

/** The ally, or a refusal. */
export function allyOf(state: State, id: number): Result<Ally, Refusal> {
  const ally = state.allies.find(each => each.id === id)
  return ally ? ok(ally) : refuse({ because: 'no-such-ally' })
}

/** J12: whether the ally has acted in this turn of the spotlight. */
export function isBusy({ spotlight }: Pick<State, 'spotlight'>, { did }: Ally): boolean {
  return did?.turn === spotlight.turn
}

interface Deed {
  readonly deed: AllyDeed
  readonly foe: number | null
  readonly seat: SeatId | null
}

/** J12: the ally acts, unless it has acted in this turn. */
export function actAsAlly(act: Act, id: number, deed: Deed): Result<Act, Refusal> {
  const ally = allyOf(act.state, id)
  if (!ally.ok) return ally
  if (isBusy(act.state, ally.value)) return refuse({ because: 'ally-busy', name: allyName(ally.value) })
  const foeName = act.state.foes.find(foe => foe.id === deed.foe)?.name ?? ''
  return ok(happen(act, { type: 'ally-acted', ally: id, ...deed, name: allyName(ally.value), foeName }))
}

/** The name of an ally in sentences. */
export function allyName({ name }: Pick<Ally, 'name'>): string {
  return name.trim() === '' ? 'The ally' : name.trim()
}

/** J12: why an ally does nothing more in this turn. */
export function whyAllyBusy(name: string): Explanation {
  return say(`${name} has done one thing in this turn of the spotlight`, 'Pass the spotlight on, or leave the ally out')
}
