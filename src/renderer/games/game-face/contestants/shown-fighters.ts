import type { Seat } from '#rules/core/seat'
import type { ContestView } from '#rules/game-face/duel/view'
import type { Side } from '#rules/game-face/vocabulary'
import type { ExhibitWords } from '../../../features/showing/use-show-from-here'
import { bothSides, characterOf } from '../board/sides'

/** Those of the two who have a name in the story: a player’s own is never shown (SH21). */
export function namedFighters(
  contest: Pick<ContestView, 'sides'> | null,
  seats: readonly Seat[]
): readonly { readonly side: Side; readonly named: ExhibitWords }[] {
  if (!contest) return []
  return bothSides
    .map(side => ({ side, title: characterOf(contest.sides[side].who, seats) }))
    .filter(({ title }) => title !== '')
    .map(({ side, title }) => ({ side, named: { kind: 'person', title, line: '' } }))
}
