import type { LogLine } from './log-line'

/** What is certain of a command before it is done, whatever the luck and the cards that nobody sees. Never recorded. */
export interface Preview {
  /** In the order of what would happen; `quiet`: a step that changes nothing this time, `grave`: it ends somebody. */
  readonly lines: readonly LogLine[]
  /** By name, as they stand afterwards (`stamina`, `xp`) or as the act goes (`cards`, `price`). Left out: not certain. */
  readonly numbers: Readonly<Record<string, number>>
}

/** Several previews of one act as one; of a number that two of them have, the later one holds. */
export function joinPreviews(...parts: readonly Preview[]): Preview {
  return {
    lines: parts.flatMap(({ lines }) => lines),
    numbers: Object.assign({}, ...parts.map(({ numbers }) => numbers)) as Preview['numbers']
  }
}
