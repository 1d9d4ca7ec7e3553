/** The level of a character in a move, worst first: two red, one red, plain, one green, two green. Source: reference 3.3. */
export type Level = 'r2' | 'r1' | '0' | 'g1' | 'g2'
export const levels = ['r2', 'r1', '0', 'g1', 'g2'] as const satisfies readonly Level[]

const nets = { r2: -2, r1: -1, '0': 0, g1: 1, g2: 2 } as const satisfies Record<Level, number>

/** The contribution of a level to the sum of advantages, −2 … +2 (M1). */
export function netOf(level: Level): -2 | -1 | 0 | 1 | 2 {
  return nets[level]
}

const names = { r2: 'wild', r1: 'novice', '0': 'studied', g1: 'expert', g2: 'master' } as const satisfies Record<
  Level,
  string
>

/** The name of the level at the table: "novice". */
export function levelName(level: Level): string {
  return names[level]
}

/** The next printed level above `from`, or null at the top (M2). */
export function levelAbove(printed: readonly Level[], from: Level): Level | null {
  return printed.find(level => netOf(level) > netOf(from)) ?? null
}

/** Number of printed levels above `from` (M2). */
export function stepsAbove(printed: readonly Level[], from: Level): number {
  return printed.filter(level => netOf(level) > netOf(from)).length
}
