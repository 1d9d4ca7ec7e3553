import type { Audience } from './audience'
import type { LogLine } from './log-line'
import type { Luck } from './luck'
import type { Preview } from './preview'
import type { Explanation } from './refusal'
import type { Result, Reason } from './result'
import type { Actor, SeatId } from './seat'

/**
 * A game is a list of slices: one idea of its rulebook each, which brings its part of every table below.
 * The tables are mapped types over unions, so a forgotten variant does not compile; `composeGame` (compose-game.ts)
 * merges the slices' tables into the functions of the game.
 */

/** Something that its `type` tells from the others of its union: a command or an event. */
export interface Tagged {
  readonly type: string
}

/** The types of one game under one name, against which whatever a slice brings is checked. */
export interface GameTypes {
  readonly State: unknown
  readonly Command: Tagged
  readonly Event: Tagged
  readonly Refusal: Reason
}

/** An act while it is being decided: what has happened in it so far, and the state that this has led to. */
export interface Act<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  /** How the game applies an event; handed in, so that no slice needs to import it. */
  readonly apply: (state: State, event: Event) => State
}

/** What happens, and the state that it leads to: events are applied once, while they are decided. */
export type Decision<State, Event> = Pick<Act<State, Event>, 'state' | 'events'>

/** The act of a game. */
export type ActOf<Game extends GameTypes> = Act<Game['State'], Game['Event']>

/** An act in which nothing has happened yet. */
export function begin<State, Event>(state: State, apply: Act<State, Event>['apply']): Act<State, Event> {
  return { state, events: [], apply }
}

/** The same act after one more event. */
export function happen<State, Event>(
  { state, events, apply }: Act<State, Event>,
  event: NoInfer<Event>
): Act<State, Event> {
  return { state: apply(state, event), events: [...events, event], apply }
}

/** For each command: adds its events to the act, or refuses. */
export type Deciders<Game extends GameTypes, Command extends Tagged = Game['Command']> = {
  readonly [Type in Command['type']]: (
    act: ActOf<Game>,
    command: Extract<Command, { type: Type }>,
    luck: Luck,
    actor: Actor,
    judge: Judge<Game>
  ) => Result<ActOf<Game>, Game['Refusal']>
}

/** Adds another command of the game to the act as if that actor had sent it, or refuses; handed in, so that no slice imports the game. */
export type Judge<Game extends GameTypes> = (
  act: ActOf<Game>,
  command: Game['Command'],
  actor: Actor
) => Result<ActOf<Game>, Game['Refusal']>

/** The commands that a player may send too, and when. What is not listed is the GM's alone. */
export type SeatMay<Game extends GameTypes, Command extends Tagged = Game['Command']> = {
  readonly [Type in Command['type']]?: (
    state: Game['State'],
    command: Extract<Command, { type: Type }>,
    seat: SeatId
  ) => boolean
}

/** For each event: the state after it. */
export type Reducers<Game extends GameTypes, Event extends Tagged = Game['Event']> = {
  readonly [Type in Event['type']]: (state: Game['State'], event: Extract<Event, { type: Type }>) => Game['State']
}

/** What a slice changes in its own part when an event of another slice happens; runs after that slice's own apply. */
export type Followers<Game extends GameTypes> = Partial<Reducers<Game>>

/** What a slice puts right in its own part after any event; runs last. */
export type Settler<Game extends GameTypes> = (state: Game['State']) => Game['State']

/** The invariants of a slice: one sentence for each one that is broken. */
export type Checker<Game extends GameTypes> = (state: Game['State']) => readonly string[]

/** For each event: its line in one audience's log, or null when that audience must not learn of it. */
export type Describers<Event extends Tagged> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, audience: Audience) => LogLine | null
}

/** For each refusal: what stands in the way, and what to do instead. */
export type Explainers<Refusal extends Reason> = {
  readonly [Because in Refusal['because']]: (why: Extract<Refusal, { because: Because }>) => Explanation
}

/**
 * For each command of which something can be told beforehand: what is certain of what it leads to.
 * `after` knows how luck and hidden cards fell: only what they do not decide may be read from it.
 */
export type Previewers<Game extends GameTypes, Command extends Tagged = Game['Command']> = {
  readonly [Type in Command['type']]?: (
    before: Game['State'],
    command: Extract<Command, { type: Type }>,
    after: Game['State']
  ) => Preview
}

/** What a slice brings to the judging and moving of a game. Each table covers some of the game's variants. */
export interface SliceRules<Game extends GameTypes> {
  readonly decide?: Partial<Deciders<Game>>
  readonly seatMay?: SeatMay<Game>
  readonly apply?: Partial<Reducers<Game>>
  readonly follow?: Followers<Game>
  readonly settle?: Settler<Game>
  readonly check?: Checker<Game>
}

/** What a slice brings to the log, to the refusals and to what is told before an act. */
export interface SliceWords<Game extends GameTypes> {
  readonly describe?: Partial<Describers<Game['Event']>>
  readonly explain?: Partial<Explainers<Game['Refusal']>>
  readonly preview?: Previewers<Game>
}

/** A refusal in words; handed in, so that no slice imports the game. */
export type Explainer<Game extends GameTypes> = (why: Game['Refusal']) => Explanation

/** What a slice shows: its part of what each audience sees. `table`: of whatever lies open to everybody. */
export interface SliceView<Game extends GameTypes> {
  readonly gm?: (state: Game['State'], explain: Explainer<Game>) => object
  readonly table?: (state: Game['State'], explain: Explainer<Game>) => object
  readonly seat?: (state: Game['State'], seat: SeatId, explain: Explainer<Game>) => object
}

/** One line of a game's list of slices, without its model. */
export interface Slice<Game extends GameTypes> {
  readonly rules?: SliceRules<Game>
  readonly view?: SliceView<Game>
  readonly words?: SliceWords<Game>
}
