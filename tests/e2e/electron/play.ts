import type { Page } from '@playwright/test'
import type { Answer } from '#shared/contract'
import { ask, shown, shownToGm } from './fixtures'

/** The number of acts in the snapshot of this page; −1 while it shows no campaign. */
export async function revisionOf(page: Page): Promise<number> {
  return (await shown(page)).frame?.revision ?? -1
}

/** Names a moment of the story: an act that is always allowed. */
export async function mark(gm: Page, name: string): Promise<Answer> {
  return ask(gm, { ask: 'name-save-point', name })
}

const flip = {
  type: 'flip',
  attribute: 'str',
  net: 0,
  move: null,
  fast: false,
  hasText: { check: true, cross: true },
  versus: null,
  supporters: []
}

/** Flips Strength for the first player who may flip right now, once a tie that waits has been broken. */
export async function flipOn(gm: Page): Promise<Answer> {
  await breakTie(gm)
  const { frame } = await shownToGm(gm)
  const board = frame?.boards.find(each => each.system === 'thousand-faces')
  if (!frame || !board) throw new Error('no board to flip on')
  let last: Answer | null = null
  for (const { id: seat } of frame.seats.filter(each => each.character)) {
    const command = { ...flip, seat }
    last = await ask(gm, { ask: 'act', revision: frame.revision, board: board.id, command })
    if (last.ok) return last
  }
  throw new Error(`nobody can flip: ${JSON.stringify(last)}`)
}

async function breakTie(gm: Page): Promise<void> {
  const { frame } = await shownToGm(gm)
  const board = frame?.boards.find(each => each.system === 'thousand-faces')
  const pending = (board?.view as { pending?: { kind: string; suggested: string } | null } | undefined)?.pending
  if (!frame || !board || pending?.kind !== 'tie') return
  const command = { type: 'choose', card: pending.suggested }
  const chosen = await ask(gm, { ask: 'act', revision: frame.revision, board: board.id, command })
  if (!chosen.ok) throw new Error(`the tie stays: ${JSON.stringify(chosen.error)}`)
}
