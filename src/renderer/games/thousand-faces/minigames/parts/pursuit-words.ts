import { pursuitRounds } from '#rules/thousand-faces/minigames/pursuit-suit'
import type { PursuitView } from '#rules/thousand-faces/minigames/view'

/** The state of the chase, for a heading. */
export function chaseTitle({ winner, next, rounds, running }: PursuitView): string {
  if (winner === 'rabbit') return 'They got away'
  if (winner === 'pursuers') return 'They are caught'
  if (running) return `Round ${rounds.length + 1} is being flipped`
  return next ? `Round ${next.round} of ${pursuitRounds}` : 'The pursuit is decided'
}

/** A mark for each round: who won each round, and which are still to come. */
export function roundMarks({ rounds }: Pick<PursuitView, 'rounds'>): readonly ('rabbit' | 'pursuers' | 'open')[] {
  return Array.from({ length: pursuitRounds }, (_, round) => rounds[round]?.won ?? 'open')
}
