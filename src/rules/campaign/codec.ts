import { z } from 'zod'
import { models as bookModels } from '../book/state'
import { parserOf } from '../core/parser'
import { seatId } from '../core/schema'
import type { BoardId } from './types'

/** Longest text that a person types: a note, a title, a name. */
const longest = 2000

const text = z.string().max(longest)
const seat = seatId
const board = z.string().regex(/^[\w-]{1,40}$/, 'should be the id of a board, like b1') as unknown as z.ZodType<BoardId>
const system = z.enum(['thousand-faces', 'face-of-angels', 'game-face', 'prophecy'])
const names = { player: text, character: text }
const audience = z.enum(['gm', 'table'])

export const campaignCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('rename-campaign'), title: text }),
  z.strictObject({ type: z.literal('set-scene'), title: text, subtitle: text }),
  z.strictObject({ type: z.literal('begin-session') }),
  z.strictObject({ type: z.literal('add-seat'), ...names }),
  z.strictObject({ type: z.literal('rename-seat'), seat, ...names }),
  z.strictObject({ type: z.literal('move-seat'), seat, to: z.int() }),
  z.strictObject({ type: z.literal('retire-seat'), seat }),
  z.strictObject({ type: z.literal('bring-back-seat'), seat }),
  z.strictObject({ type: z.literal('remove-seat'), seat }),
  z.strictObject({ type: z.literal('open-board'), system, title: text, settings: z.unknown() }),
  z.strictObject({ type: z.literal('rename-board'), board, title: text }),
  z.strictObject({ type: z.literal('close-board'), board }),
  z.strictObject({ type: z.literal('reopen-board'), board }),
  z.strictObject({ type: z.literal('write-note'), text, audience }),
  ...bookModels.flatMap(({ commands }) => [...commands])
])

export const campaignEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('campaign-renamed'), title: text }),
  z.strictObject({ type: z.literal('scene-set'), title: text, subtitle: text }),
  z.strictObject({ type: z.literal('session-began'), number: z.int().positive() }),
  z.strictObject({ type: z.literal('seat-added'), seat, ...names }),
  z.strictObject({ type: z.literal('seat-renamed'), seat, ...names }),
  z.strictObject({ type: z.literal('seat-moved'), seat, to: z.int().nonnegative() }),
  z.strictObject({ type: z.literal('seat-retired'), seat }),
  z.strictObject({ type: z.literal('seat-brought-back'), seat }),
  z.strictObject({ type: z.literal('seat-removed'), seat, ...names }),
  z.strictObject({ type: z.literal('board-followed'), board, event: z.unknown() }),
  z.strictObject({ type: z.literal('board-opened'), board, system, title: text, settings: z.unknown() }),
  z.strictObject({ type: z.literal('board-renamed'), board, title: text }),
  z.strictObject({ type: z.literal('board-closed'), board }),
  z.strictObject({ type: z.literal('board-reopened'), board, focus: z.literal('stays').exactOptional() }),
  z.strictObject({ type: z.literal('note-written'), text, audience }),
  ...bookModels.flatMap(({ events }) => [...events])
])

const base = { id: z.int().positive(), at: z.number() }
const actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gm') }),
  z.strictObject({ kind: z.literal('seat'), seat })
])

/** An entry as far as the campaign can read it without knowing which game its board plays. */
export const entryShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('act'),
    ...base,
    board: board.nullable(),
    actor,
    command: z.unknown(),
    events: z.array(z.unknown())
  }),
  z.strictObject({ kind: z.literal('undo'), ...base, steps: z.int().positive() }),
  z.strictObject({ kind: z.literal('redo'), ...base, steps: z.int().positive() }),
  z.strictObject({ kind: z.literal('save-point'), ...base, name: text, after: z.int().nonnegative() })
])

export const campaignCommandParser = parserOf(campaignCommandSchema)
export const campaignEventParser = parserOf(campaignEventSchema)
export const entryShapeParser = parserOf(entryShape)
