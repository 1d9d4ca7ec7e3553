import type { Component } from 'vue'
import type { SystemId } from '#rules/registry'
import type { Game, DashboardPlace } from './game'
import { screens } from './screens'
import { actions as angelsActions } from './face-of-angels/game'
import { actions as duelActions } from './game-face/game'
import { actions as prophecyActions } from './prophecy/game'
import { actions as adventureActions, type sheets } from './thousand-faces/game'

const found = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'game' })

/** Every game for the dashboard: the `game.ts` of its folder, in the order of `screens`. A test checks that none is missing. */
export const games = Object.fromEntries(
  Object.keys(screens).map(system => [system, found[`./${system}/game.ts`]])
) as Readonly<Record<SystemId, Game>>

/** What keys do on the boards of games. */
export const gameActions = [...adventureActions, ...angelsActions, ...duelActions, ...prophecyActions] as const
export type GameActionId = (typeof gameActions)[number]['id']
export type GameSheetId = keyof typeof sheets

/** What this game shows in that slot of the dashboard; null where it shows nothing. */
export function pageOf(system: SystemId, place: DashboardPlace): Component | null {
  return games[system].pages[place]?.component ?? null
}

/** Loads what nearly every campaign shows first, while the window is still connecting to the host. */
export async function loadEarly(...places: readonly DashboardPlace[]): Promise<void> {
  const early = Object.entries(games).filter(([system]) => screens[system as SystemId].early)
  await Promise.all(early.flatMap(([, game]) => places.map(place => game.pages[place]?.load())))
}
