import type { AudienceKind } from './core/audience'
import type { Reason } from './core/result'
import type { AnySystem, RuleSystem } from './core/system'
import { faceOfAngels } from './face-of-angels/index'
import { gameFace } from './game-face/index'
import { prophecy } from './prophecy/index'
import { thousandFaces } from './thousand-faces/index'

/** Every game that Hearthside plays, by the id that files and asks name it by: the name of its folder. */
export const systems = {
  'thousand-faces': thousandFaces,
  'face-of-angels': faceOfAngels,
  'game-face': gameFace,
  prophecy
} as const satisfies Readonly<Record<string, AnySystem>>

export type SystemId = keyof typeof systems
export const systemIds = Object.keys(systems) as readonly SystemId[]

/** What each game shows to each kind of audience. */
export type ViewTables = { readonly [Id in SystemId]: TypesOf<(typeof systems)[Id]>['views'] }

/** Whatever can be asked of the board of any game. */
export type BoardCommand = TypesOf<(typeof systems)[SystemId]>['command']

/** The type parameters of a system, under one name each. */
type TypesOf<System> =
  System extends RuleSystem<
    infer _State,
    infer Command,
    infer _Event,
    infer Views extends Record<AudienceKind, unknown>,
    infer _Reason extends Reason
  >
    ? { readonly command: Command; readonly views: Views }
    : never

/** The system of that name, for code that works with any system. */
export function systemOf(id: SystemId): AnySystem {
  return systems[id]
}
