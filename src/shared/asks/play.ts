import { z } from 'zod'
import { seatId as seat } from '#rules/core/schema'
import { replaySpeeds } from '../replay'
import { isShallowJson } from '../shallow-json'
import { type AskTable, board, count, name, session } from './fields'

const revision = z.int().min(0)
const steps = z.int().min(1).max(1_000_000)
/**
 * By the key of the field: a choice, several choices, a number or a text. The host judges the length of a text by its
 * field, so that the refusal names the limit (QU1).
 */
const answers = z.record(z.string().max(100), z.union([z.string(), z.number(), z.array(z.string().max(200)).max(100)]))
const command = z.unknown().refine(value => isShallowJson(value, 32), 'is not a command')

/** Acts in the running game, and undo. */
export const playAsks = {
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
   * Replays frames on the table (RY1): a session, the acts from one to another (null: the newest), or the newest act.
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
  'peek-seat': { seat },
  /** Everything that all players may know now, whatever the screens show; for printing. */
  'peek-table': {},
  /** Hot-seat: a seat acts from the GM's machine. */
  'act-as-seat': { revision, seat, board: board.nullable(), command },
  'answer-as-seat': { revision, seat, board, question: name, answers },
  /** The X-card. The ask carries no name, and the host determines none. */
  pause: {},
  resume: {},
  dismiss: { notice: name },
  'dismiss-trouble': {}
} satisfies AskTable
