import { z } from 'zod'
import { seatId as seat } from '#rules/core/schema'
import { replaySpeeds } from '../replay'
import { isShallowJson } from '../shallow-json'
import { type AskTable, board, count, name, session } from './fields'

/** Characters: as long as the longest text of a command. */
const longestAnswer = 2000
const revision = z.int().min(0)
const steps = z.int().min(1).max(1_000_000)
/** By the key of the field: a choice, several choices, a number or words. */
const answers = z.record(
  z.string().max(100),
  z.union([z.string().max(longestAnswer), z.number(), z.array(z.string().max(200)).max(100)])
)
const command = z.unknown().refine(value => isShallowJson(value, 32), 'is not a command')

/** What is done to the running game, and to what was done. */
export const playAsks = {
  act: { revision, board: board.nullable(), command },
  /** Would this be refused, and what is certain of its outcome? Judged as `act` is, never recorded. */
  preview: { revision, board: board.nullable(), command },
  /** A question of a board is answered; the host makes the game’s command of it, and judges that as `act` (QU1). */
  answer: { revision, board, question: name, answers },
  undo: { revision, steps },
  redo: { revision, steps },
  'name-save-point': { name: name.min(1) },
  /** Older lines of the log, newest of them last. */
  'older-log': { before: z.int().min(0), count },
  /** The table sees again what it saw (RY1): a session, the acts from one to another (null: the newest), or the newest one. */
  'start-replay': {
    what: z.union([
      z.strictObject({ session }),
      z.strictObject({ from: z.int().positive(), to: z.int().positive().nullable() }),
      z.strictObject({ newest: z.literal(true) })
    ])
  },
  /** `stop` holds it, `end` brings the game back. Null: what it is already. */
  'steer-replay': {
    to: z.enum(['play', 'stop', 'on', 'back', 'end']).nullable(),
    speed: z.union(replaySpeeds.map(speed => z.literal(speed))).nullable()
  },
  /** Hot-seat: a player looks at this machine; the answer is what that seat alone may see, once. */
  'peek-seat': { seat },
  /** What everybody at the table may know now, whatever the screens show: for papers. */
  'peek-table': {},
  /** Hot-seat: a seat acts from the GM's machine. */
  'act-as-seat': { revision, seat, board: board.nullable(), command },
  'answer-as-seat': { revision, seat, board, question: name, answers },
  /** The X-card. Carries no name, and none is looked up. */
  pause: {},
  resume: {},
  dismiss: { notice: name },
  'dismiss-trouble': {}
} satisfies AskTable
