import { computed, type ComputedRef } from 'vue'
import type { ShownPart } from '#rules/core/prompts'
import { capsOf } from '../../../features/keys/keys'
import { useBoard } from '../board/use-board'

/** Where the blow of “Deal damage” is dealt, and the sentence that says so. */
export interface DamagePart extends ShownPart {
  readonly says: string
}

/**
 * Z5: with the answer of a foe to a cross of whoever the oldest GM move is owed for, which pays it; where none is open, with
 * The panel Blow once the move is made. For the chosen player when none is owed; null where nobody is there.
 */
export function useDealing(): ComputedRef<DamagePart | null> {
  const board = useBoard()
  return computed(() => {
    const { gmMovesOwed, followUps } = board.view.value
    const oldest = gmMovesOwed.count > gmMovesOwed.newest.length ? undefined : gmMovesOwed.newest[0]
    const seat = oldest?.seat ?? board.chosen.value?.seat.id
    if (!seat) return null
    const answer = followUps.find(each => each.owed && each.answers && each.seat === seat)
    const keys = capsOf('damage')
    const name = board.shortNameOf(seat)
    return answer
      ? { place: 'answer', seat, what: String(answer.id), says: `Deal damage: a foe strikes ${name}, you choose which` }
      : {
          place: 'damage',
          seat,
          what: null,
          says: `Deal damage: the blow on ${name} follows in Blow${keys ? ` (${keys})` : ''}`
        }
  })
}
