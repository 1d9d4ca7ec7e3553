import type { LogPart } from './log-line'

/** The actions of the dashboard that a remedy can open. */
export const remedyActions = [
  'angels-record',
  'angels-table',
  'answers',
  'character',
  'clocks',
  'creation',
  'damage',
  'days',
  'foes',
  'marker',
  'marks',
  'mini-games',
  'moves',
  'new-board',
  'open-file',
  'pause',
  'preparation',
  'prepared-foes',
  'recap',
  'recover',
  'recovery',
  'seats',
  'session',
  'settings',
  'shuffle',
  'spotlight',
  'stage',
  'still-open',
  'story',
  'story-characters',
  'story-map',
  'undo',
  'who-decides'
] as const
export type RemedyAction = (typeof remedyActions)[number]

/** A refusal in words: the obstacle, and the remedy. */
export interface Explanation {
  readonly message: readonly LogPart[]
  readonly remedy: readonly LogPart[]
  /** The remedy for a player, where `remedy` is for the GM or for another player; absent: `remedy` is for all. */
  readonly forPlayer?: readonly LogPart[]
  /** The dashboard's action where the remedy is done, for example "days". Absent: the remedy is in sight, or no act is needed. */
  readonly opens?: RemedyAction
}

/** The same in plain text. Neither sentence ends with a full stop; the screen adds it. */
export interface PlainExplanation {
  readonly message: string
  readonly remedy: string
  readonly opens?: RemedyAction
}

/** Both parts as one text, for a single line. */
export function sentences({ message, remedy }: PlainExplanation): string {
  return `${message}. ${remedy}.`
}

/** The remedy in words for a player. */
export function playerRemedy({ remedy, forPlayer }: Explanation): readonly LogPart[] {
  return forPlayer ?? remedy
}

/** An explanation from its two sentences, and from the action of the remedy. */
export function say(
  message: string | readonly LogPart[],
  remedy: string | readonly LogPart[],
  opens?: RemedyAction
): Explanation {
  return {
    message: typeof message === 'string' ? [message] : message,
    remedy: typeof remedy === 'string' ? [remedy] : remedy,
    ...(opens === undefined ? {} : { opens })
  }
}

/**
 * The rule id of a refusal.
 * @throws when no model declares the refusal
 */
export function ruleOf(refusalRules: Readonly<Record<string, string>>, because: string): string {
  const rule = refusalRules[because]
  if (rule === undefined) throw new Error(`No model states the rule of the refusal “${because}”`)
  return rule
}
