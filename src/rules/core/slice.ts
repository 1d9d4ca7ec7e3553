import type { Audience } from './audience'
import type { LogLine } from './log-line'
import type { Luck } from './luck'
import type { Preview } from './preview'
import type { Explanation } from './refusal'
import type { Result, Reason } from './result'
import type { Actor, SeatId } from './seat'

/**
 * A game is a list of slices. Each slice is one idea of the rulebook and adds its part to every table below. The tables
 * are mapped types over unions, so a missing variant does not compile. `composeGame` (compose-game.ts) merges the
 * tables into the functions of the game.
 */

/** A command or an event, which its `type` distinguishes within its union. */
export interface Tagged {
  readonly type: string
}

/** The types of one game under one name; all parts of a slice are checked against them. */
export interface GameTypes {
  readonly State: unknown
  readonly Command: Tagged
  readonly Event: Tagged
  readonly Refusal: Reason
}

/** An act while it is decided: its events so far, and the state after them. */
export interface Act<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  /** The game's function that applies an event; a parameter, so that no slice needs to import it. */
  readonly apply: (state: State, event: Event) => State
}

/** The events and the state after them: events are applied once, during the decision. */
export type Decision<State, Event> = Pick<Act<State, Event>, 'state' | 'events'>

export type ActOf<Game extends GameTypes> = Act<Game['State'], Game['Event']>

/** An act without events. */
export function begin<State, Event>(state: State, apply: Act<State, Event>['apply']): Act<State, Event> {
  return { state, events: [], apply }
}

/** The act after one more event. */
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
    decideNested: DecideNested<Game>
  ) => Result<ActOf<Game>, Game['Refusal']>
}

/**
 * Adds another command of the game to the act as if that actor had sent it, or refuses. A parameter, so that no slice
 * imports the game.
 */
export type DecideNested<Game extends GameTypes> = (
  act: ActOf<Game>,
  command: Game['Command'],
  actor: Actor
) => Result<ActOf<Game>, Game['Refusal']>

/** The commands that a player may send too, and when. All others are for the GM alone. */
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

/** The changes in a slice's own part when an event of another slice happens; run after that slice's own apply. */
export type Followers<Game extends GameTypes> = Partial<Reducers<Game>>

/** The corrections in a slice's own part after any event; run last. */
export type Settler<Game extends GameTypes> = (state: Game['State']) => Game['State']

/** The invariants of a slice: returns one sentence for each broken one. */
export type Checker<Game extends GameTypes> = (state: Game['State']) => readonly string[]

/** For each event: its line in one audience's log, or null when that audience must not learn of it. */
export type Describers<Event extends Tagged> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, audience: Audience) => LogLine | null
}

/** For each refusal: the obstacle and the remedy. */
export type Explainers<Refusal extends Reason> = {
  readonly [Because in Refusal['because']]: (why: Extract<Refusal, { because: Because }>) => Explanation
}

/**
 * For each command with a preview: its certain outcome. `after` contains one result of luck and hidden cards. Only
 * facts that do not depend on that result may be read from it.
 */
export type Previewers<Game extends GameTypes, Command extends Tagged = Game['Command']> = {
  readonly [Type in Command['type']]?: (
    before: Game['State'],
    command: Extract<Command, { type: Type }>,
    after: Game['State']
  ) => Preview
}

/** A slice's part in deciding commands and applying events. Each table covers some of the game's variants. */
export interface SliceRules<Game extends GameTypes> {
  readonly decide?: Partial<Deciders<Game>>
  readonly seatMay?: SeatMay<Game>
  readonly apply?: Partial<Reducers<Game>>
  readonly follow?: Followers<Game>
  readonly settle?: Settler<Game>
  readonly check?: Checker<Game>
}

/** A slice's part in the log, in the refusals and in the previews. */
export interface SliceWords<Game extends GameTypes> {
  readonly describe?: Partial<Describers<Game['Event']>>
  readonly explain?: Partial<Explainers<Game['Refusal']>>
  readonly preview?: Previewers<Game>
}

/** Explains a refusal in words; a parameter, so that no slice imports the game. */
export type Explainer<Game extends GameTypes> = (why: Game['Refusal']) => Explanation

/** A slice's part in the view of each audience. `table`: what is open to all. */
export interface SliceView<Game extends GameTypes> {
  readonly gm?: (state: Game['State'], explain: Explainer<Game>) => object
  readonly table?: (state: Game['State'], explain: Explainer<Game>) => object
  readonly seat?: (state: Game['State'], seat: SeatId, explain: Explainer<Game>) => object
}

/** One entry of a game's list of slices, without its model. */
export interface Slice<Game extends GameTypes> {
  readonly rules?: SliceRules<Game>
  readonly view?: SliceView<Game>
  readonly words?: SliceWords<Game>
}
