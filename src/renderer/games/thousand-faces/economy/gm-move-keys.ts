/** What is painted on the keys of the eleven kinds: ten digits, and a dash for the last. */
export const capsForMoves = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-'] as const

/** The move that a key stands for, or null. */
export function moveAtKey<Move>(moves: readonly Move[], key: string): Move | null {
  const nth = (capsForMoves as readonly string[]).indexOf(key)
  return moves[nth] ?? null
}
