import type { useGm } from '@/dashboard/store'
import type { useGmChoices } from './gm-choices'
import type { BoardOnScreen } from './use-board'

type Gm = ReturnType<typeof useGm>
type GmChoices = ReturnType<typeof useGmChoices>

/** The foes beside the chosen player; without players the whole encounter. */
export function openFoes(board: BoardOnScreen, gmChoices: GmChoices, gm: Gm): void {
  if (board.chosen.value) gmChoices.open('foes')
  else gm.sheet = 'encounter'
}

/** The panel of the foes asks whether the fight ends. */
export function askEndOfFight(gmChoices: GmChoices): void {
  gmChoices.open('foes')
  gmChoices.changesFoes = true
  gmChoices.asksEndOfFight = true
}

/** The blow that waits for the chosen player; else the panel for several blows at once. */
export function openBlows(board: BoardOnScreen, gmChoices: GmChoices): void {
  const waiting = board.view.value.attacks.find(({ seat }) => seat === board.chosen.value?.seat.id)
  if (waiting) gmChoices.takeUp(waiting.seat)
  else gmChoices.open('damage')
}

/** The days, in the sheet of the story. */
export function openDays(gm: Gm): void {
  gm.sheetPage = 'days'
  gm.sheet = 'story'
}

/** The panel of the flip shows the steps of a flashback, and why it cannot be done. */
export function openFlashback(board: BoardOnScreen, gmChoices: GmChoices): void {
  const member = board.chosen.value
  if (!member) return
  gmChoices.open('flip')
  if (member.sheet.mayFlashback) gmChoices.asksFlashback = member.seat.id
  else void board.act({ type: 'flashback', seat: member.seat.id }, 'flashback')
}
