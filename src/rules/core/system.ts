import type { Audience, AudienceKind } from './audience'
import type { LogLine } from './log-line'
import type { Luck } from './luck'
import type { Moment } from './moment'
import type { Parser } from './parser'
import type { BoardPreparation, PreparationOf } from './preparation'
import type { Preview } from './preview'
import type { PromptRules } from './prompts'
import type { OpenQuestion } from './question'
import type { StoryQuestionRules } from './story-questions'
import type { Explanation } from './refusal'
import type { Result, Reason } from './result'
import type { Actor, Seat, SeatId } from './seat'
import type { Decision } from './slice'

/**
 * One step from an older version of a system's saved commands and events to the next. It works on untyped JSON and
 * never changes after its release.
 */
export interface Migration {
  /** The old version, a whole number ≥ 1; the new version is `from + 1`. */
  readonly from: number
  /**
   * Rewrites one saved act of this system: its command and its events. The command is null for an event that followed a
   * change of a seat.
   */
  readonly act: (act: { readonly command: unknown; readonly events: readonly unknown[] }) => {
    readonly command: unknown
    readonly events: readonly unknown[]
  }
}

/** The events of the campaign that end one part of an evening and begin the next. */
export type PageTurn = 'scene' | 'session-began' | 'session-continued' | 'session-ended'

/**
 * One game. A new game is one new folder that exports one of these.
 *
 * It uses method syntax deliberately: the campaign keeps systems of all kinds in one table. It passes to each system
 * only values of that same system.
 */
export interface RuleSystem<State, Command, Event, Views extends Record<AudienceKind, unknown>, Any extends Reason> {
  /** The game's name on a button: "Game Face". */
  readonly name: string
  readonly migrations: readonly Migration[]
  readonly parse: {
    readonly settings: Parser<unknown>
    readonly state: Parser<State>
    readonly command: Parser<Command>
    readonly event: Parser<Event>
  }

  /** A new board. It uses no luck: the first shuffle is a command. `settings` have passed `parse.settings`. */
  open(seats: readonly Seat[], settings: unknown): State

  /**
   * The board after a seat was added, renamed, retired or brought back (`seat.retired`). The result is computed again
   * whenever a file is opened, including old files. It may therefore change derived and shown values, but nothing that
   * a later event depends on: `follow` is for that.
   */
  join(state: State, seat: Seat): State

  /**
   * The board's events after a seat was added, retired or brought back (`seat.retired`), or after the board was opened.
   * Called once, after `join` or `open`, during the GM's act. The events are recorded in the same act, so that older
   * files stay unchanged. It cannot refuse.
   */
  follow?(state: State, seat: Seat, luck: Luck): readonly Event[]

  /**
   * The board after a new scene or session: the last results on the screens become past (TB2). Computed again whenever
   * a file is opened. It may therefore change only shown values, and nothing that a later event depends on. Absent: no
   * change.
   */
  turnPage?(state: State, page: PageTurn): State

  /**
   * The only function that decides commands and calls luck. Returns the events and the state after them; changes
   * nothing.
   */
  decide(state: State, command: Command, actor: Actor, luck: Luck): Result<Decision<State, Event>, Any>

  /** Applies an event to the state. Never refuses. */
  apply(state: State, event: Event): State

  /** The view of one audience, built from nothing. */
  view(state: State, audience: Audience): Views[AudienceKind]

  /**
   * The certain outcome of a command, in words and numbers, whatever luck and hidden cards decide. Called only when
   * `decide` does not refuse. It may contain only what the command's sender may see. A preview is never recorded and can be repeated without limit. Absent: no previews.
   * @param after the state from one `decide`; its results of luck and hidden cards must not be revealed
   */
  preview?(state: State, command: Command, after: State): Preview

  /** The open and offered decisions on this board that the audience may answer (QU1, QU5). Absent: the game has none in this form. */
  openQuestions?(state: State, audience: Audience): readonly OpenQuestion<Command, SeatId | null>[]

  /**
   * Whether a command names its object by an id, so that it fits any frame that still shows the object. Absent: none
   * does.
   */
  fitsAnySnapshot?(command: Command): boolean

  /**
   * The facts of the board that a command was based on, as plain JSON. While they are equal, the command fits an older frame. Undefined or absent: everything that the frame showed.
   */
  basisOf?(state: State, command: Command): unknown

  /**
   * The same facts as the sender saw them, when the command contains them. Else undefined: the frame of the command determines them.
   */
  basisSeen?(command: Command): unknown

  /** A line for the log, or null when this audience must not learn of the event. */
  describe(event: Event, audience: Audience): LogLine | null

  /**
   * The moment of an event for this audience in a recap, or null.
   * @param act all events of its act
   */
  moment(event: Event, audience: Audience, act: readonly Event[]): Moment | null

  /** A refusal in words, with its remedy. */
  explain(why: Any): Explanation

  /** The rule id of each refusal (docs/rules). */
  readonly refusalRules: Readonly<Record<string, string>>

  /** The broken invariants of this state; empty when there are none. Called when a file is opened. */
  check(state: State): readonly string[]

  /** For a game with a clock: the commands that stop it for a pause and start it again. */
  readonly clock?: BoardClock<State, Command>

  /** For a game with statistics of luck and points. */
  readonly statistics?: Statistics<State, Event>

  /**
   * The number of newest acts that belong together and may be undone in one step; 0 for none. Absent: always none.
   * @param acts the board's events in each standing act, the newest first; empty for an act elsewhere
   */
  together?(acts: Iterable<readonly Event[]>): number

  /** Prompts for the Game Master; requested by the Game Master alone, and never in a view. */
  readonly prompts?: PromptRules<State, Event>

  /**
   * The state for other programs: stable, and documented in docs/campaign-data.md. It contains only what the Game
   * Master may know (OI7).
   */
  data(state: State): unknown

  /** Characters that can move to another campaign; absent: the game has none. */
  readonly travel?: TravelRules<State, Event, Any, unknown>

  /** The preparation before a session (BN7); requested by the Game Master alone, and never in a view. */
  prepare?(state: State, preparing: PreparationOf): BoardPreparation
  /** The game's questions whose answers go into the Game Master's book; never in a view. */
  readonly questions?: StoryQuestionRules<State>

  /**
   * The open facts of the characters at the table, for the printed sheet in its middle (PG2). Absent: their views
   * contain all of it.
   */
  party?(state: State): readonly PartyRow[]

  /** The foes on the board that pages of the book may concern; for the Game Master alone. */
  foes?(state: State): readonly { readonly id: number; readonly name: string }[]
}

/** @param at now, in milliseconds since 1970. Null when there is nothing to stop or to start. */
export interface BoardClock<State, Command> {
  stop(state: State, at: number): Command | null
  resume(state: State, at: number): Command | null
}

/** A character that moves from one campaign to another (OI8, OI9). */
export interface TravelRules<State, Event, Any extends Reason, Traveller> {
  /** The character's belongings as plain JSON; its player may read all of it. Null for an empty seat. */
  pack(state: State, seat: SeatId): Traveller | null
  readonly parse: Parser<Traveller>
  /** What the character brings, and what stays behind, in words. */
  brings(traveller: Traveller): readonly string[]
  readonly staysBehind: readonly string[]
  /** The events on the board when the character takes a new seat. */
  arrive(state: State, seat: SeatId, traveller: Traveller, luck: Luck): Result<Decision<State, Event>, Any>
}

/**
 * A system of any game, as the campaign uses it. The campaign passes to each system only values of that same system.
 * `Pick` makes the methods accept narrower parameters; by its type parameters no system would be assignable.
 */
export type AnySystem = Pick<SomeSystem, keyof SomeSystem>

type SomeSystem = RuleSystem<unknown, unknown, unknown, Readonly<Record<AudienceKind, unknown>>, Reason>

/**
 * One row of a party's printed sheet: the open facts of each character, in words. It contains no secret of a player.
 */
export interface PartyRow {
  readonly label: string
  readonly of: readonly { readonly seat: SeatId; readonly says: readonly string[] }[]
}

/** The expected outcome of chance for a player, or the actual one (PO8). */
type Chance =
  /** Before the cards are turned: the mean and the variance of the count. */
  | { readonly kind: 'promised'; readonly seat: SeatId; readonly mean: number; readonly variance: number }
  | { readonly kind: 'given'; readonly seat: SeatId; readonly count: number }
  /** The expectation for this seat is withdrawn. */
  | { readonly kind: 'void'; readonly seat: SeatId }

/** The public values that change during an evening. */
export interface Gauges {
  readonly shadow: number
  readonly xp: readonly { readonly seat: SeatId; readonly xp: number }[]
}

/** The statistics of a game's luck and points. */
export interface Statistics<State, Event> {
  /** @param before the state before the event */
  chance(before: State, event: Event): Chance | null
  gauges(state: State): Gauges
}
