import { z } from 'zod'
import { cardShape, countShape, ranksShape, resultShape, seatShape, textShape } from '../shapes'

const what = <What extends string>(name: What) => z.literal(name)

/** One thing about a seat, put right by hand. */
export const correctionShape = z.discriminatedUnion('what', [
  z.strictObject({ what: what('xp'), to: countShape }),
  z.strictObject({ what: what('shadow-caused'), to: countShape }),
  z.strictObject({ what: what('tokens'), exhaustion: countShape, harm: countShape, wound: countShape }),
  z.strictObject({ what: what('incapacitated'), to: z.boolean() }),
  z.strictObject({
    what: what('card'),
    card: cardShape,
    from: z.enum(['discard', 'exhaustion', 'deck']),
    to: z.enum(['discard', 'exhaustion', 'deck-top', 'deck-bottom'])
  }),
  z.strictObject({ what: what('exhaustion-count'), to: countShape }),
  z.strictObject({ what: what('wound-cards'), add: z.enum(['W1', 'W2']).nullable(), remove: cardShape.nullable() }),
  z.strictObject({ what: what('last-result'), to: resultShape })
])

export const correctionCommands = [
  z.strictObject({ type: z.literal('correct'), seat: seatShape, correction: correctionShape, reason: textShape }),
  z.strictObject({ type: z.literal('set-ranks'), seat: seatShape, ranks: ranksShape })
] as const

export const correctionEvents = [
  z.strictObject({
    type: z.literal('corrected'),
    seat: seatShape,
    correction: correctionShape,
    card: cardShape.nullable(),
    reason: textShape
  }),
  z.strictObject({ type: z.literal('ranks-set'), seat: seatShape, ranks: ranksShape })
] as const
