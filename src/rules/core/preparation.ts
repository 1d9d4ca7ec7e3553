import type { Prompt, RecentPlay } from './prompts'
import type { LogPart } from './log-line'
import type { SeatId } from './seat'

/** One figure about the state of a story: "Journey", "2". */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** The facts about one player before a session; each in a few words. */
export interface PlayerPreparation {
  readonly seat: SeatId
  /** What the player enjoys or wishes for, as the player stated it. */
  readonly enjoys: readonly string[]
  /** The player's unused options. */
  readonly unused: readonly string[]
}

/** The board's certain facts for the Game Master before a session (BN7). */
export interface BoardPreparation {
  readonly facts: readonly Fact[]
  /** Conditions that hold for all players until they end. */
  readonly standing: readonly (readonly LogPart[])[]
  readonly players: readonly PlayerPreparation[]
  /** Open or owed matters, and the part of the screen where each is settled. */
  readonly owed: readonly Prompt[]
}

/** The page of preparation, and facts that the board's state does not contain. */
export interface PreparationOf {
  /** The session that is prepared. */
  readonly page: number
  /** The number of sessions that have begun: the uses in `recently` belong to the last of them. */
  readonly session: number
  readonly recently: RecentPlay
}
