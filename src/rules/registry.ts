import type { AnySystem, SystemId } from './core/system'
import { faceOfAngels } from './face-of-angels/index'
import { gameFace } from './game-face/index'
import { prophecy } from './prophecy/index'
import { thousandFaces } from './thousand-faces/index'
import type { FaceOfAngelsViews } from './face-of-angels/view'
import type { GameFaceViews } from './game-face/view'
import type { ProphecyViews } from './prophecy/view'
import type { ThousandFacesViews } from './thousand-faces/view'

/** Every game that Hearthside plays. A missing one does not compile. */
export const systems = {
  'thousand-faces': thousandFaces,
  'face-of-angels': faceOfAngels,
  'game-face': gameFace,
  prophecy
} as const satisfies Record<SystemId, AnySystem>

/** What each game shows to each kind of audience. */
export interface ViewTables {
  readonly 'thousand-faces': ThousandFacesViews
  readonly 'face-of-angels': FaceOfAngelsViews
  readonly 'game-face': GameFaceViews
  readonly prophecy: ProphecyViews
}

/** The system of that name, for whoever does not care which one it is. */
export function systemOf(id: SystemId): AnySystem {
  return systems[id]
}
