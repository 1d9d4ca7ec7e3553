/**
 * The id of a question: its kind, then what tells the question from others of that kind. "blow 12". Each game has
 * `idOf` and `partsOf` for the kinds of its own questions, in its `question-kinds.ts`.
 */
export function makeQuestionId<Kind extends string>(kind: Kind, ...about: readonly (string | number)[]): string {
  return [kind, ...about].join(' ')
}

/** The kind in the id of a question, and the words after the kind. */
export interface IdParts<Kind extends string> {
  readonly kind: Kind
  readonly about: readonly string[]
}

/** Only the games make ids, so the first word is one of their kinds. */
export function readQuestionId<Kind extends string>(id: string): IdParts<Kind> {
  const [kind = '', ...about] = id.split(' ')
  return { kind: kind as Kind, about }
}
