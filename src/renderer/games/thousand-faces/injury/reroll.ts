import type { SeatId } from '#rules/core/seat'
import type { InterferenceView } from '#rules/thousand-faces/injury/interference'
import type { MagicCommand } from '#rules/thousand-faces/magic/model'

/** One way of re-rolling, for a menu. */
export interface RerollLine {
  readonly id: string
  readonly label: string
  readonly command: Extract<MagicCommand, { type: 'interfere' }>
}

/** The dice of this blow, each with the characters who can have it rolled again (K12). */
export function rerollLines(
  offer: InterferenceView | null,
  on: { readonly attack: number } | { readonly foe: number },
  nameOf: (seat: SeatId) => string
): readonly RerollLine[] {
  if (!offer || !isOn(offer.on, on)) return []
  return offer.items.flatMap(({ seat, item, name }) =>
    offer.dice.map(({ die, sides, face }) => ({
      id: `${seat}:${item}:${die}`,
      label: `${nameOf(seat)}, ${name}: the d${sides} that shows ${face}`,
      command: { type: 'interfere', seat, item, roll: offer.roll, die } as const
    }))
  )
}

function isOn(rolled: InterferenceView['on'], on: { readonly attack: number } | { readonly foe: number }): boolean {
  if (rolled.what === 'attack') return 'attack' in on && rolled.attack === on.attack
  return 'foe' in on && rolled.foe === on.foe
}
