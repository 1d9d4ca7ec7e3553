import type { SeatId } from '../../core/seat'
import type { Contest } from '../contest/model'
import type { Participant, Side } from '../vocabulary'

/** The protagonists in this contest whose secret this participant may say. Rule A27. */
export function secretsWithin({ initiator, respondent }: Pick<Contest, Side>, who: Participant): readonly SeatId[] {
  return [initiator, respondent].flatMap(one =>
    one.acting?.as === 'protagonist' && one.who !== who && one.who !== 'world' ? [one.who] : []
  )
}
