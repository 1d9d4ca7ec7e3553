import type { SeatId } from '#rules/core/seat'
import type { FoesGmView } from '#rules/thousand-faces/foes/view'
import { payWords } from '#rules/thousand-faces/shadow/pool'
import { segmentsOf } from '@/ui/segment'

/** The characters whom the GM has marked as elsewhere (U11). */
export function awayFrom({ encounter }: Pick<FoesGmView, 'encounter'>): ReadonlySet<SeatId> {
  return new Set(encounter.scene.filter(({ here }) => !here).map(({ seat }) => seat))
}

/** Which Shadow points go first, or that none are paid. */
export type Pay = keyof typeof payWords
export const payChoices = segmentsOf<Pay>(payWords)
