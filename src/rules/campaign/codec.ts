import { z } from 'zod'
import { showingModel } from '../showing/model'
import { models as bookModels } from '../book/state'
import { clocksModel } from '../clocks/model'
import {
  type CommandOf,
  commandSchemaOf,
  type EventOf,
  eventSchemaOf,
  refusal,
  type RefusalOf,
  refusalRulesOf
} from '../core/model'
import { parserOf } from '../core/parser'
import { seatId, variant } from '../core/schema'
import type { SeatId } from '../core/seat'
import { marksModel } from '../marks/model'
import { systemIds } from '../registry'
import type { BoardId } from './ids'
import { guideModel } from './guide/model'
import { sessionModel } from './session/model'

/** The longest typed text, in UTF-16 units: a note, a title, a name. */
const longest = 2000

const text = z.string().max(longest)
const seat = seatId
const board = z.string().regex(/^[\w-]{1,40}$/, 'should be the id of a board, like b1') as unknown as z.ZodType<BoardId>
const system = z.enum(systemIds)
const names = { player: text, character: text }
const audience = z.enum(['gm', 'table'])

/** The campaign's own commands, events and refusals, beside those of its slices. */
const own = {
  commands: [
    variant('rename-campaign', { title: text }),
    variant('set-scene', { title: text, subtitle: text }),
    variant('add-seat', names),
    variant('rename-seat', { seat, ...names }),
    variant('move-seat', { seat, to: z.int() }),
    variant('retire-seat', { seat }),
    variant('bring-back-seat', { seat }),
    /** For a seat that was added by mistake and never used in play. */
    variant('remove-seat', { seat }),
    /** A character from another campaign; `sheet` is parsed by its game (OI9). */
    variant('take-in-character', { board, ...names, sheet: z.unknown() }),
    variant('open-board', { system, title: text, settings: z.unknown() }),
    variant('rename-board', { board, title: text }),
    variant('close-board', { board }),
    variant('reopen-board', { board }),
    /** A line in the log. `table`: all may read it; `gm`: only the GM. */
    variant('write-note', { text, audience })
  ],
  events: [
    variant('campaign-renamed', { title: text }),
    variant('scene-set', { title: text, subtitle: text }),
    /** Retired: only saved campaigns have it. It changes and shows nothing. */
    variant('shuffles-revealed', { seeds: z.unknown() }),
    variant('seat-added', { seat, ...names }),
    variant('seat-renamed', { seat, ...names }),
    variant('seat-moved', { seat, to: z.int().nonnegative() }),
    variant('seat-retired', { seat }),
    variant('seat-brought-back', { seat }),
    variant('seat-removed', { seat, ...names }),
    /** A game's event after a seat was added, retired or brought back, in the same act. */
    variant('board-followed', { board, event: z.unknown() }),
    variant('board-opened', { board, system, title: text, settings: z.unknown() }),
    variant('board-renamed', { board, title: text }),
    variant('board-closed', { board }),
    /** `focus`: the screens do not change. Absent in older files, where they changed to the board at once. */
    variant('board-reopened', { board, focus: z.literal('stays').exactOptional() }),
    variant('note-written', { text, audience })
  ],
  refusals: {
    'gm-only': refusal('CA6'),
    'only-shows': refusal('CA6'),
    'no-title': refusal('CA3'),
    'nameless-seat': refusal('CA3'),
    'no-such-seat': refusal('CA6'),
    'seat-is-retired': refusal<{ seat: SeatId }>('CA6'),
    'seat-is-here': refusal<{ seat: SeatId }>('CA2'),
    'seat-has-history': refusal<{ seat: SeatId }>('CA24'),
    'table-is-full': refusal<{ seats: number }>('CA1'),
    'no-such-board': refusal('CA5'),
    'board-is-closed': refusal<{ title: string }>('CA5'),
    'board-is-open': refusal<{ title: string }>('CA25'),
    'no-travellers': refusal<{ title: string }>('OI9'),
    'unfit-character': refusal<{ fault: string }>('OI9'),
    'bad-settings': refusal<{ fault: string }>('CA22'),
    'empty-note': refusal('CA16'),
    'nothing-to-undo': refusal<{ steps: number; possible: number }>('CA9'),
    'nothing-to-redo': refusal<{ steps: number; possible: number }>('CA9'),
    'our-bug': refusal('CA22')
  }
} as const

const sliceModels = [...bookModels, showingModel, clocksModel, marksModel, sessionModel, guideModel] as const
const models = [own, ...sliceModels] as const
type Model = (typeof models)[number]
type SliceModel = (typeof sliceModels)[number]

/** The commands, events and refusals of the slices that belong to no game. */
export type SliceCommand = CommandOf<SliceModel>
export type SliceEvent = EventOf<SliceModel>
export type SliceRefusal = RefusalOf<SliceModel>

/** The GM's commands to the campaign, not to one of its boards. */
export type CampaignCommand = CommandOf<Model>
export type CampaignEvent = EventOf<Model>
/** The refusals of the campaign. */
export type CampaignRefusal = RefusalOf<Model>

export const campaignCommandSchema = commandSchemaOf<CampaignCommand>(models)
export const campaignEventSchema = eventSchemaOf<CampaignEvent>(models)
/** The rule id of each refusal of the campaign and its slices (docs/rules/campaign.md, book.md, stage.md). */
export const campaignRefusalRules = refusalRulesOf(models)

const base = { id: z.int().positive(), at: z.number() }
const actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gm') }),
  z.strictObject({ kind: z.literal('seat'), seat })
])

/** An entry in the form that is independent of its board's game. */
export const entryShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('act'),
    ...base,
    board: board.nullable(),
    actor,
    command: z.unknown(),
    events: z.array(z.unknown()),
    /** Retired: proofs of shuffles, which only saved campaigns have. No code reads them. */
    shuffle: z.unknown().exactOptional()
  }),
  z.strictObject({ kind: z.literal('undo'), ...base, steps: z.int().positive() }),
  z.strictObject({ kind: z.literal('redo'), ...base, steps: z.int().positive() }),
  z.strictObject({ kind: z.literal('save-point'), ...base, name: text, after: z.int().nonnegative() })
])

/** Retired: a command of saved campaigns that can no longer be sent. */
const retiredCommand = variant('reveal-shuffles', { seeds: z.unknown() })

export const campaignCommandParser = parserOf(campaignCommandSchema)
export const savedCommandParser = parserOf(commandSchemaOf([...models, { commands: [retiredCommand] }]))
export const campaignEventParser = parserOf(campaignEventSchema)
export const entryShapeParser = parserOf(entryShape)
