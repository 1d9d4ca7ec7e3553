import type { Component } from 'vue'
import type { SystemId } from '#rules/core/system'
import { faceOfAngels } from './face-of-angels/game'
import { gameFace } from './game-face/game'
import type { Game, Place } from './game'
import { prophecy } from './prophecy/game'
import { screens } from './screens'
import { actions, thousandFaces, type sheets } from './thousand-faces/game'

/** Every game as the dashboard has it. A missing one does not compile. */
export const games: Readonly<Record<SystemId, Game>> = {
  'thousand-faces': thousandFaces,
  prophecy,
  'game-face': gameFace,
  'face-of-angels': faceOfAngels
}

/** What keys do on the boards of games. */
export const gameActions = actions
export type GameActionId = (typeof actions)[number]['id']
export type GameSheetId = keyof typeof sheets

/** What this game shows in that place of the dashboard; null where it shows nothing. */
export function pageOf(system: SystemId, place: Place): Component | null {
  return games[system].pages[place]?.component ?? null
}

/** Fetches what nearly every campaign shows first, while the window is still connecting to the host. */
export async function loadEarly(...places: readonly Place[]): Promise<void> {
  const early = Object.entries(games).filter(([system]) => screens[system as SystemId].early)
  await Promise.all(early.flatMap(([, game]) => places.map(place => game.pages[place]?.load())))
}
