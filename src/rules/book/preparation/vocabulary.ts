import type { Brand } from '../../core/brand'

/** `p12`: named after the entry in which the line was written; never reused (BN1). */
export type LineId = Brand<string, 'LineId'>

/** The kinds of prepared lines, in the order of the page. */
export const lineKinds = ['first-line', 'player', 'fork', 'may-come', 'secret', 'foes', 'other'] as const
export type LineKind = (typeof lineKinds)[number]

/** The longest line as typed (`text`) and in the log (`spoken`), in UTF-16 units. `open`: the most open lines. */
export const most = { text: 300, spoken: 80, open: 200 } as const
