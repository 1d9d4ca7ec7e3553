import { z } from 'zod'
import { limits as folderLimits } from '#rules/book/folder/collect'
import { thingId } from '#rules/book/things/model'
import { standings, thingKinds } from '#rules/book/vocabulary'
import { longestCharacterFile } from '#rules/campaign/characters/character-file'
import { drawKinds, mostShown } from '#rules/campaign/prompts/kinds'
import { shakeBytes, shuffleId } from '#rules/campaign/shuffles/model'
import type { BoardId } from '#rules/campaign/types'
import { parserOf, type Parser } from '#rules/core/parser'
import { pictureId, seatId as seat } from '#rules/core/schema'
import { fail } from '#rules/core/result'
import { longestFile } from '#rules/thousand-faces/prepared-foes/file'
import {
  encounterIdSchema,
  foeIdSchema,
  type PreparedEncounter,
  preparedEncounterSchema,
  type PreparedFoe,
  preparedFoeSchema
} from '#rules/thousand-faces/prepared-foes/library'
import { limits } from '#rules/thousand-faces/prepared-foes/limits'
import type { Ask } from './contract'
import { mostZoom, type PictureView } from './picture-view'
import { replaySpeeds } from './replay'
import { changedPreferencesSchema } from './preferences'
import { publicScreens } from './screens'
import { isShallowJson } from './shallow-json'
import { controlActs } from './control-acts'
import { layoutIdSchema as layout } from './overlay-layout-schema'

// Bounds are generous for people and small for machines: what is longer was not typed by anybody.
const board = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'is not a board')
  .transform(id => id as BoardId)
const revision = z.int().min(0)
const session = z.int().min(0)
const recapFor = z.union([z.enum(['gm', 'table']), seat])
const steps = z.int().min(1).max(1_000_000)
const name = z.string().max(200)
const path = z.string().min(1).max(4096)
const place = path.nullable()
const command = z.unknown().refine(value => isShallowJson(value, 32), 'is not a command')

/** The longest campaign that may come in through `import`, in characters: 100,000 acts and then some. */
export const longestImport = 64 * 1024 * 1024

/** The longest picture that may come in, in characters of base64: 8 MB. */
const longestPicture = Math.ceil((8 * 1024 * 1024) / 3) * 4

/** The longest module that may come in, in characters: all its texts as long as they may be, and then some. */
const longestModule = 1024 * 1024
const module = z.string().regex(/^m\d{1,9}$/, 'is not a module')

const foeIds = z.array(foeIdSchema).max(limits.foes).readonly()
const encounterIds = z.array(encounterIdSchema).max(limits.encounters).readonly()
const keptFoe = z.strictObject({ id: foeIdSchema.nullable(), thing: preparedFoeSchema as z.ZodType<PreparedFoe> })
const keptEncounter = z.strictObject({
  id: encounterIdSchema.nullable(),
  thing: preparedEncounterSchema as z.ZodType<PreparedEncounter>
})

/** A file may be one letter longer than any that is read: it is told of, and left out. */
const folderFile = z.strictObject({ path: z.string().max(1000), text: z.string().max(folderLimits.fileLength + 1) })

const people = z.strictObject({ player: name, character: name })

const filter = z.strictObject({
  kind: z.enum(thingKinds).nullable(),
  knownTo: z.enum(['gm', 'table', 'seats']).nullable(),
  standing: z.enum(standings).nullable()
})

/** Ids of suggestions, as they were answered. */
const drawn = z.array(z.string().max(640)).max(mostShown).readonly()
const shown = z.strictObject({ moves: drawn, question: drawn, hook: drawn, name: drawn })

const part = z.number().min(0).max(1)
const pictureView: z.ZodType<PictureView> = z.strictObject({
  zoom: z.number().min(1).max(mostZoom),
  x: part,
  y: part,
  pointer: z.strictObject({ x: part, y: part }).nullable()
})
const pictureBytes = z
  .string()
  .max(longestPicture)
  .regex(/^[\w+/]*={0,2}$/, 'is not base64')

const schema = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('act'), revision, board: board.nullable(), command }),
  z.strictObject({ ask: z.literal('preview'), revision, board: board.nullable(), command }),
  z.strictObject({ ask: z.literal('keep-picture'), bytes: pictureBytes }),
  z.strictObject({ ask: z.literal('keep-rendition'), picture: pictureId, bytes: pictureBytes.nullable() }),
  z.strictObject({ ask: z.literal('bring-picture'), picture: pictureId, bytes: pictureBytes }),
  z.strictObject({ ask: z.literal('set-picture-view'), picture: pictureId, view: pictureView }),
  z.strictObject({ ask: z.literal('undo'), revision, steps }),
  z.strictObject({ ask: z.literal('redo'), revision, steps }),
  z.strictObject({ ask: z.literal('name-save-point'), name: name.min(1) }),
  z.strictObject({ ask: z.literal('older-log'), before: z.int().min(0), count: z.int().min(1).max(500) }),
  z.strictObject({
    ask: z.literal('find-in-book'),
    query: name,
    filter,
    count: z.int().min(1).max(500),
    only: z.enum(['things', 'everything'])
  }),
  z.strictObject({ ask: z.literal('read-page'), thing: thingId }),
  z.strictObject({ ask: z.literal('read-answers'), board }),
  z.strictObject({
    ask: z.literal('find-foe-page'),
    board: board.nullable(),
    foe: z.int().positive().nullable(),
    name
  }),
  z.strictObject({ ask: z.literal('export-book'), holds: z.enum(['gm', 'players']) }),
  z.strictObject({
    ask: z.literal('start-replay'),
    what: z.union([
      z.strictObject({ session }),
      z.strictObject({ from: z.int().positive(), to: z.int().positive().nullable() }),
      z.strictObject({ newest: z.literal(true) })
    ])
  }),
  z.strictObject({
    ask: z.literal('steer-replay'),
    to: z.enum(['play', 'stop', 'on', 'back', 'end']).nullable(),
    speed: z.union(replaySpeeds.map(speed => z.literal(speed))).nullable()
  }),
  z.strictObject({ ask: z.literal('export-character'), board, seat }),
  z.strictObject({ ask: z.literal('read-character'), text: z.string().max(longestCharacterFile) }),
  z.strictObject({ ask: z.literal('export-data') }),
  z.strictObject({ ask: z.literal('plan-book'), files: z.array(folderFile).min(1).max(folderLimits.files).readonly() }),
  z.strictObject({ ask: z.literal('read-recap'), session: session.nullable(), audience: recapFor }),
  z.strictObject({ ask: z.literal('read-marks'), session: session.nullable() }),
  z.strictObject({ ask: z.literal('read-evening'), session, audience: recapFor }),
  z.strictObject({ ask: z.literal('read-preparation'), session }),
  z.strictObject({
    ask: z.literal('read-prompts'),
    board: board.nullable(),
    shown,
    again: z.enum(drawKinds).nullable()
  }),
  z.strictObject({ ask: z.literal('shake'), id: shuffleId, bytes: shakeBytes }),
  z.strictObject({ ask: z.literal('shake-by-words'), id: shuffleId, words: name.min(1) }),
  z.strictObject({ ask: z.literal('reveal-shuffles') }),
  z.strictObject({ ask: z.literal('read-shuffle-check') }),
  z.strictObject({ ask: z.literal('new-campaign'), title: name, seats: z.array(people).max(24).readonly(), place }),
  z.strictObject({ ask: z.literal('open'), place, mode: z.enum(['edit', 'read-only', 'take-over']) }),
  z.strictObject({ ask: z.literal('open-sample') }),
  z.strictObject({ ask: z.literal('list-files') }),
  z.strictObject({ ask: z.literal('forget-recent'), path }),
  z.strictObject({ ask: z.literal('copy-file'), path }),
  z.strictObject({ ask: z.literal('delete-file'), path }),
  z.strictObject({ ask: z.literal('list-deleted') }),
  z.strictObject({ ask: z.literal('bring-back'), path }),
  z.strictObject({ ask: z.literal('save') }),
  z.strictObject({ ask: z.literal('save-as'), place, title: name.min(1).exactOptional() }),
  z.strictObject({ ask: z.literal('save-copy'), place, title: name.min(1).exactOptional() }),
  z.strictObject({ ask: z.literal('cancel-opening') }),
  z.strictObject({ ask: z.literal('close') }),
  z.strictObject({ ask: z.literal('import'), name: name.min(1), text: z.string().max(longestImport) }),
  z.strictObject({ ask: z.literal('export') }),
  z.strictObject({ ask: z.literal('list-backups'), path }),
  z.strictObject({ ask: z.literal('restore-backup'), path, backup: name.min(1) }),
  z.strictObject({ ask: z.literal('show-in-folder'), path }),
  z.strictObject({ ask: z.literal('list-modules') }),
  z.strictObject({ ask: z.literal('keep-module'), text: z.string().max(longestModule) }),
  z.strictObject({ ask: z.literal('read-module'), module }),
  z.strictObject({ ask: z.literal('rename-module'), module, title: name }),
  z.strictObject({ ask: z.literal('forget-module'), module }),
  z.strictObject({ ask: z.literal('list-prepared-foes') }),
  z.strictObject({
    ask: z.literal('keep-prepared-foes'),
    foes: z.array(keptFoe).max(limits.foes).readonly(),
    encounters: z.array(keptEncounter).max(limits.encounters).readonly()
  }),
  z.strictObject({ ask: z.literal('remove-prepared-foes'), foes: foeIds, encounters: encounterIds }),
  z.strictObject({
    ask: z.literal('import-prepared-foes'),
    text: z.string().max(longestFile),
    duplicates: z.enum(['ask', 'keep-both', 'replace', 'skip'])
  }),
  z.strictObject({
    ask: z.literal('export-prepared-foes'),
    foes: foeIds.nullable(),
    encounters: encounterIds.nullable()
  }),
  z.strictObject({ ask: z.literal('dismiss'), notice: name }),
  z.strictObject({ ask: z.literal('dismiss-trouble') }),
  z.strictObject({
    ask: z.literal('set-screen-mode'),
    screens: z.enum([...publicScreens, 'all']),
    mode: z.enum(['live', 'freeze', 'blank'])
  }),
  z.strictObject({ ask: z.literal('show-board'), board: board.nullable() }),
  z.strictObject({ ask: z.literal('follow-boards'), on: z.boolean() }),
  z.strictObject({ ask: z.literal('open-screen'), screen: z.enum(['table', 'overlay']) }),
  z.strictObject({ ask: z.literal('close-screen'), screen: z.enum(['table', 'overlay']) }),
  z.strictObject({ ask: z.literal('set-preferences'), preferences: changedPreferencesSchema }),
  z.strictObject({ ask: z.literal('set-stage'), on: z.boolean(), reach: z.enum(['loopback', 'lan']) }),
  z.strictObject({ ask: z.literal('renew-seat-link'), seat }),
  z.strictObject({ ask: z.literal('bring-back-link') }),
  z.strictObject({ ask: z.literal('renew-screen-link'), screen: z.enum(['table', 'join']) }),
  z.strictObject({ ask: z.literal('open-join'), open: z.boolean(), onTable: z.boolean() }),
  z.strictObject({ ask: z.literal('answer-join'), request: z.string().max(64), yes: z.boolean() }),
  z.strictObject({ ask: z.literal('renew-stream-link'), layout: layout.nullable() }),
  z.strictObject({ ask: z.literal('watch-overlay'), layout: layout.nullable() }),
  z.strictObject({ ask: z.literal('test-overlay'), layout: layout.nullable() }),
  z.strictObject({ ask: z.literal('control'), act: z.enum(controlActs) }),
  z.strictObject({ ask: z.literal('peek-seat'), seat }),
  z.strictObject({ ask: z.literal('peek-table') }),
  z.strictObject({ ask: z.literal('act-as-seat'), revision, seat, board: board.nullable(), command }),
  z.strictObject({ ask: z.literal('pause') }),
  z.strictObject({ ask: z.literal('resume') })
])

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
// A variant or a field forgotten on either side does not compile.
true satisfies Same<z.infer<typeof schema>, Ask>

const known = parserOf(schema satisfies z.ZodType<Ask>)

/** What a page asks of the host, if it is one of the known questions in exactly its known shape. */
export const askParser: Parser<Ask> = {
  parse(input) {
    // A structured clone can carry more than JSON: typed arrays, maps, circles. No question of ours does.
    if (!isShallowJson(withoutCommand(input), 32)) return fail({ path: '', message: 'is not a question' })
    return known.parse(input)
  }
}

/** A command is looked at on its own, so that what is wrong with it is said of it. */
function withoutCommand(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input
  return { ...input, command: null }
}
