import type { LogLine } from './log-line'

/** The certain outcome of a command, whatever luck and hidden cards decide. Never recorded. */
export interface Preview {
  /** In the order of the events; `quiet`: a step without effect this time, `grave`: it ends a character. */
  readonly lines: readonly LogLine[]
  /**
   * By name: the values after the act (`stamina`, `xp`), or amounts within it (`cards`, `price`). Uncertain numbers are
   * absent.
   */
  readonly numbers: Readonly<Record<string, number>>
}

/** Merges several previews of one act; of equal names the later number holds. */
export function joinPreviews(...parts: readonly Preview[]): Preview {
  return {
    lines: parts.flatMap(({ lines }) => lines),
    numbers: Object.assign({}, ...parts.map(({ numbers }) => numbers)) as Preview['numbers']
  }
}
