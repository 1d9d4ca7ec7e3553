import { computed, type ComputedRef } from 'vue'
import type { SeatId } from '#rules/core/seat'
import { openOutcome } from '../flip/outcome/settle-draft'
import { useTable } from '../table'
import type { BoardOnScreen } from '../use-board'

/** Something that a seat’s panel asks: a blow, what follows an attack, the options of a move. */
export interface OpenStep {
  readonly id: number
  readonly kind: 'blow' | 'follow-up' | 'options'
  readonly seat: SeatId
  readonly says: string
}

/** Every such question on this board, the oldest first. */
export function openSteps({ view, shortNameOf }: Pick<BoardOnScreen, 'view' | 'shortNameOf'>): readonly OpenStep[] {
  const { attacks, followUps, outcomes } = view.value
  const blows = attacks.map(({ id, seat, power }) => ({
    id,
    seat,
    kind: 'blow' as const,
    says: `${shortNameOf(seat)}: an attack of ${power}`
  }))
  const follow = followUps
    .filter(({ step }) => step !== 'options')
    .map(({ id, seat, name, step }) => ({
      id,
      seat,
      kind: 'follow-up' as const,
      says: step === 'answer' ? `${shortNameOf(seat)}: the foe answers` : `${shortNameOf(seat)}: ${name}`
    }))
  const options = outcomes
    .filter(each => openOutcome([each], each.seat, new Set()) !== null)
    .map(({ id, seat, name }) => ({ id, seat, kind: 'options' as const, says: `${shortNameOf(seat)}: ${name}` }))
  return [...blows, ...follow, ...options].sort((one, other) => one.id - other.id)
}

/** The question that stands in the panel of that seat: a blow first, then what follows its newest attack; what was put off waits in the strip. */
export function useStepOf(board: BoardOnScreen, seat: () => SeatId | null): ComputedRef<OpenStep | null> {
  const table = useTable()
  return computed(() => {
    if (board.view.value.pending !== null) return null
    const mine = openSteps(board).filter(step => step.seat === seat() && !table.aside.has(step.id))
    return mine.find(({ kind }) => kind === 'blow') ?? mine.findLast(({ kind }) => kind === 'follow-up') ?? null
  })
}

/** What stands in the panel now, by its id in the list of what is still open; null for nothing that waits. */
export function useInPanel(board: BoardOnScreen): ComputedRef<string | null> {
  const table = useTable()
  const seat = computed(() => board.chosen.value?.seat.id ?? null)
  const step = useStepOf(board, () => seat.value)
  return computed(() => {
    const { pending, outcomes } = board.view.value
    if (table.panel !== 'flip' || seat.value === null) return null
    if (pending) return pending.seat === seat.value ? `decision ${pending.kind}` : null
    const outcome = openOutcome(outcomes, seat.value, table.aside)
    if (outcome) return `options ${outcome.id}`
    return step.value ? `${step.value.kind} ${step.value.id}` : null
  })
}
