import type { CalledFor } from '#rules/game-face/calls/model'
import type { Contestant } from '#rules/game-face/contestants/model'
import type { SeatId } from '#rules/core/seat'
import type { ContestView } from '#rules/game-face/duel/view'
import type { OfferedCall } from '../../../features/calls/call-kinds'
import { bothSides } from '../board/sides'

/** What players can be called to do in a duel. */
export function offeredCalls({ sides, voice }: ContestView): readonly OfferedCall<CalledFor>[] {
  const fighters = bothSides.map(side => sides[side])
  const seatOf = ({ who }: Pick<Contestant, 'who'>): readonly SeatId[] => (who.kind === 'seat' ? [who.seat] : [])
  const rolling = fighters.filter(({ hasRolled }) => !hasRolled)
  return [
    { what: 'pick-and-roll', label: 'Pick a die, then roll it', who: 'each', fits: rolling.flatMap(seatOf) },
    { what: 'describe', label: 'Say how they fight', who: 'each', fits: fighters.flatMap(seatOf) },
    { what: 'settle', label: 'Settle the dispute', who: 'any', fits: voice === null ? [] : [voice] }
  ]
}
