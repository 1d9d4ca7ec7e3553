import type { Brand } from '../../core/brand'

/** `p12`: named after the entry in which the line was written; never reused (BN1). */
export type LineId = Brand<string, 'LineId'>

/** What a prepared line is, in the order of the page. */
export const lineKinds = ['first-line', 'player', 'fork', 'may-come', 'secret', 'foes', 'other'] as const
export type LineKind = (typeof lineKinds)[number]

/** The longest text of a line as it is typed and as the log says it, in UTF-16 units; how many lines may be open at once. */
export const most = { text: 300, said: 80, open: 200 } as const
