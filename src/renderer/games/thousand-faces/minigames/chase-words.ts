import type { SeatId } from '#rules/core/seat'
import type { PursuitView } from '#rules/thousand-faces/minigames/view'
import { attributeNames } from '#rules/thousand-faces/vocabulary'

type Naming = (seat: SeatId) => string

/** Who runs the next round, and with what; empty while one is flipped and once the chase is decided. */
export function runsNext({ next, running, rabbit }: PursuitView, yours: SeatId, nameOf: Naming): string {
  if (!next || running) return ''
  if (next.alone)
    return rabbit === yours
      ? 'You carry the most and run this round alone, by Strength, Dexterity and load.'
      : `${nameOf(rabbit)} carries the most and runs this round alone.`
  const helpers = next.helpers.map(seat => (seat === yours ? 'you' : nameOf(seat)))
  const free = next.attributes.map(attribute => attributeNames[attribute])
  return `One of the others runs this round for ${rabbit === yours ? 'you' : nameOf(rabbit)}: ${orList(helpers)}, with ${orList(free)}.`
}

function orList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
