import { z } from 'zod'
import { limits } from '#rules/book/folder/limits'
import { thingId } from '#rules/book/things/model'
import { standings, thingKinds } from '#rules/book/vocabulary'
import { longestCharacterFile } from '#rules/campaign/characters/limits'
import { drawKinds, mostShown } from '#rules/campaign/prompts/kinds'
import { pictureId, seatId as seat } from '#rules/core/schema'
import { type AskTable, board, count, name, recapFor, session } from './fields'

/** The longest picture that may come in, in characters of base64: 8 MB. */
const longestPicture = Math.ceil((8 * 1024 * 1024) / 3) * 4

/** A file may be one letter longer than any that is read: it is told of, and left out. */
const folderFile = z.strictObject({ path: z.string().max(1000), text: z.string().max(limits.fileLength + 1) })

const notes = z.array(folderFile).min(1).max(limits.files).readonly()
/** Which folder is read; the page thinks it up. */
const reading = z.string().min(1).max(64)

const filter = z.strictObject({
  kind: z.enum(thingKinds).nullable(),
  knownTo: z.enum(['gm', 'table', 'seats']).nullable(),
  standing: z.enum(standings).nullable()
})

/** Ids of suggestions, as they were answered. */
const drawn = z.array(z.string().max(640)).max(mostShown).readonly()
const shown = z.strictObject({ moves: drawn, question: drawn, hook: drawn, name: drawn })

const pictureBytes = z
  .string()
  .max(longestPicture)
  .regex(/^[\w+/]*={0,2}$/, 'is not base64')

/** What is read of the campaign, taken out of it and brought to it. */
export const pageAsks = {
  /** Things in the Game Master’s book and, unless only they are wanted, lines of the log that have these words, and how many there are of each sort. */
  'find-in-book': { query: name, filter, count, only: z.enum(['things', 'everything']) },
  'read-page': { thing: thingId },
  /** The page in the book of a foe on a board, or of one that is only prepared (AN10). */
  'find-foe-page': { board: board.nullable(), foe: z.int().positive().nullable(), name },
  /** What the game on this board asks for, and what was answered (AN5). */
  'read-answers': { board },
  /** “Previously on…”: of this session (null: the newest), for the Game Master, the table or one seat. A seat reads its own. */
  'read-recap': { session: session.nullable(), audience: recapFor },
  /** The marks of this session (null: the newest), and the moments that its recap tells. */
  'read-marks': { session: session.nullable() },
  /** Luck and points of a session; those of a game that was not shown yet for the Game Master alone. */
  'read-evening': { session, audience: recapFor },
  /** What is prepared for a session, and what the state and the book say before it (BN7). */
  'read-preparation': { session },
  /** What helps when everybody looks at the Game Master (EY1). */
  'read-prompts': { board: board.nullable(), shown, again: z.enum(drawKinds).nullable() },
  /** The book and the recaps as a folder of Markdown files: everything, or what everybody at the table knows (OI1, OI3). */
  'export-book': { holds: z.enum(['gm', 'players']) },
  /** What taking in such a folder would do; it is done by the command `import-things` (OI4, OI5). */
  'plan-book': { files: notes, reading: reading.exactOptional() },
  /** A part of a large folder, beforehand: small enough that nobody waits for it. It is read with what `plan-book` brings. */
  'bring-notes': { reading, files: notes },
  /** How far the reading is. */
  'follow-reading': { reading },
  /** Calls the reading off; what was brought is forgotten. */
  'cancel-reading': { reading },
  /** One seat’s character as a file for another campaign (OI8). */
  'export-character': { board, seat },
  /** What is in such a file; it is taken in by the command `take-in-character` (OI9). */
  'read-character': { text: z.string().max(longestCharacterFile) },
  /** The campaign as it stands now as JSON, for other programs (OI7). */
  'export-data': {},
  /** A picture for the campaign, as JPEG, PNG or WebP, its bytes in base64. Answers the name under which it is kept. */
  'keep-picture': { bytes: pictureBytes },
  /** A picture made anew for a screen of 1920 × 1080 (SH13), its bytes in base64; null: the picture itself is as fast. */
  'keep-rendition': { picture: pictureId, bytes: pictureBytes.nullable() },
  /** A picture of a campaign that is imported next, its bytes in base64: kept on this machine under the name that it has there. */
  'bring-picture': { picture: pictureId, bytes: pictureBytes }
} satisfies AskTable
