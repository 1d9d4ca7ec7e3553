import type { Faces } from '#rules/game-face/vocabulary'

/** "strong suit, d12" */
export function dieWords(faces: Faces): string {
  if (faces === 12) return 'strong suit, d12'
  return faces === 6 ? 'weak suit, d6' : 'd8'
}
