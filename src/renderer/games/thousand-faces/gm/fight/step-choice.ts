import type { ResultValue } from '#rules/thousand-faces/vocabulary'

/** One answer to the question of a step: picked by its key, done by Enter. */
export interface StepChoice {
  /** The figure or letter on its cap; empty: the arrows alone reach it. */
  readonly key: string
  readonly title: string
  /** What would come of it, line by line. */
  readonly lines: readonly string[]
  /** What each result of a flip asks for, the best first, null for what stops nothing, and its Shadow; absent: nothing is flipped for. */
  readonly results?: readonly { readonly result: ResultValue; readonly price: string | null; readonly shadow: number }[]
  /** Embers that are lit now, and how many would go out; absent: none are shown. */
  readonly embers?: { readonly lit: number; readonly going: number }
  /** What could end, or would end, in red; absent: nothing. */
  readonly grave?: string
  /** It ends somebody's fight: its key marks it, and only Enter does it. */
  readonly fatal?: boolean
  /** It cannot be chosen now. */
  readonly blocked?: boolean
}

/** The choice that a key means; −1 for none. */
export function choiceAtKey(choices: readonly StepChoice[], key: string): number {
  return choices.findIndex(choice => choice.key === key && !choice.blocked)
}

/** The next choice that can be chosen, up or down, round the ends; where it stands, if there is no other. */
export function neighbour(choices: readonly StepChoice[], from: number, by: 1 | -1): number {
  const length = choices.length
  const start = from < 0 && by < 0 ? 0 : from
  for (let steps = 1; steps <= length; steps++) {
    const at = (start + by * steps + length * steps) % length
    if (!choices[at]?.blocked) return at
  }
  return from
}

/** What stands marked before anybody has chosen: the first that can be chosen and ends nobody; −1 for none. */
export function safeChoice(choices: readonly StepChoice[], from = 0): number {
  return choices.findIndex((choice, at) => at >= from && !choice.fatal && !choice.blocked)
}
