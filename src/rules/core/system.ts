import type { Audience, AudienceKind } from './audience'
import type { LogLine } from './log-line'
import type { Luck } from './luck'
import type { Moment } from './moment'
import type { Parser } from './parser'
import type { PartyRow } from './party'
import type { BoardPreparation, PreparationOf } from './preparation'
import type { Preview } from './preview'
import type { PromptRules } from './prompts'
import type { OpenQuestion } from './question'
import type { QuestionRules } from './questions'
import type { Explanation } from './refusal'
import type { Result, Reason } from './result'
import type { Actor, Seat, SeatId } from './seat'
import type { Decision } from './slice'
import type { Statistics } from './statistics'

/** One step from an older shape of a system's saved commands and events to the next; on untyped JSON, frozen once released. */
export interface Migration {
  /** The version it leaves behind, a whole number ≥ 1; it leads to `from + 1`. */
  readonly from: number
  /** Rewrites one saved act of this system: its command and its events. The command is null for what followed a seat's leaving or return. */
  readonly act: (act: { readonly command: unknown; readonly events: readonly unknown[] }) => {
    readonly command: unknown
    readonly events: readonly unknown[]
  }
}

/** What of the campaign ends one part of an evening and begins the next. */
export type PageTurn = 'scene' | 'session-began' | 'session-continued' | 'session-ended'

/**
 * One game, as the table sees it. A new game is one new folder exporting one of these.
 *
 * Written with method syntax on purpose: the campaign keeps systems of all kinds in one table, and hands each one
 * only what that system made itself.
 */
export interface RuleSystem<State, Command, Event, Views extends Record<AudienceKind, unknown>, Any extends Reason> {
  /** What the GM reads on a button: "Game Face". */
  readonly name: string
  readonly migrations: readonly Migration[]
  readonly parse: {
    readonly settings: Parser<unknown>
    readonly state: Parser<State>
    readonly command: Parser<Command>
    readonly event: Parser<Event>
  }

  /** A board nobody has touched yet. No luck here: the first shuffle is a command. `settings` went through `parse.settings`. */
  open(seats: readonly Seat[], settings: unknown): State

  /**
   * What the board knows of one seat: it is new, has another name, has retired or is back (`seat.retired`). Worked out
   * again whenever a file is opened, old files included, so it may change what is counted and shown, and must move
   * nothing that a later event stands on: that is for `follow`.
   */
  join(state: State, seat: Seat): State

  /**
   * What happens on the board because a seat is new, has retired or has come back (`seat.retired`), or because the board is
   * new to it: asked once, after `join` or `open`, when the GM does it, and recorded in the same act, so that files from
   * before stay as they are. It cannot refuse.
   */
  follow?(state: State, seat: Seat, luck: Luck): readonly Event[]

  /**
   * The board after the campaign has come to another scene or session: what the screens tell of the time before is past (TB2).
   * Worked out again whenever a file is opened, so it changes what is shown, and nothing that a later event stands on. Left out:
   * nothing is.
   */
  turnPage?(state: State, page: PageTurn): State

  /** The only judge, and the only caller of luck. Says what happens and what `apply` makes of it; changes nothing. */
  decide(state: State, command: Command, actor: Actor, luck: Luck): Result<Decision<State, Event>, Any>

  /** Moves the pieces. Never judges. */
  apply(state: State, event: Event): State

  /** What one audience may know, built up from nothing. */
  view(state: State, audience: Audience): Views[AudienceKind]

  /**
   * What a command would do whatever the luck and the hidden cards, in words and numbers, asked only where `decide` does not
   * refuse it. Tells only what whoever may send the command may see: it is never recorded, so that they may look as often as
   * they like. Left out: nothing is told beforehand.
   * @param after what `decide` has just made of it; luck and hidden cards have fallen somehow there, and are not told
   */
  preview?(state: State, command: Command, after: State): Preview

  /** Decisions that wait on this board or are offered there, as that audience may answer them (QU1, QU5). Left out: the game asks none in this form. */
  openQuestions?(state: State, audience: Audience): readonly OpenQuestion<Command, SeatId | null>[]

  /** Whether a command names by its number what it is about, so that it fits any picture that still shows that. Left out: none does. */
  fitsAnyPicture?(command: Command): boolean

  /**
   * What of the board a command was decided on, as plain JSON: as long as that says the same, it fits an older picture too. Undefined, or left
   * out: everything that the picture showed.
   */
  basisOf?(state: State, command: Command): unknown

  /** What its writer saw of that, where the command itself says so; else undefined, and the picture that it was pressed on tells. */
  basisSeen?(command: Command): unknown

  /** A line for the log, or null when this audience must not learn that it happened. */
  describe(event: Event, audience: Audience): LogLine | null

  /** What a recap tells this audience of an event, or null. @param act all events of its act */
  moment(event: Event, audience: Audience, act: readonly Event[]): Moment | null

  /** A refusal in words, with what to do instead. */
  explain(why: Any): Explanation

  /** For each refusal the rule that it stands on (docs/rules). */
  readonly refusalRules: Readonly<Record<string, string>>

  /** What is wrong with this state, by the invariants of the rules; empty when all is well. Run when a file is opened. */
  check(state: State): readonly string[]

  /** A game that measures time: what stops its clock for a pause, and what sets it going again. */
  readonly clock?: BoardClock<State, Command>

  /** A game whose luck and points can be told afterwards. */
  readonly statistics?: Statistics<State, Event>

  /**
   * How many of the newest acts belong together and may be taken back in one step; 0 for none. Left out: none ever do.
   * @param acts what happened on the board in each act that stands, the newest first; empty where an act was elsewhere
   */
  together?(acts: Iterable<readonly Event[]>): number

  /** What helps a Game Master whom everybody looks at; asked for by the Game Master alone, and never in a view. */
  readonly prompts?: PromptRules<State, Event>

  /** The state as other programs read it: stable, and documented in docs/campaign-data.md. For the Game Master, and no more than they may know (OI7). */
  data(state: State): unknown

  /** Characters that may go into another campaign; left out: the game keeps none. */
  readonly travel?: TravelRules<State, Event, Any, unknown>

  /** What the Game Master should know before a session (BN7); asked for by the Game Master alone, and never in a view. */
  prepare?(state: State, preparing: PreparationOf): BoardPreparation
  /** What the game asks for, to be written down in the Game Master’s book; nothing of it is in a view. */
  readonly questions?: QuestionRules<State>

  /** What lies open before the characters at the table, for the paper in its middle (PG2). Left out: their view says all of it. */
  party?(state: State): readonly PartyRow[]

  /** The foes on the board, which pages of the book may be about; for the Game Master alone. */
  foes?(state: State): readonly { readonly id: number; readonly name: string }[]
}

/** @param at now, in milliseconds since 1970. Null where there is nothing to stop, or nothing to set going. */
export interface BoardClock<State, Command> {
  stop(state: State, at: number): Command | null
  goOn(state: State, at: number): Command | null
}

/** A character that goes from one campaign into another (OI8, OI9). */
export interface TravelRules<State, Event, Any extends Reason, Traveller> {
  /** What it takes along, as plain JSON: its player may read all of it. Null where nobody sits there. */
  pack(state: State, seat: SeatId): Traveller | null
  readonly parse: Parser<Traveller>
  /** What comes along, and what stays behind, in words. */
  brings(traveller: Traveller): readonly string[]
  readonly staysBehind: readonly string[]
  /** What happens on the board when it sits down on a seat that has just come. */
  arrive(state: State, seat: SeatId, traveller: Traveller, luck: Luck): Result<Decision<State, Event>, Any>
}

/**
 * Any system at all: what the campaign sees of one, which hands each system only what that system made itself. `Pick`: by its
 * members, methods accept narrower parameters; by its type parameters, no system would be one of these.
 */
export type AnySystem = Pick<SomeSystem, keyof SomeSystem>

type SomeSystem = RuleSystem<unknown, unknown, unknown, Readonly<Record<AudienceKind, unknown>>, Reason>
