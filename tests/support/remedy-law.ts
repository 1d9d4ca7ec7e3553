import type { AnyQuestion, Obstacle } from '#rules/core/question'
import type { LogPart } from '#rules/core/log-line'
import type { Explanation } from '#rules/core/refusal'

const field = 'the empty field is in the same form'
const stepper = 'the number is in the same form'

/** Refusals whose remedy says “first” and opens nothing, and the reason. */
const inSight: Readonly<Record<string, string>> = {
  'empty-line': field,
  'empty-note': field,
  'no-question': field,
  'no-words': field,
  'nothing-prepared': field,
  'import-too-long': 'the folders are chosen in the same sheet',
  'nothing-revealed': 'the cups are on the same board',
  'no-dice': 'the dice are in the same form',
  'no-flashback': 'what to undo stands in the log, and each act there has its own button',
  'party-blocked': 'the players are in the same form',
  'power-changed': 'the attack power is in the same form',
  'too-many-exhausted': stepper,
  'too-many-tokens': stepper
}

/** Screens set the full stops, and begin each part as a sentence of its own. */
export function isSentence(part: readonly LogPart[]): boolean {
  const text = part.map(each => (typeof each === 'string' ? each : 'X')).join('')
  return /^[^\p{Ll}](?:.*[^.])?$/su.test(text)
}

/** Throws where a refusal has no words, or where its remedy says “first” and opens no part of the dashboard. */
export function leadsToRemedy(because: string, { message, remedy, opens }: Explanation): void {
  if (message.length === 0 || remedy.length === 0) throw new Error(`no words for ${because}`)
  if (!saysFirst(remedy) || opens !== undefined || because in inSight) return
  throw new Error(`the remedy of ${because} leads nowhere: ${remedy.join(' ')}`)
}

/**
 * Throws where a block of an answer says “first” and opens no part of the dashboard. Exceptions: the remedy is a field of the same form, or a question in the same panel. @param asked the ids of all questions of the moment
 */
export function opensRemedies(question: AnyQuestion, asked: readonly string[]): void {
  const { id, fields, blocked } = question
  const choices = fields.flatMap(field => ('choices' in field ? field.choices : []))
  for (const obstacle of [blocked, ...choices.map(choice => choice.blocked)]) {
    if (!obstacle || !saysFirst(obstacle.remedy) || obstacle.opens !== undefined) continue
    if (isNear(obstacle, question, asked)) continue
    throw new Error(`what blocks ${id} leads nowhere: ${JSON.stringify(obstacle)}`)
  }
}

function isNear({ near }: Obstacle, { fields }: AnyQuestion, asked: readonly string[]): boolean {
  if (!near) return false
  if ('field' in near) return fields.some(({ key }) => key === near.field)
  return asked.some(id => id.split(' ')[0] === near.question)
}

/** The exceptions that none of their explanations needs; an exception without an explanation is left out. */
export function needlessExceptions(refusals: readonly (readonly [because: string, Explanation])[]): readonly string[] {
  return Object.keys(inSight).filter(exception => {
    const own = refusals.filter(([because]) => because === exception)
    return own.length > 0 && !own.some(([, { remedy, opens }]) => saysFirst(remedy) && opens === undefined)
  })
}

function saysFirst(remedy: readonly LogPart[]): boolean {
  return /\bfirst\b/i.test(remedy.join(' '))
}
