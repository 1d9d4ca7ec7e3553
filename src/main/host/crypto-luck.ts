import { randomInt } from 'node:crypto'
import type { Luck } from '#rules/core/luck'

/** Unpredictable luck from the operating system, with equally likely outcomes. */
export const cryptoLuck: Luck = { below: bound => randomInt(bound) }
