import type { Component } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import { screens as faceOfAngels } from './face-of-angels/screens'
import type { PhoneMark, PlayerScreen, Screens } from './game'
import { screens as gameFace } from './game-face/screens'
import { screens as prophecy } from './prophecy/screens'
import { screens as thousandFaces } from './thousand-faces/screens'

/**
 * Every game as players see it, without the parts of the dashboard (registry.ts), so that a phone loads no more. The order is
 * that of the offer for a new board. A missing game does not compile.
 */
export const screens: Readonly<Record<SystemId, Screens>> = {
  'game-face': gameFace,
  prophecy,
  'face-of-angels': faceOfAngels,
  'thousand-faces': thousandFaces
}

/** What this game shows on that page; null where it shows nothing. */
export function screenOf(system: SystemId, screen: PlayerScreen): Component | null {
  return screens[system].pages[screen]?.component ?? null
}

/** The drawings of the games of these boards, each once. */
export function symbolsFor(boards: readonly { readonly system: SystemId }[]): readonly Component[] {
  return [...new Set(boards.flatMap(({ system }) => screens[system].symbols ?? []))]
}

/**
 * A key that differs for each call of a player on this board; null while there is none. In the smaller games a call may go on after an answer, with a new number and the same words. It is the same call.
 */
export function callOn({ view }: BoardFrame<'seat'>): string | null {
  const call = 'call' in view ? view.call : null
  if (!call) return null
  return 'what' in call ? `${call.what}: ${call.why}` : String(call.id)
}

/** The number beside the name at the top of this player's phone; null: none. */
export function phoneMarkOf(board: BoardFrame<'seat'>, seat: SeatId): PhoneMark | null {
  return screens[board.system].phoneMark?.(board, seat) ?? null
}

/** Loads what nearly every campaign shows first, while the window is still connecting to the host. */
export async function loadEarlyScreens(screen: PlayerScreen): Promise<void> {
  const early = Object.values(screens).filter(each => each.early)
  await Promise.all(early.map(each => each.pages[screen]?.load()))
}
