import type { LogPart } from './log-line'
import type { Explanation } from './refusal'
import type { SeatId } from './seat'

/** A sentence for a screen; seats are references that the screen replaces by names. */
export type Words = readonly LogPart[]

/** A decision of the game that waits for an answer: all data for a form, as plain JSON (QU1). */
export interface Question<Seat extends SeatId | null = SeatId> {
  /** Constant while the question is open: "blow 12". */
  readonly id: string
  /** The player whose turn or character the decision concerns; that player’s panel has the question. null: the Game Master’s own. */
  readonly seat: Seat
  readonly decides: 'player' | 'gm'
  readonly title: string
  readonly asks: Words
  /** The id of its rule. */
  readonly rule: string
  readonly fields: readonly Field[]
  /** The label of the commit button, unless `commitsBy` names a field whose choice is the label. */
  readonly commit: string
  /** Of several fields the first one whose chosen choice has `commits`, else the first one that is asked. */
  readonly commitsBy?: string | readonly string[]
  /** The Stamina cost of the answers together; absent: none. */
  readonly expense?: Expense
  /** Numbers whose sum may not exceed `most`; `says` names the limit. */
  readonly limit?: { readonly fields: readonly string[]; readonly most: number; readonly says: string }
  /** What a phone says before XP is spent (QU3). */
  readonly spending?: Spending
  /** Sentences that hold for every answer. */
  readonly notes?: readonly Words[]
  /** The game goes on without an answer: the form is closed until its title is pressed. */
  readonly offered?: true
  /** The title of a closed form lies in a collapsed section of this name: for what is seldom decided. */
  readonly fold?: string
  /** Why nothing can be answered now; absent: it can. */
  readonly blocked?: Obstacle
  /** The proposals are what holds now: they are answers only after a change. */
  readonly changes?: true
}

/** Words for the confirmation of a spend. */
interface Spending {
  /** The XP of the payer. */
  readonly has?: number
  /** What the spend changes, as a sentence. */
  readonly then?: string
  /** What follows the spend, after "Spend 1 XP and". */
  readonly does?: string
  /** The label of the answer that spends nothing. */
  readonly keeps?: string
}

/** Why an answer is not available now. */
export interface Obstacle extends Explanation {
  /** The rule, where it is not that of the question. */
  readonly rule?: string
  /** Where a remedy is that needs no button: a field of the same form, or another question of the panel. */
  readonly near?: { readonly field: string } | { readonly question: string }
}

/** A question of a game in which the Game Master decides as well: for the World, a Moderator, a contestant. */
export type AnyQuestion = Question<SeatId | null>

/** A question in the host: its data for the screens, and the function from answers to a command. */
export interface OpenQuestion<Command, Seat extends SeatId | null = SeatId> {
  readonly question: Question<Seat>
  /** @param at the time of the answer, in milliseconds since 1970: for a command that starts or stops a clock */
  command(answers: Answers, at?: number): Command
}

/** The answers by the key of the field; a field without an answer keeps its default. */
export type Answers = Readonly<Record<string, string | number | readonly string[]>>

export type Field = ChooseOne | ChooseSeveral | NumberField | TextField

interface AnyField {
  readonly key: string
  readonly label: Words
  /** The field is asked only when each named field has one of these answers; absent: always. */
  readonly when?: When | readonly When[]
  /** The field is in a collapsed section of this name, with its default, until the section is opened. */
  readonly fold?: string
  /** On a phone the field is in a collapsed section, whose title names the chosen choice. */
  readonly foldsOnPhone?: true
}

/** Another field and the answers to it. */
interface When {
  readonly field: string
  readonly is: readonly string[]
}

/**
 * A layout of its own instead of the list of choices. `deck`: cards of a whole deck, too many for digits. `gains`: rows
 * with what each gets. `foes`: rows with what each has left, and whom it strikes.
 */
type Layout = 'cards' | 'deck' | 'dice' | 'gains' | 'foes'

export interface ChooseOne extends AnyField {
  readonly kind: 'one'
  readonly choices: readonly Choice[]
  /** The key of the proposed choice; null: none. Never a fatal one (QU3). */
  readonly chosen: string | null
  /** No choice is an answer too: the commit button then says `commit` of the question. */
  readonly optional?: true
  readonly shows?: Layout
}

export interface ChooseSeveral extends AnyField {
  readonly kind: 'several'
  readonly choices: readonly Choice[]
  readonly least: number
  /** A further choice replaces the oldest. */
  readonly most: number
  /** The same choice may be taken up to `most` times. */
  readonly repeats?: true
  readonly chosen: readonly string[]
  readonly shows?: Layout
}

interface NumberField extends AnyField {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  /** Null: no proposal, because only the dice on the table have the number. */
  readonly value: number | null
}

interface TextField extends AnyField {
  readonly kind: 'text'
  /** An example of an answer. */
  readonly hint: string
  /** Words that are proposed; absent: none. */
  readonly value?: string
  /** The question is not committed without words. */
  readonly needed?: true
  /** Characters at most; absent: `longestWords`. */
  readonly most?: number
  /** Words of several lines. */
  readonly long?: true
}

export interface Choice {
  readonly key: string
  readonly title: Words
  /** The label of the commit button, where the title alone does not say the act. */
  readonly commits?: Words
  /** The consequences, line by line. */
  readonly lines?: readonly Words[]
  /** What the card says in full, shown once the choice is taken. */
  readonly inFull?: readonly Words[]
  readonly stamina?: { readonly now: number; readonly after: number }
  /** What a foe has left, drawn beside its name. Only in questions of the Game Master. */
  readonly foe?: { readonly stamina: number; readonly most: number; readonly openSquares: number }
  /** The price of each result of a flip, the best first; `price` null: it stops nothing. */
  readonly results?: readonly {
    readonly result: 0 | 1 | 2 | 3
    readonly price: string | null
    readonly shadow: number
  }[]
  /** What the choice ends or could end, shown in red. */
  readonly grave?: string
  /** The choice ends a character's fight: it is never proposed, and a phone asks for confirmation (QU3). */
  readonly isFatal?: true
  /** The XP that the choice spends. */
  readonly xp?: number
  /** A phone asks once more before such an answer, in these words (QU3). */
  readonly asksAgain?: string
  /** The same in a field of several, before an answer without this choice where it was proposed. */
  readonly asksWithout?: string
  /** Why the choice is not available now, and the rule for it. */
  readonly blocked?: Obstacle
}

/** The Stamina cost of committing. `points`: for every choice; `byChoice`, `byNumber`: for each choice or number of a field instead. */
export interface Expense {
  readonly stamina: number
  readonly points: number
  readonly byNumber?: string
  readonly byChoice?: { readonly field: string; readonly points: Readonly<Record<string, number>> }
  /** Fields of slots: each chosen slot of an asked field reduces the cost by one point. */
  readonly slots?: string | readonly string[]
}

/** Every field with its default. */
export function proposedAnswers({ fields }: AnyQuestion): Answers {
  return Object.fromEntries(
    fields.flatMap(field => {
      const value = proposedOf(field)
      return value === null ? [] : [[field.key, value]]
    })
  )
}

function proposedOf(field: Field): string | number | readonly string[] | null {
  switch (field.kind) {
    case 'one':
    case 'several':
      return field.chosen
    case 'number':
      return field.value
    case 'text':
      return field.value ?? ''
  }
}

/** The fields to ask, given the answers so far: a dependent field only while the other field is asked. */
export function askedFields({ fields }: AnyQuestion, answers: Answers): readonly Field[] {
  const isTrue = ({ field, is }: When): boolean => {
    const other = fields.find(({ key }) => key === field)
    const answer = answers[field]
    const answered = Array.isArray(answer) ? (answer as readonly string[]) : [String(answer)]
    return other !== undefined && answered.some(each => is.includes(each)) && isAsked(other)
  }
  const isAsked = ({ when = [] }: Field): boolean => ('field' in when ? isTrue(when) : when.every(isTrue))
  return fields.filter(isAsked)
}

/** The chosen key of a field; null for none. */
export function oneOf(answers: Answers, field: string): string | null {
  const answer = answers[field]
  return typeof answer === 'string' && answer !== '' ? answer : null
}

/** The chosen keys of a field. */
export function severalOf(answers: Answers, field: string): readonly string[] {
  const answer = answers[field]
  return Array.isArray(answer) ? (answer as readonly string[]) : []
}

/** The number in a field; `otherwise` without one. */
export function numberOf(answers: Answers, field: string, otherwise: number): number {
  const answer = answers[field]
  return typeof answer === 'number' ? answer : otherwise
}

/** The text in a field, without surrounding space. */
export function textOf(answers: Answers, field: string): string {
  const answer = answers[field]
  return typeof answer === 'string' ? answer.trim() : ''
}

/** The first missing answer, in a few words; null when the question can be committed. */
export function missingAnswer(question: AnyQuestion, answers: Answers): string | null {
  if (question.blocked) return 'Not possible now'
  for (const field of askedFields(question, answers)) {
    const missing = missingOf(field, answers)
    if (missing !== null) return missing
  }
  if (question.changes && askedFields(question, answers).every(field => isUnchanged(field, answers)))
    return 'Change something'
  return overLimit(question, answers)
}

/** Whether the answer to a field is what was proposed; the order of several choices means nothing. */
function isUnchanged(field: Field, answers: Answers): boolean {
  switch (field.kind) {
    case 'one':
      return oneOf(answers, field.key) === field.chosen
    case 'several': {
      const chosen = severalOf(answers, field.key)
      return chosen.length === field.chosen.length && chosen.every(key => field.chosen.includes(key))
    }
    case 'number':
      return answers[field.key] === field.value
    case 'text':
      return textOf(answers, field.key) === (field.value ?? '').trim()
  }
}

function overLimit({ limit }: AnyQuestion, answers: Answers): string | null {
  if (!limit) return null
  const sum = limit.fields.reduce((all, field) => all + numberOf(answers, field, 0), 0)
  return sum > limit.most ? limit.says : null
}

function missingOf(field: Field, answers: Answers): string | null {
  switch (field.kind) {
    case 'one': {
      const choice = field.choices.find(({ key }) => key === answers[field.key])
      if (field.optional && oneOf(answers, field.key) === null) return null
      return choice && !choice.blocked ? null : 'Choose one'
    }
    case 'several': {
      const { length } = severalOf(answers, field.key)
      if (length >= field.least) return null
      return length === 0 ? `Choose ${field.least}` : `Choose ${field.least - length} more`
    }
    case 'number': {
      const number = numberOf(answers, field.key, Number.NaN)
      return Number.isInteger(number) && number >= field.least && number <= field.most
        ? null
        : `Type ${field.least} to ${field.most}`
    }
    case 'text':
      return field.needed && textOf(answers, field.key) === '' ? 'Write a few words' : null
  }
}

/** What a phone asks once more before these answers are sent; null: nothing (QU3). */
export function askedAgain(question: AnyQuestion, answers: Answers): string | null {
  const asks = askedFields(question, answers).flatMap(field => {
    if (field.kind === 'one') return chosenIn(field, answers).flatMap(({ asksAgain = [] }) => asksAgain)
    return field.kind === 'several' ? leftOut(field, answers).flatMap(({ asksWithout = [] }) => asksWithout) : []
  })
  return asks.length > 0 ? asks.join('. ') : null
}

/** The proposed choices of a field that are not chosen. */
function leftOut({ key, choices, chosen }: ChooseSeveral, answers: Answers): readonly Choice[] {
  const taken = severalOf(answers, key)
  return choices.filter(choice => chosen.includes(choice.key) && !taken.includes(choice.key))
}

/** Selects a choice in a field of one; a second press deselects it where the field is optional. */
export function toggleOne(field: ChooseOne, chosen: readonly string[], key: string): string {
  return field.optional && chosen.includes(key) ? '' : key
}

/** Selects or deselects a choice in a field of several; a further choice replaces the oldest. */
export function toggleChoice(field: ChooseSeveral, chosen: readonly string[], key: string): readonly string[] {
  const has = chosen.filter(each => each === key).length
  if (field.repeats && has > 0 && has < field.most) return [...chosen, key].slice(-field.most)
  if (has > 0) return chosen.filter(each => each !== key)
  return [...chosen, key].slice(-Math.max(1, field.most))
}

/** The Stamina that is left after the answers; null when they cost none. */
export function staminaLeft(question: AnyQuestion, answers: Answers): number | null {
  const { expense } = question
  if (!expense) return null
  const { stamina, points, byChoice, byNumber, slots = [] } = expense
  const chosen = byChoice && oneOf(answers, byChoice.field)
  const cost = chosen ? (byChoice.points[chosen] ?? points) : byNumber ? numberOf(answers, byNumber, points) : points
  const asked = new Set(askedFields(question, answers).map(({ key }) => key))
  const relief = (typeof slots === 'string' ? [slots] : slots.filter(key => asked.has(key))).reduce(
    (sum, key) => sum + severalOf(answers, key).length,
    0
  )
  return Math.max(0, stamina - Math.max(0, cost - relief))
}

/** Whether the answers end the character's fight: a fatal choice, or the last Stamina (QU3). */
export function endsFight(question: AnyQuestion, answers: Answers): boolean {
  const fatal = askedFields(question, answers).some(
    field => field.kind === 'one' && field.choices.some(({ key, isFatal }) => isFatal && key === answers[field.key])
  )
  const left = staminaLeft(question, answers)
  return fatal || (left === 0 && question.expense !== undefined && question.expense.stamina > 0)
}

/** The XP that the answers spend. */
export function xpSpent(question: AnyQuestion, answers: Answers): number {
  return askedFields(question, answers)
    .flatMap(field => chosenIn(field, answers))
    .reduce((sum, { xp = 0 }) => sum + xp, 0)
}

/** The question with the XP of its payer, where a choice spends some. */
export function withXp<Asked extends AnyQuestion>(question: Asked, xp: number): Asked {
  const spends = question.fields.some(field => 'choices' in field && field.choices.some(choice => choice.xp))
  return spends ? { ...question, spending: { has: xp, ...question.spending } } : question
}

/** The confirmation before these answers spend XP; null: they spend none (QU3). */
export function spendingWords(question: AnyQuestion, answers: Answers): SpendingWords | null {
  const xp = xpSpent(question, answers)
  if (xp === 0) return null
  const { has, then, does, keeps = 'Keep the XP' } = question.spending ?? {}
  return {
    question: `Spend ${xp} ${has === undefined ? '' : `of your ${has} `}XP?`,
    ...(then === undefined ? {} : { about: then }),
    yes: does === undefined ? `Spend ${xp} XP` : `Spend ${xp} XP and ${does}`,
    no: keeps
  }
}

interface SpendingWords {
  readonly question: string
  readonly about?: string
  readonly yes: string
  readonly no: string
}

/** The label of the commit button with these answers. */
export function commitWords(question: AnyQuestion, answers: Answers): Words {
  const by = [question.commitsBy ?? []].flat()
  const asked = askedFields(question, answers)
  const chosen = by.flatMap(key => {
    const field = asked.find(each => each.key === key)
    const [choice] = field ? chosenIn(field, answers) : []
    return choice && (field?.kind === 'one' || choice.commits) ? [choice] : []
  })
  const [first] = chosen
  return chosen.find(({ commits }) => commits)?.commits ?? first?.title ?? [question.commit]
}

/** The chosen choices of a field; a choice that is taken twice is listed twice. */
function chosenIn(field: Field, answers: Answers): readonly Choice[] {
  if (field.kind === 'one') return field.choices.filter(({ key }) => key === answers[field.key])
  if (field.kind !== 'several') return []
  return severalOf(answers, field.key).flatMap(key => field.choices.filter(choice => choice.key === key))
}
