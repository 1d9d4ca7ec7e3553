import type { SeatId } from '#rules/core/seat'
import type { CalledFor } from '#rules/face-of-angels/calls/model'
import type { GmView } from '#rules/face-of-angels/view'
import type { OfferedCall } from '../../../features/calls/call-kinds'

/** What players can be called to do; whoever the game waits for is picked at first. */
export function offeredCalls({ participants, contest }: GmView): readonly OfferedCall<CalledFor>[] {
  const asked = participants.flatMap(({ who, asked: waits }): readonly SeatId[] =>
    who !== 'world' && waits.length > 0 ? [who] : []
  )
  const turn = { what: 'turn', label: 'Take the turn that the game waits for', who: 'each', fits: asked } as const
  const extra = { what: 'extra-card', label: 'Draw an extra card', who: 'each', fits: [] } as const
  const powers = { what: 'powers', label: 'Gain powers and choose their realm', who: 'each', fits: [] } as const
  const call = { what: 'contest', label: 'Call a contest', who: 'any', fits: [] } as const
  return contest ? [turn, extra, powers, call] : [call, turn, powers, extra]
}
