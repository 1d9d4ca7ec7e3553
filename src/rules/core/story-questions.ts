import type { SeatId } from './seat'

/** A question of the game whose answer is recorded: a premise, a reason to risk a life, an enemy. */
export interface StoryQuestion {
  /** At most 60 characters; the same question in another rulebook has another id. */
  readonly id: string
  /** The moment of the story in which it is asked. */
  readonly moment: string
  /** In our own words. `{other}`: the next player in the round. */
  readonly asks: string
  /** The answering side: each player, the table as one, or the Game Master. */
  readonly of: 'each' | 'table' | 'gm'
  /** The question before it: this one is asked after that one is answered. */
  readonly after: string | null
  /** Possible beginnings of an answer; empty where the rules give none. */
  readonly choices: readonly string[]
  /** What the answer provides for later: the beginning of a scene, or a fact of the world. */
  readonly gives: 'hook' | 'premise' | null
}

/** The questions of a game, in the order of its story. */
export interface StoryQuestions {
  readonly moments: readonly { readonly id: string; readonly title: string }[]
  /** The present moment of the story. */
  readonly now: string
  readonly questions: readonly StoryQuestion[]
  /** Questions whose answers the rules use at this moment, the most important first. */
  readonly back: readonly string[]
}

/** The questions of a game as functions of its state. */
export interface StoryQuestionRules<State> {
  ask(state: State): StoryQuestions
  /** The board command for a chosen beginning of an answer; null: none. */
  choose(question: string, choice: string, seat: SeatId): object | null
}
