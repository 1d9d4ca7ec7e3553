import type { useGm } from '@/dashboard/store'
import type { useTable } from './table'
import type { BoardOnScreen } from './use-board'

type Gm = ReturnType<typeof useGm>
type Table = ReturnType<typeof useTable>

/** The foes beside the chosen player; without players the whole encounter. */
export function openFoes(board: BoardOnScreen, table: Table, gm: Gm): void {
  if (board.chosen.value) table.open('foes')
  else gm.sheet = 'encounter'
}

/** The panel of the foes asks whether the fight ends. */
export function askEndOfFight(table: Table): void {
  table.open('foes')
  table.changesFoes = true
  table.asksEndOfFight = true
}

/** The blow that waits for the chosen player; else the panel for several blows at once. */
export function openBlows(board: BoardOnScreen, table: Table): void {
  const waiting = board.view.value.attacks.find(({ seat }) => seat === board.chosen.value?.seat.id)
  if (waiting) table.takeUp(waiting.seat)
  else table.open('damage')
}

/** The days, in the sheet of the story. */
export function openDays(gm: Gm): void {
  gm.sheetPage = 'days'
  gm.sheet = 'story'
}

/** The panel of the flip shows the steps of a flashback, and why it cannot be done. */
export function openFlashback(board: BoardOnScreen, table: Table): void {
  const member = board.chosen.value
  if (!member) return
  table.open('flip')
  if (member.sheet.mayFlashback) table.asksFlashback = member.seat.id
  else void board.act({ type: 'flashback', seat: member.seat.id }, 'flashback')
}
