import type { SeatId } from '#rules/core/seat'
import type { SeatPlace } from '../board/use-board'

const presets = [1, 2, 3] as const

/** Ranks of the tutorial scene that a player is lent. */
export interface LentRanks {
  readonly seat: SeatId
  readonly preset: (typeof presets)[number]
}

/** The ranks to lend for the tutorial scene: the three presets in turn, to each character without own points (R12). */
export function ranksToLend(places: readonly SeatPlace[]): readonly LentRanks[] {
  return places
    .filter(({ sheet: { character } }) => {
      const points = character.steps.find(({ step }) => step === 'attributes')
      return !character.created && points?.state === 'open'
    })
    .map(({ seat }, nth) => ({ seat: seat.id, preset: presets[nth % presets.length] ?? 1 }))
}
