/** How long the tutorial scene is meant to last at a table of so many. */
export function tutorialMinutes(players: number): number {
  return players === 3 ? 15 : 10
}
