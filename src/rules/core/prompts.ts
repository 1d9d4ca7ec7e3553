import type { LogPart } from './log-line'
import type { Actor, SeatId } from './seat'

/** A part of the game’s own screens, for one player and one thing in it. */
export interface ShownPart {
  readonly place: string
  readonly seat: SeatId | null
  readonly what: string | null
}

/** What one key does with a suggestion. `label`: in a few words, for the button. */
export type PromptAct = { readonly label: string } &
  /**
   * `tells`: the field of the command that takes the sentence of the suggestion, names filled in. `then`: what it leads to once it is
   * done.
   */
  (
    | { readonly on: 'board'; readonly command: object; readonly tells?: string; readonly then?: ShownPart }
    | { readonly on: 'campaign'; readonly command: object }
    /** A page of the Game Master’s book. */
    | { readonly on: 'book'; readonly thing: string }
    /** The questions of the game, at the moment that the story has come to. */
    | { readonly on: 'answers' }
    /** A note that begins with this text. */
    | { readonly on: 'note'; readonly text: string }
    | ({ readonly on: 'screen' } & ShownPart)
  )

/** Something that the Game Master can say or do when everybody waits for them. */
export interface Prompt {
  /** Of two that may stand in the same place, each has its own; at most 640 characters. */
  readonly id: string
  /** In a few words: "Deal damage". */
  readonly title: string
  readonly says: readonly LogPart[]
  readonly act: PromptAct | null
}

/** One kind of move of the Game Master’s with everything that it could be now; at least one in all. */
export interface MovePrompts {
  readonly kind: string
  /** What names something that lies before the player. */
  readonly particular: readonly Prompt[]
  /** What fits anywhere. */
  readonly general: readonly Prompt[]
}

/** What a game has to say at a blank moment. Suggestions that are drawn from are given whole. */
export interface BoardPrompts {
  /** What the story wants next. */
  readonly next: Prompt | null
  /** Moves of the Game Master’s that fit now, and for what; empty where the game knows none. */
  readonly moves: { readonly says: readonly LogPart[]; readonly choices: readonly MovePrompts[] } | null
  readonly questions: readonly Prompt[]
  readonly hooks: readonly Prompt[]
  /** What lies unused before the players, each kind in its own place; null where nothing does. */
  readonly players: readonly (Prompt | null)[]
}

/** For how long a player has not acted. */
export interface WaitTime {
  readonly seat: SeatId
  /** How often it was their turn in this campaign. */
  readonly turns: number
  /** Turns of others since; null: it was never theirs. */
  readonly ago: number | null
  /** Of play, in milliseconds, in this session: since their turn ended, since the session began, or since they came. */
  readonly waited: number
  /** How long it was their turn in this session, in milliseconds of play; null where the game has no turns that last. */
  readonly held: number | null
}

/** What has happened on a board that its state does not tell. */
export interface RecentPlay {
  /** Everybody at the table, whoever waited longest first. */
  readonly waited: readonly WaitTime[]
  /** Whether that player has used it in this session. */
  isUsed(seat: SeatId, what: string): boolean
}

/** What a game brings to the page for a blank moment. */
export interface PromptRules<State, Event> {
  /** Whose turn begins by this event; null: nobody’s; undefined: it says nothing about turns. @param actor who did it */
  turn(event: Event, actor: Actor): SeatId | null | undefined
  /** Whether a turn lasts until the next one begins; else it is over at once. */
  readonly turnsLast: boolean
  /** What of a player’s is used by this event. */
  used?(event: Event): { readonly seat: SeatId; readonly what: string } | null
  /** The command that makes it this player’s turn. */
  give?(seat: SeatId): object
  make?(state: State, recently: RecentPlay): BoardPrompts
}

/** Turns of a game in which whoever does something has their turn: the player that the event is of, else the one who did it. */
export function turnByDoing(event: unknown, actor: Actor): SeatId | undefined {
  const who = (event as { readonly who?: unknown }).who
  if (typeof who === 'string' && who.startsWith('s')) return who as SeatId
  const one = who as { readonly kind?: unknown; readonly seat?: SeatId } | null | undefined
  if (typeof one === 'object' && one?.kind === 'seat') return one.seat
  return actor.kind === 'seat' ? actor.seat : undefined
}
