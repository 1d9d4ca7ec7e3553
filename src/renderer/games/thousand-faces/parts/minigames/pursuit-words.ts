import type { PursuitView } from '#rules/thousand-faces/minigames/view'

/** Where the chase stands, in a heading. */
export function chaseTitle({ winner, next, rounds, running }: PursuitView): string {
  if (winner === 'rabbit') return 'They got away'
  if (winner === 'pursuers') return 'They are caught'
  if (running) return `Round ${rounds.length + 1} is being flipped`
  return next ? `Round ${next.round} of 5` : 'The pursuit is decided'
}

/** Five marks: who won each round, and which are still to come. */
export function roundMarks({ rounds }: Pick<PursuitView, 'rounds'>): readonly ('rabbit' | 'pursuers' | 'open')[] {
  return Array.from({ length: 5 }, (_, round) => rounds[round]?.won ?? 'open')
}
