import { z } from 'zod'
import { countShape, seatShape, textShape } from '../shapes'

const gained = { amount: countShape, seat: seatShape.nullable(), reason: textShape }
const pool = { free: countShape, circled: countShape, reason: textShape }
const factor = { factor: z.literal([1, 2]) }
const circle = { circled: countShape }
const move = { move: textShape.nullable() }

export const shadowCommands = [
  z.strictObject({ type: z.literal('gain-shadow'), ...gained }),
  z.strictObject({
    type: z.literal('spend-shadow'),
    amount: countShape,
    from: z.enum(['free', 'circled']),
    reason: textShape
  }),
  z.strictObject({ type: z.literal('circle-shadow'), ...circle }),
  z.strictObject({ type: z.literal('make-gm-move'), ...move }),
  z.strictObject({ type: z.literal('correct-shadow'), ...pool }),
  z.strictObject({ type: z.literal('set-shadow-factor'), ...factor })
] as const

export const shadowEvents = [
  z.strictObject({ type: z.literal('shadow-gained'), ...gained }),
  z.strictObject({ type: z.literal('shadow-spent'), ...pool }),
  z.strictObject({ type: z.literal('shadow-circled'), ...circle }),
  z.strictObject({ type: z.literal('gm-move-made'), ...move, what: z.exactOptional(textShape) }),
  z.strictObject({ type: z.literal('shadow-corrected'), ...pool }),
  z.strictObject({ type: z.literal('shadow-factor-set'), ...factor })
] as const
