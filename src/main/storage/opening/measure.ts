import type { Invalid } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import { limits } from './limits'
import { SlicedWork } from '../disk/sliced-work'

/** The bytes to measure in one slice, which takes some milliseconds. */
const slice = 2_000_000

const [quote, backslash, comma, newline] = [0x22, 0x5c, 0x2c, 0x0a]

/**
 * Whether a text may be parsed: checks its nesting, its number of values and its largest entry. It examines only
 * brackets, commas and quotation marks, in slices; `JSON.parse` later decides whether the text is JSON.
 */
export async function measureJson(bytes: Buffer, work = new SlicedWork()): Promise<Result<null, Invalid>> {
  const ruler = new Ruler(bytes.length)
  for (let from = 0; from < bytes.length; from += slice) {
    const wrong = ruler.take(bytes, from, Math.min(from + slice, bytes.length))
    if (wrong !== null) return fail({ path: `line ${ruler.line}`, message: wrong })
    if (from + slice < bytes.length) await work.yieldTurn((from + slice) / bytes.length)
  }
  return ok(null)
}

class Ruler {
  line = 1
  private depth = 0
  private inText = false
  /** The offset after a backslash; that character is skipped. */
  private escaped = -1
  private values = 0
  private entries = 0
  private entryFrom = 0
  private readonly mostValues: number

  constructor(length: number) {
    this.mostValues = limits.freeValues + length * limits.valuesPerByte
  }

  /** @returns which limit is exceeded; null for none */
  take(bytes: Buffer, from: number, to: number): string | null {
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      if (this.inText) {
        if (at === this.escaped) continue
        if (byte === backslash) this.escaped = at + 1
        else if (byte === quote) this.inText = false
      } else if (byte === quote) this.inText = true
      else if (byte === comma) this.values += 1
      else if (byte === newline) this.line += 1
      else if (byte === 0x7b || byte === 0x5b) {
        const wrong = this.open(at)
        if (wrong !== null) return wrong
      } else if ((byte === 0x7d || byte === 0x5d) && this.close(at)) return tooLarge
    }
    return this.values > this.mostValues ? tooMuch : null
  }

  private open(at: number): string | null {
    this.values += 1
    this.depth += 1
    if (this.depth > limits.depth) return tooDeep
    if (this.depth !== 3) return null
    this.entryFrom = at
    this.entries += 1
    return this.entries > limits.entries ? tooMuch : null
  }

  private close(at: number): boolean {
    this.depth -= 1
    return this.depth === 2 && at - this.entryFrom > limits.entryBytes
  }
}

const tooDeep = `More than ${limits.depth} lists are nested in one another here; no campaign has that.`
const tooMuch = 'There is more in this file than in any campaign, so it is not read.'
const tooLarge = 'One entry is larger than any act, so the file is not read.'
