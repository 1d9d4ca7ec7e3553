/** A result and a suit that a line of the log names (rules/core/log-line): words for those who do not see the marks. */
import type { LogPart } from '#rules/core/log-line'

type LogSuit = Extract<LogPart, { readonly suit: unknown }>['suit']

/** A result as it is said aloud. */
export const resultNames = ['cross', 'single check', 'two checks', 'three checks'] as const satisfies readonly string[]

/** A suit as it is said aloud. */
export const suitNames = { anvil: 'Anvil', blade: 'Blade', crown: 'Crown', dragon: 'Dragon' } as const satisfies Record<
  LogSuit,
  string
>
