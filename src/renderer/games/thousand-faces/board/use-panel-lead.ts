import { onScopeDispose, watch, watchEffect } from 'vue'
import { useGuide } from '../../../features/next/use-guide'
import { useLead } from '../../../features/next/lead'
import { useInPanel } from '../fight/use-open-steps'
import { useTable } from './table'
import type { BoardOnScreen } from './use-board'

/** The panel has the ember button while it asks a question, and once the GM sets up a flip. */
export function usePanelLead(board: BoardOnScreen): void {
  const lead = useLead()
  const table = useTable()
  const guide = useGuide()
  const asked = useInPanel(board)
  watchEffect(() => {
    const { pending } = board.view.value
    lead.panel = table.touched || table.panel !== 'flip' || pending !== null || asked.value !== null
  })
  // Another step of the guide is the next thing to do; so is a step that was done by play until now.
  watch(
    () => guide.step && `${guide.step.id} ${guide.step.label} ${guide.step.play}`,
    () => (table.touched = false)
  )
  onScopeDispose(() => (lead.panel = false))
}
