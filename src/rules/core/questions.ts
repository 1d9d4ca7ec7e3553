import type { SeatId } from './seat'

/** Something that a game asks and that is written down: a premise, why somebody would risk their life, who stands against them. */
export interface GameQuestion {
  /** At most 60 characters; what is asked anew in another book has another id there. */
  readonly id: string
  /** The moment of the story in which it is asked. */
  readonly moment: string
  /** In our own words. `{other}`: the next player in the round. */
  readonly asks: string
  /** Who answers: each player, the table with one voice, or the Game Master. */
  readonly of: 'each' | 'table' | 'gm'
  /** The question that it follows up: it is asked when that one is answered. */
  readonly after: string | null
  /** Words that an answer may begin with, where the rules know no others. */
  readonly choices: readonly string[]
  /** What it brings into play later: something to begin a scene with, or a thing that is true of the world. */
  readonly gives: 'hook' | 'premise' | null
}

/** What a game asks, in the order of its story. */
export interface BoardQuestions {
  readonly moments: readonly { readonly id: string; readonly title: string }[]
  /** The moment that the story has come to. */
  readonly now: string
  readonly questions: readonly GameQuestion[]
  /** Questions whose answers the rules want back at this moment, the most wanted first. */
  readonly back: readonly string[]
}

/** How a game asks its questions. */
export interface QuestionRules<State> {
  ask(state: State): BoardQuestions
  /** The command that the first word of an answer comes to on the board; null: none. */
  choose(question: string, choice: string, seat: SeatId): object | null
}
