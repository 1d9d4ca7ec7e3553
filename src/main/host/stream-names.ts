import type { Frame } from '#rules/campaign/types'
import type { AudienceKind } from '#rules/core/audience'
import type { Seat } from '#rules/core/seat'
import type { HeldFrame, HeldFrames } from '../storage/machine/held-frames'

type AnyFrame = Frame<AudienceKind>

/** Whether the stream shows the players' own names, or only those of their characters (DI6). */
export type StreamNames = 'characters' | 'players'

/** The stream's frame without the players' own names, unless they are allowed; every other frame unchanged. */
export function namedFor(frame: AnyFrame, names: StreamNames): AnyFrame {
  if (frame.audience !== 'overlay' || names === 'players') return frame
  return { ...frame, seats: frame.seats.map(byCharacter) }
}

/** The same for held frames: the same object when no name has to be removed. */
export function heldNamedFor(held: HeldFrames, names: StreamNames): HeldFrames {
  const frame = held.get('overlay')
  if (!frame || names === 'players' || frame.seats.every(({ player }) => player === '')) return held
  return new Map([...held, ['overlay', namedFor(frame, names) as HeldFrame] as const])
}

function byCharacter(seat: Seat, index: number): Seat {
  return { ...seat, player: '', character: seat.character || `Player ${index + 1}` }
}
