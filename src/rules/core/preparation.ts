import type { Prompt, RecentPlay } from './prompts'
import type { LogPart } from './log-line'
import type { SeatId } from './seat'

/** One figure that says where a story stands: "Journey", "2". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** What a game knows of one player before a session; each in a few words. */
export interface PlayerPreparation {
  readonly seat: SeatId
  /** What they said that they enjoy or wish for. */
  readonly enjoys: readonly string[]
  /** What lies unused before them. */
  readonly unused: readonly string[]
}

/** What a board tells the Game Master before a session, from what is certain (BN7). */
export interface BoardPreparation {
  readonly facts: readonly Fact[]
  /** What holds for everybody until it ends. */
  readonly standing: readonly (readonly LogPart[])[]
  readonly players: readonly PlayerPreparation[]
  /** What is open or owed, and where it is settled. */
  readonly owed: readonly Prompt[]
}

/** Which page of preparation is meant, and what the board’s state does not tell. */
export interface PreparationOf {
  /** The session that is prepared. */
  readonly page: number
  /** How many sessions have begun: what `recently` knows of use is of the last of them. */
  readonly session: number
  readonly recently: RecentPlay
}
