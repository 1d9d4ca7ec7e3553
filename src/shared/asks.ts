import { z } from 'zod'
import { parserOf, type Parser } from '#rules/core/parser'
import { fail } from '#rules/core/result'
import { type Infer, seatId, pictureId } from '#rules/core/schema'
import type { BoardId } from '#rules/campaign/types'
import { longestTitle } from './fresh-title'
import { replaySpeeds } from './replay'
import { controlActs } from './control-acts'
import { layoutIdSchema as layout } from './overlay-layout-schema'
import { pictureViewSchema } from './picture-view-schema'
import { changedPreferencesSchema } from './preferences'
import { publicScreens, screenModes } from './screens'
import { limits as folderLimits } from '#rules/book/folder/limits'
import { thingId } from '#rules/book/things/model'
import { standings, thingKinds } from '#rules/book/vocabulary'
import { longestCharacterFile } from '#rules/campaign/characters/limits'
import { drawKinds, mostShown } from '#rules/campaign/prompts/kinds'
import { longestFile } from '#rules/thousand-faces/prepared-foes/file'
import {
  encounterIdSchema,
  foeIdSchema,
  preparedEncounterSchema,
  preparedFoeSchema
} from '#rules/thousand-faces/prepared-foes/library'
import { limits as foeLimits } from '#rules/thousand-faces/prepared-foes/limits'

/** The fields of asks, by kind. */
type AskTable = Readonly<Record<string, z.ZodRawShape>>

// The bounds are generous for people and small for machines: no person types a longer text.
const board = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'is not a board')
  .transform(id => id as BoardId)
const session = z.int().min(0)
const name = z.string().max(longestTitle)
const count = z.int().min(1).max(500)
const recapFor = z.union([z.enum(['gm', 'table']), seatId])

/** Whether a value is JSON that a journal can store, at most `depth` levels deep. */
function isShallowJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  const kind: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && kind !== Object.prototype && kind !== null) return false
  return Object.values(value).every(each => isShallowJson(each, depth - 1))
}

const revision = z.int().min(0)
const steps = z.int().min(1).max(1_000_000)
/**
 * By the key of the field: a choice, several choices, a number or a text. The host judges the length of a text by its
 * field, so that the refusal names the limit (QU1).
 */
const answers = z.record(z.string().max(100), z.union([z.string(), z.number(), z.array(z.string().max(200)).max(100)]))
const command = z.unknown().refine(value => isShallowJson(value, 32), 'is not a command')

/** Acts in the running game, and undo. */
const playAsks = {
  act: { revision, board: board.nullable(), command },
  /** Whether a command would be refused, and its certain outcome. Decided like `act`, never recorded. */
  preview: { revision, board: board.nullable(), command },
  /** Answers a question of a board; the host makes the game's command from it and decides it like `act` (QU1). */
  answer: { revision, board, question: name, answers },
  undo: { revision, steps },
  redo: { revision, steps },
  'name-save-point': { name: name.min(1) },
  /** Older lines of the log, the newest last. */
  'older-log': { before: z.int().min(0), count },
  /**
   * Replays frames on the table (RY1): a session, the newest act, or all acts between two (null: the newest).
   */
  'start-replay': {
    what: z.union([
      z.strictObject({ session }),
      z.strictObject({ from: z.int().positive(), to: z.int().positive().nullable() }),
      z.strictObject({ newest: z.literal(true) })
    ])
  },
  /** `stop` pauses the replay, `end` returns to the game. Null: unchanged. */
  'steer-replay': {
    to: z.enum(['play', 'stop', 'on', 'back', 'end']).nullable(),
    speed: z.union(replaySpeeds.map(speed => z.literal(speed))).nullable()
  },
  /** Hot-seat: a player looks at this machine; the answer is the present view of that seat, once. */
  'peek-seat': { seat: seatId },
  /** Everything that all players may know now, whatever the screens show; for printing. */
  'peek-table': {},
  /** Hot-seat: a seat acts from the GM's machine. */
  'act-as-seat': { revision, seat: seatId, board: board.nullable(), command },
  'answer-as-seat': { revision, seat: seatId, board, question: name, answers },
  /** The X-card. The ask carries no name, and the host determines none. */
  pause: {},
  resume: {},
  dismiss: { notice: name },
  'dismiss-trouble': {}
} satisfies AskTable

const screen = z.enum(['table', 'overlay'])

/** The content of the screens, admission of devices, and this machine's settings. */
const deviceAsks = {
  /** Zoom and pointer of a shown picture, on every screen that shows it (SH12); no act. */
  'set-picture-view': { picture: pictureId, view: pictureViewSchema },
  /** Live, frozen or dark: every screen of one kind, or all (ST1). */
  'set-screen-mode': { screens: z.enum([...publicScreens, 'all']), mode: z.enum(screenModes) },
  /** Shows a game on table and stream; null: none (ST6). */
  'show-board': { board: board.nullable() },
  /** Whether the table shows the game that the GM's page shows (ST10). */
  'follow-boards': { on: z.boolean() },
  'open-screen': { screen },
  'close-screen': { screen },
  'set-preferences': { preferences: changedPreferencesSchema },
  'set-device-server': { on: z.boolean(), reach: z.enum(['loopback', 'lan']) },
  'renew-seat-link': { seat: seatId },
  'renew-screen-link': { screen: z.enum(['table', 'join']) },
  /** Renews the link of one layout of the stream; null: of the control link. */
  'renew-stream-link': { layout: layout.nullable() },
  /** Restores the link before its last renewal; the new link stops at once (ST14). */
  'bring-back-link': {},
  /** Whether devices without a link may ask for a seat (JN1). */
  'open-join': { open: z.boolean(), onTable: z.boolean() },
  /** Admits or refuses a waiting device (JN3). */
  'answer-join': { request: z.string().max(64), yes: z.boolean() },
  /** The layout that the dashboard shows as the viewers see it; null: none (DI4). */
  'watch-overlay': { layout: layout.nullable() },
  /** Shows a sample to the viewers of one layout, or of all (null). It is no act, and marked as a test (DI8). */
  'test-overlay': { layout: layout.nullable() },
  /** Only for the control link (CT2). */
  control: { act: z.enum(controlActs) }
} satisfies AskTable

/** The longest uploaded picture, in characters of base64: 8 MB. */
const longestPicture = Math.ceil((8 * 1024 * 1024) / 3) * 4

/** A file may be one character longer than the limit for reading, so that it is reported and left out. */
const folderFile = z.strictObject({ path: z.string().max(1000), text: z.string().max(folderLimits.fileLength + 1) })

const notes = z.array(folderFile).min(1).max(folderLimits.files).readonly()
/** The id of a reading, chosen by the page. */
const reading = z.string().min(1).max(64)

const filter = z.strictObject({
  kind: z.enum(thingKinds).nullable(),
  knownTo: z.enum(['gm', 'table', 'seats']).nullable(),
  standing: z.enum(standings).nullable()
})

/** The ids of suggestions from earlier answers. */
const drawn = z.array(z.string().max(640)).max(mostShown).readonly()
const shown = z.strictObject({ moves: drawn, question: drawn, hook: drawn, name: drawn })

const pictureBytes = z
  .string()
  .max(longestPicture)
  .regex(/^[\w+/]*={0,2}$/, 'is not base64')

/** Reading from the campaign, exporting from it, and uploading to it. */
const pageAsks = {
  /**
   * Things in the Game Master's book that contain these words, with the number of each sort. Also lines of the log,
   * unless only things are wanted.
   */
  'find-in-book': { query: name, filter, count, only: z.enum(['things', 'everything']) },
  'read-page': { thing: thingId },
  /** The page in the book for a foe on a board, or for a foe that is only prepared (AN10). */
  'find-foe-page': { board: board.nullable(), foe: z.int().positive().nullable(), name },
  /** The questions of the game on this board, and their answers (AN5). */
  'read-answers': { board },
  /**
   * “Previously on…” of this session (null: the newest), for the Game Master, the table or one seat. A seat can read
   * only its own.
   */
  'read-recap': { session: session.nullable(), audience: recapFor },
  /** The marks of this session (null: the newest), and the moments of its recap. */
  'read-marks': { session: session.nullable() },
  /** Luck and points of a session; games that were not shown yet are included only for the Game Master. */
  'read-evening': { session, audience: recapFor },
  /** The preparation of a session, and the reminders of the state and the book (BN7). */
  'read-preparation': { session },
  /** Prompts for the Game Master (EY1). */
  'read-prompts': { board: board.nullable(), shown, again: z.enum(drawKinds).nullable() },
  /** The book and the recaps as a folder of Markdown files: everything, or only what all players know (OI1, OI3). */
  'export-book': { holds: z.enum(['gm', 'players']) },
  /** The changes that importing such a folder would make; the command `import-things` makes them (OI4, OI5). */
  'plan-book': { files: notes, reading: reading.exactOptional() },
  /**
   * A part of a large folder, sent in advance and small enough to delay no other ask. It is read together with the
   * files of `plan-book`.
   */
  'bring-notes': { reading, files: notes },
  /** The progress of the reading. */
  'follow-reading': { reading },
  /** Cancels the reading and drops its files. */
  'cancel-reading': { reading },
  /** One seat's character as a file for another campaign (OI8). */
  'export-character': { board, seat: seatId },
  /** The content of such a file; the command `take-in-character` imports it (OI9). */
  'read-character': { text: z.string().max(longestCharacterFile) },
  /** The present state of the campaign as JSON, for other programs (OI7). */
  'export-data': {},
  /**
   * A picture for the campaign, as JPEG, PNG or WebP, its bytes in base64. Answers the name under which it is stored.
   */
  'keep-picture': { bytes: pictureBytes },
  /**
   * A rendition of a picture for a screen of 1920 × 1080 (SH13), its bytes in base64. Null: the picture itself is as fast.
   */
  'keep-rendition': { picture: pictureId, bytes: pictureBytes.nullable() },
  /**
   * A picture of a campaign that is imported next, its bytes in base64. It is stored on this machine under its name in
   * that campaign.
   */
  'bring-picture': { picture: pictureId, bytes: pictureBytes }
} satisfies AskTable

/** The longest campaign for `import`, in characters: more than 100,000 acts. */
const longestImport = 64 * 1024 * 1024

const path = z.string().min(1).max(4096)
/**
 * The path of an existing or a new campaign. The browser shell uses names in its folder; in Electron `null` opens a
 * native dialog.
 */
const pathOrNull = path.nullable()
const title = name.min(1)
const people = z.strictObject({ player: name, character: name })

/** The longest uploaded module, in characters: more than all its texts at their greatest length. */
const longestModule = 1024 * 1024
const module = z.string().regex(/^m\d{1,9}$/, 'is not a module')

const foeIds = z.array(foeIdSchema).max(foeLimits.foes).readonly()
const encounterIds = z.array(encounterIdSchema).max(foeLimits.encounters).readonly()
const keptFoe = z.strictObject({ id: foeIdSchema.nullable(), thing: preparedFoeSchema })
const keptEncounter = z.strictObject({ id: encounterIdSchema.nullable(), thing: preparedEncounterSchema })

/** The campaigns, and everything else that this machine stores. */
const fileAsks = {
  'new-campaign': { title: name, seats: z.array(people).max(24).readonly(), path: pathOrNull },
  open: { path: pathOrNull, mode: z.enum(['edit', 'read-only', 'take-over']) },
  'open-sample': {},
  'list-files': {},
  'forget-recent': { path },
  /** Copies a campaign that is not open to a whole file beside it. */
  'copy-file': { path },
  /** Moves a campaign to the bin; nothing is removed. Answers the new path. */
  'delete-file': { path },
  /** The deleted campaigns. */
  'list-deleted': {},
  /** Moves a campaign out of the bin to a free name. Answers the new path. */
  'bring-back': { path },
  save: {},
  /** Without a title the campaign keeps its present title. */
  'save-as': { path: pathOrNull, title: title.exactOptional() },
  /** Without a title the copy gets a new one. */
  'save-copy': { path: pathOrNull, title: title.exactOptional() },
  /** Cancels an opening in progress; the open campaign stays open. */
  'cancel-opening': {},
  close: {},
  import: { name: name.min(1), text: z.string().max(longestImport) },
  export: {},
  'list-backups': { path },
  'restore-backup': { path, backup: name.min(1) },
  'show-in-folder': { path },
  'list-modules': {},
  /** Stores a Prophecy that the table wrote on this machine: the text of its file. */
  'keep-module': { text: z.string().max(longestModule) },
  'read-module': { module },
  'rename-module': { module, title: name },
  'forget-module': { module },
  /** Foes and encounters that the Game Master prepared, on this machine and for every campaign. */
  'list-prepared-foes': {},
  /** An id of null adds an item; any other id replaces that item. */
  'keep-prepared-foes': {
    foes: z.array(keptFoe).max(foeLimits.foes).readonly(),
    encounters: z.array(keptEncounter).max(foeLimits.encounters).readonly()
  },
  'remove-prepared-foes': { foes: foeIds, encounters: encounterIds },
  /** The text of a file from an unknown author. */
  'import-prepared-foes': {
    text: z.string().max(longestFile),
    duplicates: z.enum(['ask', 'keep-both', 'replace', 'skip'])
  },
  /** Exports a file for other people; null: all. The foes of an encounter are included. */
  'export-prepared-foes': { foes: foeIds.nullable(), encounters: encounterIds.nullable() }
} satisfies AskTable

const asks = { ...playAsks, ...pageAsks, ...fileAsks, ...deviceAsks }

export type AskKind = keyof typeof asks

type AskOf<Kind extends string, Fields extends z.ZodRawShape> = Infer<
  z.ZodObject<{ ask: z.ZodLiteral<Kind> } & Fields, z.core.$strict>
>

/** All asks that a page may send to the host. */
export type Ask = { [Kind in AskKind]: AskOf<Kind, (typeof asks)[Kind]> }[AskKind]

/**
 * The path of an existing or a new campaign. The browser shell uses names in its folder; in Electron `null` opens a
 * native dialog.
 */
export type FilePath = string | null

/** The audience of a recap. */
export type RecapAudience = z.infer<typeof recapFor>

const known = parserOf(
  z.discriminatedUnion(
    'ask',
    Object.entries(asks).map(([kind, fields]) => z.strictObject({ ask: z.literal(kind), ...fields })) as never
  ) as unknown as z.ZodType<Ask>
)

/** Parses an ask of a page; only the known kinds in exactly their known shape are accepted. */
export const askParser: Parser<Ask> = {
  parse(input) {
    // A structured clone can contain more than JSON: typed arrays, maps, cycles. No ask contains these.
    if (!isShallowJson(withoutCommand(input), 32)) return fail({ path: '', message: 'is not a question' })
    return known.parse(input)
  }
}

/** The command is parsed separately, so that its faults are reported with their own path. */
function withoutCommand(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input
  return { ...input, command: null }
}
