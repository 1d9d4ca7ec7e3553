import { randomInt } from 'node:crypto'
import type { Luck } from '#rules/core/luck'

/** Luck that nobody can foretell: the operating system's, each outcome exactly as likely as the next. */
export const cryptoLuck: Luck = { below: bound => randomInt(bound) }
