import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Luck } from '#rules/core/luck'
import { type Actor, gm } from '#rules/core/seat'
import { type SystemId, systemIds } from '#rules/registry'
import { campaignCommandSchema, campaignEventSchema } from '#rules/campaign/codec'
import type { State as Angels } from '#rules/face-of-angels/state'
import type { State as Duel } from '#rules/game-face/state'
import type { State as Story } from '#rules/prophecy/state'
import { duelSuits, type Side, sides } from '#rules/game-face/vocabulary'
import type { State } from '#rules/thousand-faces/state'
import type { z } from 'zod'
import { nextCommand } from '../face-of-angels/random-commands'
import type { Whim } from '../thousand-faces/random-play'
import { anything } from '../thousand-faces/random-table'
import { type Choosing, retyped, valueOf } from './from-schema'

type Union = z.core.$ZodTypes & { readonly options: readonly z.core.$ZodType[] }

interface Schemas {
  readonly commandSchema: z.core.$ZodType
  readonly eventSchema: z.core.$ZodType
}

const found = import.meta.glob<Schemas>('../../../src/rules/*/slices.ts', { eager: true })

/** The campaign itself and every game of the registry, whose schemas are found by its folder. */
export const games: readonly (SystemId | 'campaign')[] = ['campaign', ...systemIds]

function schemasOf(game: SystemId | 'campaign'): Schemas {
  if (game === 'campaign') return { commandSchema: campaignCommandSchema, eventSchema: campaignEventSchema }
  const schemas = found[`../../../src/rules/${game}/slices.ts`]
  if (!schemas) throw new Error(`src/rules/${game}/slices.ts is not there`)
  return schemas
}

/** What a command is called, and its schema. */
export interface CommandKind {
  readonly type: string
  readonly schema: z.core.$ZodType
}

export function commandKinds(game: SystemId | 'campaign'): readonly CommandKind[] {
  return kindsOf(schemasOf(game).commandSchema)
}

/** The same for what can happen. */
export function eventKinds(game: SystemId | 'campaign'): readonly CommandKind[] {
  return kindsOf(schemasOf(game).eventSchema)
}

function kindsOf(schema: z.core.$ZodType): readonly CommandKind[] {
  return (schema as Union).options.map(option => ({ type: typeOf(option), schema: option }))
}

function typeOf(schema: z.core.$ZodType): string {
  const [type] = schema._zod.propValues?.['type'] ?? []
  return String(type)
}

export interface Asked {
  readonly actor: Actor
  readonly command: unknown
}

const modules = ['a-quiet-mutiny', 'last-train-from-vellin'].map(
  name =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../resources/modules/${name}.json`), 'utf8')) as unknown
)

/** Any command at all of this kind, as its shape allows. */
export function anyOf({ type, schema }: CommandKind, choosing: Choosing): unknown {
  if (type === 'receive-module') return { type, module: choosing.whim.one(modules) }
  if (type === 'open-board') return { ...(valueOf(schema, choosing) as object), settings: null }
  return valueOf(schema, choosing)
}

/** A sensible command with words that a user typed. */
export function inOwnWords(game: SystemId, command: unknown, choosing: Choosing): unknown {
  const { type } = command as { readonly type: string }
  const kind = commandKinds(game).find(each => each.type === type)
  return kind && type !== 'receive-module' ? retyped(kind.schema, command, choosing) : command
}

/** Plays a game as a table would; of a game that is not here, only chance commands are known. */
const players: Partial<Record<SystemId, (state: never, whim: Whim, luck: Luck) => Asked | null>> = {
  'thousand-faces': (state: State, whim) => ({ actor: gm, command: anything(state, whim) }),
  'face-of-angels': (state: Angels, _, luck) => nextCommand(state, luck),
  'game-face': duel,
  prophecy: story
}

/** Something that a table would sensibly do now; null where only chance commands are known. */
export function sensible(game: SystemId, state: unknown, whim: Whim, luck: Luck): Asked | null {
  return players[game]?.(state as never, whim, luck) ?? null
}

/** A scene on its way: cards into it, pairs, dice, the telling. */
function story({ scenes, objects }: Story, whim: Whim): Asked | null {
  const scene = whim.one(scenes)
  const object = whim.one(objects)
  if (!scene || !object || whim.count(3) === 0) return null
  const there = objects.filter(each => each.player !== null || scene.present.includes(each.id))
  const noteOf = (played: boolean) =>
    whim.one(there.filter(each => (each.player !== null) === played).flatMap(each => each.aspects))?.id
  const [character, environment] = [noteOf(true), noteOf(false)]
  const commands: readonly unknown[] = [
    { type: 'sketch', parent: scene.id, objective: 'go on' },
    { type: 'add-object', name: 'a hero', kind: 'person', player: gm },
    { type: 'attach', object: object.id, text: 'brave', category: null, about: null },
    { type: 'bring', scene: scene.id, object: object.id },
    { type: 'match', scene: scene.id, character, environment },
    { type: 'match', scene: scene.id, character, environment },
    { type: 'perform', scene: scene.id, at: 1000 + whim.count(9000) },
    { type: 'roll', dice: null },
    { type: 'tell', scene: scene.id, exploited: [whim.count(2)], words: 'it is told' },
    { type: 'end-scene', at: 20_000 + whim.count(9000) }
  ]
  return { actor: gm, command: whim.one(commands) }
}

/** A duel is over in four rounds; most of them end, some are broken off. */
function duel({ contestants, ritual }: Duel, whim: Whim): Asked | null {
  if (!contestants || !ritual || whim.count(12) === 0) return null
  const side = whim.one(sides) ?? 'left'
  const { who } = contestants[side]
  const actor: Actor = who.kind === 'seat' ? { kind: 'seat', seat: who.seat } : gm
  if (ritual.verdict) return whim.count(8) === 0 ? { actor: gm, command: { type: 'sudden-death' } } : null
  const told = (each: Side) => ({ suit: whim.one(duelSuits) ?? 'clubs', roll: 1 + whim.count(6), side: each })
  const typed = (each: Side) => {
    const { suit, roll } = told(each)
    return contestants[each].dice === 'table' ? { suit, roll } : null
  }
  const { suit, roll } = told(side)
  const isReal = contestants[side].dice === 'table'
  const commands: readonly Asked[] = [
    { actor, command: { type: 'pick', side, suit } },
    { actor, command: isReal ? { type: 'enter-die', side, suit, roll } : { type: 'roll', side } },
    { actor: gm, command: { type: 'reveal', typed: { left: typed('left'), right: typed('right') } } }
  ]
  return whim.one(commands) ?? null
}
