import type { Audience } from './audience'
import type { LogLine } from './log-line'
import type { Luck } from './luck'
import type { Moment, MomentTellers } from './moment'
import type { Preview } from './preview'
import type { Explanation } from './refusal'
import { ok, refuse, type Result } from './result'
import type { Actor } from './seat'
import {
  begin,
  type ActOf,
  type Reducers,
  type Deciders,
  type Decision,
  type Describers,
  type Explainers,
  type GameTypes,
  type DecideNested,
  type Settler,
  type Slice
} from './slice'

/** The functions of a game beside those of its slices. */
export interface GameHooks<Game extends GameTypes> {
  /**
   * Called before a command is decided. `allowed` is always true for the GM; for a player it is the result of the
   * slices' `seatMay`. A game without `seatMay` checks the actor here.
   */
  readonly objection: (
    state: Game['State'],
    command: Game['Command'],
    actor: Actor,
    allowed: boolean
  ) => Game['Refusal'] | null
  /** Adds events that follow any command automatically. */
  readonly conclude?: (act: ActOf<Game>, luck: Luck) => ActOf<Game>
  /**
   * Shortens every typed text of an event until the parser accepts it. Returns the same object when no text is too long.
   */
  readonly shorten?: (event: Game['Event']) => Game['Event']
  /** The moments of its events for a recap: one table for each game, because weights are comparable only within it. */
  readonly moments?: MomentTellers<Game['Event']>
}

/** The functions of a game, composed of its slices. */
export interface ComposedGame<Game extends GameTypes> {
  readonly decide: (
    state: Game['State'],
    command: Game['Command'],
    actor: Actor,
    luck: Luck
  ) => Result<Decision<Game['State'], Game['Event']>, Game['Refusal']>
  readonly apply: (state: Game['State'], event: Game['Event']) => Game['State']
  readonly describe: (event: Game['Event'], audience: Audience) => LogLine | null
  readonly moment: (event: Game['Event'], audience: Audience, act: readonly Game['Event'][]) => Moment | null
  readonly explain: (why: Game['Refusal']) => Explanation
  readonly preview: (before: Game['State'], command: Game['Command'], after: Game['State']) => Preview
  readonly check: (state: Game['State']) => readonly string[]
}

/**
 * Merges the slices of a game, the lower ones first. Each event is applied by its own slice. The other slices then
 * follow it, and all slices settle, both in the order of the list. A command, event or refusal that no slice handles
 * does not compile. One that two slices handle throws while modules load.
 *
 * Use: `composeGame<Game, typeof slices>(slices, { objection })`.
 */
export function composeGame<Game extends GameTypes, Slices extends Readonly<Record<string, Slice<Game>>>>(
  list: Slices & Complete<Game, Slices[keyof Slices]>,
  hooks: GameHooks<Game>
): ComposedGame<Game> {
  const slices: readonly Slice<Game>[] = Object.values(list)
  const apply = composeApply(slices)
  const describers = merged(slices.map(({ words }) => words?.describe)) as Describers<Game['Event']>
  const explainers = merged(slices.map(({ words }) => words?.explain)) as Explainers<Game['Refusal']>
  const previewers = merged(slices.map(({ words }) => words?.preview))
  const checks = slices.flatMap(({ rules }) => rules?.check ?? [])
  const describe: ComposedGame<Game>['describe'] = (event, audience) =>
    describers[event.type as Game['Event']['type']](event as never, audience)
  return {
    decide: composeDecide(slices, apply, hooks),
    apply,
    describe,
    moment(event, audience, act) {
      const found = hooks.moments?.[event.type as Game['Event']['type']]?.(event as never, { audience, act }) ?? null
      // An audience that does not see the event in the log gets no moment of it either (PO4).
      return found && describe(event, audience) !== null ? found : null
    },
    explain: why => explainers[why.because as Game['Refusal']['because']](why as never),
    preview(before, command, after) {
      const tell = previewers[command.type] as ((...asked: unknown[]) => Preview) | undefined
      return tell?.(before, command, after) ?? { lines: [], numbers: {} }
    },
    check: state => checks.flatMap(check => check(state))
  }
}

function composeDecide<Game extends GameTypes>(
  slices: readonly Slice<Game>[],
  apply: ComposedGame<Game>['apply'],
  { objection, conclude, shorten }: GameHooks<Game>
): ComposedGame<Game>['decide'] {
  /** By the type of the command: the function in `decide` of a slice's `rules.ts`. */
  const deciders = merged(slices.map(({ rules }) => rules?.decide)) as Deciders<Game>
  const permissions = merged(slices.map(({ rules }) => rules?.seatMay))

  function isAllowed(state: Game['State'], command: Game['Command'], actor: Actor): boolean {
    if (actor.kind === 'gm') return true
    const may = permissions[command.type] as ((...asked: unknown[]) => boolean) | undefined
    return may?.(state, command, actor.seat) ?? false
  }

  const nestedDecider = (luck: Luck): DecideNested<Game> => {
    const decideNested: DecideNested<Game> = (act, command, actor) => {
      const refusal = objection(act.state, command, actor, isAllowed(act.state, command, actor))
      if (refusal) return refuse(refusal)
      return deciders[command.type as Game['Command']['type']](act, command as never, luck, actor, decideNested)
    }
    return decideNested
  }

  return (state, command, actor, luck) => {
    const decided = nestedDecider(luck)(begin(state, apply), command, actor)
    if (!decided.ok) return decided
    const act = conclude ? conclude(decided.value, luck) : decided.value
    if (!shorten) return ok({ events: act.events, state: act.state })
    const events = act.events.map(shorten)
    const isAsMade = events.every((event, at) => event === act.events[at])
    return ok(isAsMade ? { events: act.events, state: act.state } : { events, state: events.reduce(apply, state) })
  }
}

function composeApply<Game extends GameTypes>(slices: readonly Slice<Game>[]): ComposedGame<Game>['apply'] {
  type Move = (state: Game['State'], event: Game['Event']) => Game['State']
  const own = merged(slices.map(({ rules }) => rules?.apply)) as Reducers<Game>
  const followers = slices.flatMap(({ rules }) => rules?.follow ?? [])
  const settlers: readonly Settler<Game>[] = slices.flatMap(({ rules }) => rules?.settle ?? [])
  /** The functions for each type of event, collected once: a campaign has hundreds of thousands of events. */
  const moves = new Map<string, readonly Move[]>()

  function movesOf(type: Game['Event']['type']): readonly Move[] {
    const known = moves.get(type)
    if (known) return known
    const found = [own, ...followers].flatMap(table => (table[type as keyof typeof table] as Move | undefined) ?? [])
    moves.set(type, found)
    return found
  }

  return (state, event) => {
    let moved = state
    for (const move of movesOf(event.type)) moved = move(moved, event)
    for (const settle of settlers) moved = settle(moved)
    return moved
  }
}

/** Merges tables; throws when two of them have the same key. */
function merged(tables: readonly (object | undefined)[]): Readonly<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const table of tables) {
    for (const [key, value] of Object.entries(table ?? {})) {
      if (key in all) throw new Error(`two slices bring ${key}`)
      all[key] = value
    }
  }
  return all
}

/**
 * Requires nothing when the slices handle everything. Else requires a field that no list has: the compiler's error then names the missing variant.
 */
type Complete<Game extends GameTypes, Any> = [Missing<Game, Any>] extends [never]
  ? unknown
  : { readonly 'no slice brings': Missing<Game, Any> }

type Missing<Game extends GameTypes, Any> =
  | Exclude<Game['Command']['type'], KeysAt<Any, 'rules', 'decide'>>
  | Exclude<Game['Event']['type'], KeysAt<Any, 'rules', 'apply'>>
  | Exclude<Game['Event']['type'], KeysAt<Any, 'words', 'describe'>>
  | Exclude<Game['Refusal']['because'], KeysAt<Any, 'words', 'explain'>>

/** The keys of every table of one kind, over all slices. */
type KeysAt<Any, Part extends string, Table extends string> =
  Any extends Readonly<Record<Part, Readonly<Record<Table, infer Found>>>> ? keyof Found : never
