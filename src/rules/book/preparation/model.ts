import { z } from 'zod'
import { latest } from '../../core/clock'
import { stateFields, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import { thingId } from '../things/model'
import { lineKinds, most, type LineId } from './vocabulary'

const lineId = z
  .string()
  .regex(/^p[1-9]\d{0,8}$/, 'should be the id of a prepared line, like p12') as unknown as z.ZodType<LineId>
const kind = z.enum(lineKinds)
const session = z.int().positive()
const text = z.string().max(most.text)
/** Stored text may be longer than typed text, because a short name may become a longer mention. */
const kept = z.string().max(8 * most.text)
/** A time in milliseconds since 1970, by the clock of the page that asks. */
const at = z.int().min(0).max(latest)
/** The id of a foe or an encounter that was prepared on this machine. It may be unknown on another machine. */
const shelf = z.string().regex(/^[ef][1-9]\d{0,8}$/)
/** The chosen branch of a fork. */
const branch = z.literal([0, 1])

const used = z.strictObject({ session, at, branch: branch.nullable() })

const line = z.strictObject({
  id: lineId,
  kind,
  text: kept,
  /** The two branches of a fork; empty for other kinds. */
  branches: z.array(kept).max(2),
  /** The seat that the line is for; null: none in particular. */
  seat: seatId.nullable(),
  shelf: shelf.nullable(),
  /** The session for which the line was written. */
  session,
  used: used.nullable()
})
/** One line that the Game Master prepared. */
export type PreparedLine = Infer<typeof line>

const written = { kind, text: kept, branches: z.array(kept).max(2), seat: seatId.nullable(), shelf: shelf.nullable() }
/** The text of the line at that time, for the log. */
const says = z.string().max(most.spoken)
const typed = { text, branches: z.array(text).max(2) }

export const preparationModel = {
  state: stateFields(
    {
      /** In the order of writing, including the used lines of every session. */
      prepared: z.array(line)
    },
    { prepared: [] }
  ),
  commands: [
    variant('prepare-line', { session, kind, ...typed, seat: seatId.nullable(), shelf: shelf.nullable() }),
    variant('reword-line', { line: lineId, ...typed }),
    variant('remove-line', { line: lineId }),
    variant('tick-line', { line: lineId, session, at, branch: branch.nullable() }),
    variant('untick-line', { line: lineId }),
    /** Records the use of a thing of the book that was not prepared. */
    variant('tick-thing', { thing: thingId, kind, session, at })
  ],
  events: [
    variant('line-prepared', { line: lineId, session, ...written, says }),
    variant('line-reworded', { line: lineId, text: kept, branches: z.array(kept).max(2), says }),
    variant('line-removed', { line: lineId, says }),
    variant('line-ticked', { line: lineId, used, says }),
    variant('line-unticked', { line: lineId, says })
  ],
  refusals: {
    'nothing-prepared': refusal('BN1'),
    'no-such-page': refusal<{ session: number }>('BN2'),
    'no-such-line': refusal('BN1'),
    'line-is-used': refusal('BN5'),
    'line-is-open': refusal('BN5'),
    'page-is-full': refusal<{ most: number }>('BN1')
  }
} as const
