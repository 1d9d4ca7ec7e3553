import type { Component } from 'vue'
import type { SystemId } from '#rules/registry'
import type { Game, DashboardSlot } from './game'
import { screens } from './screens'
import { actions as angelsActions, game as faceOfAngels } from './face-of-angels/game'
import { actions as duelActions, game as gameFace } from './game-face/game'
import { actions as prophecyActions, game as prophecy } from './prophecy/game'
import { actions as adventureActions, game as thousandFaces, type sheets } from './thousand-faces/game'

/** Every game for the dashboard, in the order of `screens`. A missing game does not compile. */
export const games: Readonly<Record<SystemId, Game>> = {
  'game-face': gameFace,
  prophecy,
  'face-of-angels': faceOfAngels,
  'thousand-faces': thousandFaces
}

/** What keys do on the boards of games. */
export const gameActions = [...adventureActions, ...angelsActions, ...duelActions, ...prophecyActions] as const
export type GameActionId = (typeof gameActions)[number]['id']
export type GameSheetId = keyof typeof sheets

/** What this game shows in that slot of the dashboard; null where it shows nothing. */
export function pageOf(system: SystemId, slot: DashboardSlot): Component | null {
  return games[system].pages[slot]?.component ?? null
}

/** Loads what nearly every campaign shows first, while the window is still connecting to the host. */
export async function loadEarly(...slots: readonly DashboardSlot[]): Promise<void> {
  const early = Object.entries(games).filter(([system]) => screens[system as SystemId].early)
  await Promise.all(early.flatMap(([, game]) => slots.map(slot => game.pages[slot]?.load())))
}
