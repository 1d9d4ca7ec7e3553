import { z } from 'zod'
import { latest } from '../../core/clock'
import { partOf, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import { thingId } from '../things/model'
import { lineKinds, most, type LineId } from './vocabulary'

const lineId = z
  .string()
  .regex(/^p[1-9]\d{0,8}$/, 'should be the id of a prepared line, like p12') as unknown as z.ZodType<LineId>
const kind = z.enum(lineKinds)
const session = z.int().positive()
const text = z.string().max(most.text)
/** Text as the book keeps it: a name that was typed with few letters may point with more. */
const kept = z.string().max(8 * most.text)
/** A moment in milliseconds since 1970, by the clock of the page that asks. */
const at = z.int().min(0).max(latest)
/** A foe or an encounter that was prepared on this machine; another machine may have none of that id. */
const shelf = z.string().regex(/^[ef][1-9]\d{0,8}$/)
/** Which of the two ways of a fork was taken. */
const branch = z.literal([0, 1])

const used = z.strictObject({ session, at, branch: branch.nullable() })

const line = z.strictObject({
  id: lineId,
  kind,
  text: kept,
  /** The two ways of a fork; empty for everything else. */
  branches: z.array(kept).max(2),
  /** Whom it is for; null: nobody in particular. */
  seat: seatId.nullable(),
  shelf: shelf.nullable(),
  /** The session that it was prepared for first. */
  session,
  used: used.nullable()
})
/** One line that the Game Master prepared. */
export type PreparedLine = Infer<typeof line>

const written = { kind, text: kept, branches: z.array(kept).max(2), seat: seatId.nullable(), shelf: shelf.nullable() }
/** The line as it read then, for the log. */
const says = z.string().max(most.said)
const typed = { text, branches: z.array(text).max(2) }

export const preparationModel = {
  state: partOf(
    {
      /** In the order in which they were written; the used ones of every session too. */
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
    /** Something of the book that was used without having been prepared. */
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
