import { ok, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { spendShadow } from '../shadow/steps'
import type { Act, Refusal } from '../state'
import { foeKindCards } from './kinds'
import type { Foe, FoeCommand, FoeEvent } from './model'
import { boughtWith, encounterPrice } from './price'

type AddFoes = Extract<FoeCommand, { type: 'add-foes' }>
type AddPrepared = Extract<FoeCommand, { type: 'add-prepared-foes' }>
type Sort = AddPrepared['foes'][number] | Omit<AddFoes, 'type' | 'pay'>
type Pay = AddPrepared['pay']

/** U1, Z2: adds hidden, numbered foes. Shadow can pay at once for what Party Power does not buy. */
export function addFoes(act: Act, { type: _, pay = 'nothing', ...sort }: AddFoes): Result<Act, Refusal> {
  return bring(act, [sort], pay, sort.name, {})
}

/** PF1: adds the whole encounter in one act. */
export function addPreparedFoes(act: Act, { encounter, foes, pay }: AddPrepared): Result<Act, Refusal> {
  const sorts = foes.map(sort => ({ ...sort, name: sort.name.trim() || nameOfKind(sort.kind) }))
  const reason = encounter?.name.trim() || sorts.map(({ name }) => name).join(', ')
  return bring(act, sorts, pay, reason, encounter ? { encounter } : {})
}

function bring(
  act: Act,
  sorts: readonly Sort[],
  pay: Pay,
  reason: string,
  of: Pick<Extract<FoeEvent, { type: 'foes-added' }>, 'encounter'>
): Result<Act, Refusal> {
  const price = encounterPrice(sorts, 'paid').shadow
  const paid = pay === 'nothing' || price === 0 ? ok(act) : spendShadow(act, price, pay, reason)
  if (!paid.ok) return paid
  const foes = sorts.reduce<readonly Foe[]>(
    (all, sort) => [...all, ...foesOf(sort, pay, act.state.made + 1 + all.length)],
    []
  )
  return ok(happen(paid.value, { type: 'foes-added', foes, ...of }))
}

function foesOf({ count, stamina, ...sort }: Sort, pay: Pay, first: number): readonly Foe[] {
  const bought = boughtWith({ kind: sort.kind, stamina })
  const paid = pay === 'nothing' || bought.stamina === 0 ? {} : { bought }
  const fresh = { crossed: 0, disarmoured: false, red: 0, weakness: null, engaged: null, revealed: false }
  return Array.from({ length: count }, (_each, n): Foe => {
    const name = count === 1 ? sort.name : `${sort.name} ${n + 1}`
    return { ...sort, ...fresh, ...paid, id: first + n, name, stamina, most: stamina }
  })
}

function nameOfKind(kind: Foe['kind']): string {
  return foeKindCards.find(card => card.kind === kind)?.name ?? kind
}
