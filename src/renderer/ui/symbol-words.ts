/** Spoken words for the results and suits in a log line (rules/core/log-line), instead of their marks. */
import type { LogPart } from '#rules/core/log-line'

type LogSuit = Extract<LogPart, { readonly suit: unknown }>['suit']

/** The spoken name of a result. */
export const resultNames = ['cross', 'single check', 'two checks', 'three checks'] as const satisfies readonly string[]

/** The spoken name of a suit. */
export const suitNames = { anvil: 'Anvil', blade: 'Blade', crown: 'Crown', dragon: 'Dragon' } as const satisfies Record<
  LogSuit,
  string
>
