import { computed, type ComputedRef, ref } from 'vue'
import { perform, useActions } from '../../../../shell/gm/actions'
import { capsOf } from '../../../../shell/gm/keys'
import { useGm } from '../../../../shell/gm/store'
import { openOutcome } from '../flip/outcome/settle-draft'
import { useTable } from '../table'
import { useBoard } from '../use-board'
import { type StillOpen, stillOpen } from './still-open'
import { useStepOf } from './use-open-steps'

/** One thing in the strip, and the cap of the key that goes there; null where only the key of the strip does. */
export interface Waiting extends StillOpen {
  readonly cap: string | null
}

/** What waits beside what stands in the panel, and the key that goes from one to the next. */
export function useStillOpen(): { waiting: ComputedRef<readonly Waiting[]>; goTo: (open: StillOpen) => void } {
  const board = useBoard()
  const table = useTable()
  const gm = useGm()
  const chosen = computed(() => board.chosen.value?.seat.id ?? null)
  const step = useStepOf(board, () => chosen.value ?? ('' as never))
  /** What stands in the panel: that is not waiting elsewhere. */
  const inPanel = computed(() => {
    const { pending, outcomes } = board.view.value
    if (table.panel !== 'flip' || chosen.value === null) return null
    if (pending) return pending.seat === chosen.value ? `decision ${pending.kind}` : null
    const outcome = openOutcome(outcomes, chosen.value, table.aside)
    if (outcome) return `options ${outcome.id}`
    return step.value ? `${step.value.kind} ${step.value.id}` : null
  })
  const all = computed(() => stillOpen(board))
  const waiting = computed(() => all.value.filter(({ id }) => id !== inPanel.value).map(each => ({ ...each, cap: capOf(each) })))
  /** Where the key went last. */
  const visited = ref<string | null>(null)

  /** Figures pick a player unless a question in the panel takes them for its answers. */
  function capOf({ action, step: asked }: StillOpen): string | null {
    if (action) return capsOf(action)
    if (!asked || inPanel.value !== null || table.aside.has(asked.id)) return null
    return String(board.placeOf(asked.seat)?.number ?? '')
  }

  function goTo({ id, step: asked, action }: StillOpen): void {
    visited.value = id
    if (id === 'claims') gm.sheetPage = 'journey'
    if (action) perform(action)
    if (!asked) return
    table.choose(asked.seat)
    table.resume(asked.id)
    table.open('flip')
  }

  function next(): StillOpen | undefined {
    const from = all.value.findIndex(({ id }) => id === (visited.value ?? inPanel.value))
    const after = [...all.value.slice(from + 1), ...all.value.slice(0, from + 1)]
    return after.find(({ id }) => id !== inPanel.value)
  }

  useActions({
    'still-open': {
      run: () => {
        const open = next()
        if (open) goTo(open)
      },
      blocked: () => (waiting.value.length > 0 ? null : 'Nothing else is open')
    }
  })
  return { waiting, goTo }
} // prettier-ignore
