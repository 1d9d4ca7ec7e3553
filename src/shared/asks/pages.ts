import { z } from 'zod'
import { limits } from '#rules/book/folder/limits'
import { thingId } from '#rules/book/things/model'
import { standings, thingKinds } from '#rules/book/vocabulary'
import { longestCharacterFile } from '#rules/campaign/characters/limits'
import { drawKinds, mostShown } from '#rules/campaign/prompts/kinds'
import { pictureId, seatId as seat } from '#rules/core/schema'
import { type AskTable, board, count, name, recapFor, session } from './fields'

/** The longest uploaded picture, in characters of base64: 8 MB. */
const longestPicture = Math.ceil((8 * 1024 * 1024) / 3) * 4

/** A file may be one character longer than the limit for reading, so that it is reported and left out. */
const folderFile = z.strictObject({ path: z.string().max(1000), text: z.string().max(limits.fileLength + 1) })

const notes = z.array(folderFile).min(1).max(limits.files).readonly()
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
export const pageAsks = {
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
  'export-character': { board, seat },
  /** The content of such a file; the command `take-in-character` imports it (OI9). */
  'read-character': { text: z.string().max(longestCharacterFile) },
  /** The present state of the campaign as JSON, for other programs (OI7). */
  'export-data': {},
  /**
   * A picture for the campaign, as JPEG, PNG or WebP, its bytes in base64. Answers the name under which it is stored.
   */
  'keep-picture': { bytes: pictureBytes },
  /**
   * A rendition of a picture for a screen of 1920 × 1080 (SH13), its bytes in base64; null: the picture itself is as
   * fast.
   */
  'keep-rendition': { picture: pictureId, bytes: pictureBytes.nullable() },
  /**
   * A picture of a campaign that is imported next, its bytes in base64. It is stored on this machine under its name in
   * that campaign.
   */
  'bring-picture': { picture: pictureId, bytes: pictureBytes }
} satisfies AskTable
