import { z } from 'zod'
import { type AspectId, longest, type ObjectId, type SceneId } from './vocabulary'

const numbered = <Id>(letter: string) =>
  z.string().regex(new RegExp(`^${letter}\\d+$`), 'not an id') as unknown as z.ZodType<Id>

export const objectId = numbered<ObjectId>('o')
export const aspectId = numbered<AspectId>('a')
export const sceneId = numbered<SceneId>('c')

export const name = z.string().max(longest.name)
export const aspectText = z.string().max(longest.aspect)
export const lineText = z.string().max(longest.line)
export const words = z.string().max(longest.words)
export const tale = z.string().max(longest.tale)

/** Milliseconds: since 1970 by the clock of the sender of a command, or counted by the scene clock. */
export const milliseconds = z.number().min(0)
