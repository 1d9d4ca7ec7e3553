import type { LogPart } from './log-line'

/** A refusal in words: what stands in the way, and what to do instead. */
export interface Explanation {
  readonly message: readonly LogPart[]
  readonly remedy: readonly LogPart[]
  /** What a player does instead, where the remedy is for the GM or for another player; absent: the remedy is for everybody. */
  readonly forPlayer?: readonly LogPart[]
}

/** The same in plain text. Neither part ends with a full stop: whatever shows them sets it. */
export interface PlainExplanation {
  readonly message: string
  readonly remedy: string
}

/** Both as one text, where there is no room for two. */
export function sentences({ message, remedy }: PlainExplanation): string {
  return `${message}. ${remedy}.`
}

/** What to do instead, in words for a player. */
export function playerRemedy({ remedy, forPlayer }: Explanation): readonly LogPart[] {
  return forPlayer ?? remedy
}

/** An explanation from its two sentences. */
export function say(message: string | readonly LogPart[], remedy: string | readonly LogPart[]): Explanation {
  return {
    message: typeof message === 'string' ? [message] : message,
    remedy: typeof remedy === 'string' ? [remedy] : remedy
  }
}

/** The rule that a refusal stands on. @throws where no model states it: a refusal that is not in the game's type */
export function ruleOf(refusalRules: Readonly<Record<string, string>>, because: string): string {
  const rule = refusalRules[because]
  if (rule === undefined) throw new Error(`No model states the rule of the refusal “${because}”`)
  return rule
}
