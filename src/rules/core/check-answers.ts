import { type Answers, type AnyQuestion, askedFields, type Field, missingAnswer, proposedAnswers } from './question'
import { type Explanation, say } from './refusal'
import { fail, ok, type Result } from './result'

/** Why the answers to a question are refused before the rules decide (QU1). */
export interface UnfitAnswers {
  readonly explanation: Explanation
  readonly rule: string
}

/** Characters at most, where a text field has no limit of its own. The commands of the games allow as many. */
export const longestWords = 400

/**
 * The answers from which the command is made: the given answers to the asked fields, and the proposals elsewhere. A
 * given answer to a field that is not asked has no effect.
 */
export function checkAnswers(question: AnyQuestion, given: Answers): Result<Answers, UnfitAnswers> {
  const refuse = (explanation: Explanation, rule = 'QU1') => fail<UnfitAnswers>({ explanation, rule })
  if (question.blocked) return refuse(question.blocked, question.rule)
  if (Object.keys(given).some(key => question.fields.every(field => field.key !== key)))
    return refuse(say('The question does not have one of the answered fields', 'Reload this page, then answer again'))
  const proposed = proposedAnswers(question)
  const all = { ...proposed, ...given }
  const asked = askedFields(question, all)
  for (const field of asked) {
    const unfit = unfitAnswer(field, all[field.key])
    if (unfit) return refuse(unfit, ruleOf(field, all[field.key]))
  }
  const missing = missingAnswer(question, all)
  if (missing !== null) return refuse(say(missing, 'Change one of the answers'))
  const isAsked = (key: string): boolean => asked.some(field => field.key === key)
  return ok({ ...proposed, ...Object.fromEntries(Object.entries(given).filter(([key]) => isAsked(key))) })
}

type Answer = Answers[string] | undefined

/** The reason why a field does not take an answer; null: the field takes it. */
function unfitAnswer(field: Field, answer: Answer): Explanation | null {
  switch (field.kind) {
    case 'one':
      return unfitChoice(field, answer)
    case 'several':
      return unfitChoices(field, answer)
    case 'number':
      return unfitNumber(field, answer)
    case 'text':
      return unfitText(field, answer)
  }
}

type Of<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>

function unfitChoice({ label, choices, optional }: Of<'one'>, answer: Answer): Explanation | null {
  if (answer === undefined || answer === '')
    return optional ? null : say([...label, ': no choice is made'], 'Choose one')
  const choice = choices.find(({ key }) => key === answer)
  if (!choice) return say([...label, ': this choice is not among those offered'], 'Choose one of those')
  return choice.blocked ?? null
}

function unfitChoices(field: Of<'several'>, answer: Answer = []): Explanation | null {
  const { label, choices, least, most, repeats } = field
  if (!Array.isArray(answer)) return say([...label, ': this is not a list of choices'], 'Choose from those offered')
  const chosen = answer as readonly string[]
  const found = chosen.map(key => choices.find(choice => choice.key === key))
  if (found.includes(undefined))
    return say([...label, ': one choice is not among those offered'], 'Choose from those offered')
  const blocked = found.find(choice => choice?.blocked)?.blocked
  if (blocked) return blocked
  if (!repeats && new Set(chosen).size < chosen.length)
    return say([...label, ': one choice is made twice'], 'Choose different ones')
  if (chosen.length < least) return say([...label, `: ${least} are needed`], `Choose ${least - chosen.length} more`)
  return chosen.length > most
    ? say([...label, `: ${most} at most can be chosen`], `Choose ${chosen.length - most} fewer`)
    : null
}

function unfitNumber({ label, least, most }: Of<'number'>, answer: Answer): Explanation | null {
  const isFit = typeof answer === 'number' && Number.isInteger(answer) && answer >= least && answer <= most
  return isFit
    ? null
    : say([...label, `: this is not a whole number from ${least} to ${most}`], `Type ${least} to ${most}`)
}

function unfitText({ label, needed, most = longestWords }: Of<'text'>, answer: Answer = ''): Explanation | null {
  if (typeof answer !== 'string') return say([...label, ': this is not a text'], 'Write a few words')
  if (needed && answer.trim() === '') return say([...label, ': no words are there'], 'Write a few words')
  return answer.length > most
    ? say(
        [...label, `: ${most} characters at most, and these are ${answer.length}`],
        `Shorten it by ${answer.length - most}`
      )
    : null
}

/** The rule for a blocked choice; absent: the rule of all answers. */
function ruleOf(field: Field, answer: Answer): string | undefined {
  if (!('choices' in field)) return undefined
  const keys = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : []
  return keys
    .map(key => field.choices.find(choice => choice.key === key)?.blocked?.rule)
    .find(rule => rule !== undefined)
}
