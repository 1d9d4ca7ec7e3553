import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { blessings } from '../cards'
import { cardSchema, cardsSchema } from '../schemas'
import type { CardId } from '../vocabulary'

const blessingCommands = [
  variant('take-blessing', { seat: savedSeatId }),
  variant('return-blessing', { seat: savedSeatId, card: cardSchema })
] as const
export type BlessingCommand = Infer<(typeof blessingCommands)[number]>

const blessingEvents = [
  /** Drawn from the supply into the discard. */
  variant('blessing-taken', { seat: savedSeatId, card: cardSchema }),
  variant('blessing-returned', { seat: savedSeatId, card: cardSchema })
] as const
export type BlessingEvent = Infer<(typeof blessingEvents)[number]>

export type BlessingRefusal = RefusalOf<typeof blessingsModel>

export const blessingsModel = {
  commands: blessingCommands,
  events: blessingEvents,
  refusals: {
    'no-blessings-left': refusal('B1'),
    'no-such-blessing': refusal<{ seat: SeatId; card: CardId }>('B4')
  },
  state: stateFields(
    {
      /** The Blessings without a holder, `B1` … `B6`, sorted: a set, from which luck draws. */
      blessingSupply: cardsSchema
    },
    { blessingSupply: blessings }
  )
} as const

declare module '../state' { interface Models { readonly blessings: typeof blessingsModel } } // prettier-ignore
