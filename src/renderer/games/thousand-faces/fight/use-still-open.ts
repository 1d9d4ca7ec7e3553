import { computed, type ComputedRef, ref } from 'vue'
import { perform, useActions } from '@/features/actions/actions'
import { capsOf } from '@/features/keys/keys'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '../board/gm-choices'
import { type BoardOnScreen, useBoard } from '../board/use-board'
import { type StillOpen, stillOpen } from './still-open'
import { useInPanel } from './use-open-steps'

/** One open thing in the strip, and the cap of its key. Null where only the key of the strip leads to it. */
interface OpenLine extends StillOpen {
  readonly cap: string | null
}

interface OpenThings {
  /** What waits besides the question in the panel. */
  readonly waiting: ComputedRef<readonly OpenLine[]>
  /** The panel shows something that waits. */
  readonly asks: ComputedRef<boolean>
  /** The choice among cards in the panel; null without one. */
  readonly choice: ComputedRef<StillOpen | null>
  readonly goTo: (open: StillOpen) => void
  /** Goes from one thing to the next. */
  readonly goToNext: () => void
}

/** What waits, and the key that goes from one thing to the next. */
export function useStillOpen(): OpenThings {
  const board = useBoard()
  const gmChoices = useGmChoices()
  const goThere = useGoingThere()
  const inPanel = useInPanel(board)
  const all = computed(() => stillOpen(board))
  const waiting = computed(() =>
    all.value
      .filter(({ id }) => id !== inPanel.value)
      .map(each => ({ ...each, cap: capOf(board, each, inPanel.value !== null || isAside(each)) }))
  )
  const choice = computed(() => all.value.find(({ id, step }) => step === null && id === inPanel.value) ?? null)
  const isAside = ({ step }: StillOpen): boolean => step !== null && gmChoices.aside.has(step.id)
  /** The last target of the key. */
  const visited = ref<string | null>(null)

  function goTo(open: StillOpen): void {
    visited.value = open.id
    goThere(open)
  }

  function next(): StillOpen | undefined {
    const from = all.value.findIndex(({ id }) => id === (visited.value ?? inPanel.value))
    const after = [...all.value.slice(from + 1), ...all.value.slice(0, from + 1)]
    return after.find(({ id }) => id !== inPanel.value)
  }

  function goToNext(): void {
    const open = next()
    if (open) goTo(open)
  }

  useActions({
    'still-open': {
      run: goToNext,
      blocked: () => (waiting.value.length > 0 ? null : 'Nothing else is open')
    }
  })
  return { waiting, asks: computed(() => inPanel.value !== null), choice, goTo, goToNext }
}

/** Digits pick a player. Exceptions: a question in the panel uses them for answers, or the player’s own question was put off. */
function capOf(board: BoardOnScreen, { action, step }: StillOpen, noFigures: boolean): string | null {
  if (action) return capsOf(action)
  return step && !noFigures ? String(board.findMember(step.seat)?.number ?? '') : null
}

/** Goes to the panel that asks, or to the place of the answer. */
function useGoingThere(): (open: StillOpen) => void {
  const gmChoices = useGmChoices()
  const gm = useGm()
  return ({ id, step, action }) => {
    if (id === 'claims') gm.sheetPage = 'journey'
    if (action) perform(action)
    if (!step) return
    gmChoices.choose(step.seat)
    gmChoices.resume(step.id)
    gmChoices.open('flip')
  }
}
