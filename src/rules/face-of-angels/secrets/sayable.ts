import type { SeatId } from '../../core/seat'
import type { Contest } from '../contest/model'
import type { ActNumber, Participant, Side } from '../vocabulary'

/** The protagonists in this contest whose secret this participant may say; none in the prologue. Rules A27, A27d. */
export function secretsWithin(
  { initiator, respondent }: Pick<Contest, Side>,
  who: Participant,
  act: ActNumber
): readonly SeatId[] {
  if (act === 0) return []
  return [initiator, respondent].flatMap(one =>
    one.acting?.as === 'protagonist' && one.who !== who && one.who !== 'world' ? [one.who] : []
  )
}

/** The same words, whatever their case, spaces and marks. */
export function sameWords(one: string, other: string): boolean {
  const bare = (words: string): string =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(one) !== '' && bare(one) === bare(other)
}
