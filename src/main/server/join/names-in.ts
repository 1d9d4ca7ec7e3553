import { longestName } from '#rules/core/seat'
import type { JoinNames } from '#shared/join'

/**
 * Parses the two names of a new seat. Null when both are empty, one is too long, or the text cannot be decoded (JN11).
 */
export function namesIn(player: string, character: string): JoinNames | null {
  const names = { player: nameIn(player), character: nameIn(character) }
  if (names.player === null || names.character === null) return null
  return names.player || names.character ? { player: names.player, character: names.character } : null
}

function nameIn(sent: string): string | null {
  try {
    // Line breaks, control characters and overrides of the writing direction are not part of a name.
    const name = decodeURIComponent(sent)
      .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
    return name.length <= longestName ? name : null
  } catch {
    return null
  }
}
