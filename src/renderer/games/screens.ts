import type { Component } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import { screens as faceOfAngels } from './face-of-angels/screens'
import type { PhoneMark, ScreenPlace, Screens } from './game'
import { screens as gameFace } from './game-face/screens'
import { screens as prophecy } from './prophecy/screens'
import { screens as thousandFaces } from './thousand-faces/screens'

/**
 * Every game as players see it, apart from what the dashboard adds (registry.ts): a phone fetches no more. In the order in which a
 * new board is offered. A missing one does not compile.
 */
export const screens: Readonly<Record<SystemId, Screens>> = {
  'game-face': gameFace,
  prophecy,
  'face-of-angels': faceOfAngels,
  'thousand-faces': thousandFaces
}

/** What this game shows on that page; null where it shows nothing. */
export function screenOf(system: SystemId, place: ScreenPlace): Component | null {
  return screens[system].pages[place]?.component ?? null
}

/** The drawings that the games of these boards bring, each once. */
export function symbolsFor(boards: readonly { readonly system: SystemId }[]): readonly Component[] {
  return [...new Set(boards.flatMap(({ system }) => screens[system].symbols ?? []))]
}

/**
 * What tells the call of a player on this board from the one before; null while there is none. A call of the smaller games that goes
 * on after an answer has a new number and the same words: it is the same call.
 */
export function callOn({ view }: BoardFrame<'seat'>): string | null {
  const call = 'call' in view ? view.call : null
  if (!call) return null
  return 'what' in call ? `${call.what}: ${call.why}` : String(call.id)
}

/** What stands beside the name at the top of this player's phone; null: nothing. */
export function phoneMarkOf(board: BoardFrame<'seat'>, seat: SeatId): PhoneMark | null {
  return screens[board.system].phoneMark?.(board, seat) ?? null
}

/** Fetches what nearly every campaign shows first, while the window is still connecting to the host. */
export async function loadEarlyScreens(place: ScreenPlace): Promise<void> {
  const early = Object.values(screens).filter(each => each.early)
  await Promise.all(early.map(each => each.pages[place]?.load()))
}
