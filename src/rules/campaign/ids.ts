import type { Brand } from '../core/brand'

/** `b4` …: named after the entry in which the board was opened; never reused. */
export type BoardId = Brand<string, 'BoardId'>
