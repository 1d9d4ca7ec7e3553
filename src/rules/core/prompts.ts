import type { LogPart } from './log-line'
import type { Actor, SeatId } from './seat'

/** A part of the game's screens, for one player and one object in it. */
export interface ScreenTarget {
  readonly panel: string
  readonly seat: SeatId | null
  readonly what: string | null
}

/** The act of a suggestion, done by one key. `label`: in a few words, for the button. */
export type PromptAct = { readonly label: string } &
  /**
   * `tells`: the field of the command that receives the sentence of the suggestion, with names. `then`: the part of the
   * screen that is shown afterwards.
   */
  (
    | { readonly on: 'board'; readonly command: object; readonly tells?: string; readonly then?: ScreenTarget }
    | { readonly on: 'campaign'; readonly command: object }
    /** A page of the Game Master's book. */
    | { readonly on: 'book'; readonly thing: string }
    /** The questions of the game at the present moment of the story. */
    | { readonly on: 'answers' }
    /** A note that begins with this text. */
    | { readonly on: 'note'; readonly text: string }
    | ({ readonly on: 'screen' } & ScreenTarget)
  )

/** A suggestion of what the Game Master can say or do when all players wait. */
export interface Prompt {
  /** Unique among suggestions for the same slot; at most 640 characters. */
  readonly id: string
  /** In a few words: "Deal damage". */
  readonly title: string
  readonly says: readonly LogPart[]
  readonly act: PromptAct | null
}

/** One kind of GM move with all its present forms; at least one in all. */
export interface MovePrompts {
  readonly kind: string
  /** Forms that name an object before the player. */
  readonly particular: readonly Prompt[]
  /** Forms that fit any situation. */
  readonly general: readonly Prompt[]
}

/** A game's suggestions for a blank moment. Those for a draw are listed completely. */
export interface BoardPrompts {
  /** The next step of the story. */
  readonly next: Prompt | null
  /** GM moves that fit now, with the reason; null when the game knows none. */
  readonly moves: { readonly says: readonly LogPart[]; readonly choices: readonly MovePrompts[] } | null
  readonly questions: readonly Prompt[]
  readonly hooks: readonly Prompt[]
  /** The players' unused options, each kind in its own slot; null where there are none. */
  readonly players: readonly (Prompt | null)[]
}

/** How long a player has not acted. */
export interface WaitTime {
  readonly seat: SeatId
  /** The number of that player's turns in this campaign. */
  readonly turns: number
  /** Turns of other players since; null: the player had no turn yet. */
  readonly ago: number | null
  /** Milliseconds of play in this session since the player's turn ended, the session began, or the player came. */
  readonly waited: number
  /** How long the player held turns in this session, in milliseconds of play; null where turns have no duration. */
  readonly held: number | null
}

/** Events of a board that its state does not contain. */
export interface RecentPlay {
  /** All players at the table, the longest wait first. */
  readonly waited: readonly WaitTime[]
  /** Whether that player has used the option in this session. */
  isUsed(seat: SeatId, what: string): boolean
}

/** A game's contribution to the page of prompts. */
export interface PromptRules<State, Event> {
  /**
   * The seat whose turn begins by this event; null: no seat's; undefined: the event is not about turns.
   * @param actor the actor of the event
   */
  turn(event: Event, actor: Actor): SeatId | null | undefined
  /** Whether a turn lasts until the next one begins; else it ends at once. */
  readonly turnsLast: boolean
  /** The player's option that this event uses. */
  used?(event: Event): { readonly seat: SeatId; readonly what: string } | null
  /** The command that gives this player the turn. */
  give?(seat: SeatId): object
  make?(state: State, recently: RecentPlay): BoardPrompts
}

/** For games in which acting is a turn: the turn of the event's player, else of its actor. */
export function turnByDoing(event: unknown, actor: Actor): SeatId | undefined {
  const who = (event as { readonly who?: unknown }).who
  if (typeof who === 'string' && who.startsWith('s')) return who as SeatId
  const one = who as { readonly kind?: unknown; readonly seat?: SeatId } | null | undefined
  if (typeof one === 'object' && one?.kind === 'seat') return one.seat
  return actor.kind === 'seat' ? actor.seat : undefined
}
