/**
 * How this system is put together, so that it can grow without anybody touching everybody's files.
 *
 * A *slice* is one idea of the rulebook in a folder of its own (`deck/`, `flip/`, `shadow/`, `moves/` …). It brings what it has of:
 *
 * | file          | exports                                                        | plugged in by one line in |
 * |---------------|----------------------------------------------------------------|---------------------------|
 * | `events.ts`   | a union of what can happen, discriminated by `type`            | `types.ts`: `Event`       |
 * | (commands)    | a union of what can be asked                                   | `types.ts`: `Command`     |
 * | `refusals.ts` | a union of why not, discriminated by `because`                 | `types.ts`: `Refusal`     |
 * | a part        | an interface of what it keeps per seat, or for the whole board | `types.ts`: `Sheet`, `State`; `sheets.ts`: `newSheet`, `openState` |
 * | `decide.ts`   | `Deciding<ItsCommand>`, and `SeatMay<ItsCommand>`              | `decide.ts`               |
 * | `apply.ts`    | `Applying<ItsEvent>`; for others' events `Following`, `Settling` | `apply.ts`               |
 * | `words.ts`    | `Describing<ItsEvent>`, `Explaining<ItsRefusal>`               | `describe.ts`, `explain.ts` |
 * | `shapes.ts`   | lists of zod schemas                                           | `codec.ts`                |
 * | `view.ts`     | its part of each view                                          | `view.ts`                 |
 * | `check.ts`    | `Checking`: its invariants                                     | `check.ts`                |
 *
 * The tables are mapped types over the unions: forget one variant and nothing compiles, so no `switch` is needed.
 * A slice decides on an `Act` (see `act.ts`): each step sees what the steps before it have done, and may call the steps of
 * other slices (`payStamina`, `returnToDiscard`, `callFlip` …). A slice's `apply.ts` must not import any `decide.ts`
 * (`act.ts` stands on `apply.ts`), and a table of `apply` or `decide` must not be used while modules are still loading.
 */
import type { Audience } from '../core/audience'
import type { LogLine } from '../core/log-line'
import type { Luck } from '../core/luck'
import type { Explanation } from '../core/refusal'
import type { Result } from '../core/result'
import type { SeatId } from '../core/seat'
import type { Act } from './act'
import type { Event, Refusal, State } from './types'

/** For each command: what would happen. Adds its events to the act, or refuses. */
export type Deciding<Asked extends { readonly type: string }> = {
  readonly [Type in Asked['type']]: (
    act: Act,
    command: Extract<Asked, { type: Type }>,
    luck: Luck
  ) => Result<Act, Refusal>
}

/** The commands that a player may send too, and when: for their own seat. What is not listed is the GM's alone. */
export type SeatMay<Asked extends { readonly type: string }> = {
  readonly [Type in Asked['type']]?: (state: State, command: Extract<Asked, { type: Type }>, seat: SeatId) => boolean
}

/** For each event: the pieces after it. */
export type Applying<Happened extends { readonly type: string }> = {
  readonly [Type in Happened['type']]: (state: State, event: Extract<Happened, { type: Type }>) => State
}

/** What a slice does with its own things when something of another slice happens; runs after that slice's own apply. */
export type Following = Partial<Applying<Event>>

/** What a slice puts right with its own things whatever it was that happened; runs last. */
export type Settling = (state: State) => State

/** For each event: its line in one audience's log, or null when that audience must not learn of it. */
export type Describing<Happened extends { readonly type: string }> = {
  readonly [Type in Happened['type']]: (event: Extract<Happened, { type: Type }>, audience: Audience) => LogLine | null
}

/** For each refusal: what stands in the way, and what to do instead. */
export type Explaining<Reason extends { readonly because: string }> = {
  readonly [Because in Reason['because']]: (why: Extract<Reason, { because: Because }>) => Explanation
}

/** The invariants of a slice: one sentence for each one that is broken. */
export type Checking = (state: State) => readonly string[]
