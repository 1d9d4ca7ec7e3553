import type { Audience } from '../audience'
import { type Choice, type Field, oneOf, type OpenQuestion, severalOf, textOf } from '../question'
import { say } from '../refusal'
import type { SeatId } from '../seat'
import type { Tagged } from '../slice'
import type { CallsState } from './model'
import { isOnPhone, longestWhy } from './phones'
import type { CallKinds } from './rules'

/** One thing that the Game Master calls players for. */
export interface CallTask<What extends string = string> {
  readonly what: What
  /** "Roll the dice of the scene". */
  readonly title: string
  /** `any`: the first called player who answers does it for all; `each`: every called player does it. */
  readonly who: 'any' | 'each'
  /** Every player who can do it is proposed. */
  readonly proposes?: true
}

interface Calling<State, What extends string> {
  readonly kinds: Pick<CallKinds<State, What, Tagged>, 'isAsked'>
  /** The players at the table. */
  readonly seats: readonly SeatId[]
  /** The tasks, the most likely one first. */
  readonly tasks: readonly CallTask<What>[]
  /** The rule of the choice of players. */
  readonly rule: string
}

/** Which players the Game Master calls, and for what. Only a player who could do it now can be called. */
export function callingQuestion<What extends string, State extends CallsState<What>, Command>(
  state: State,
  { kinds, seats, tasks, rule }: Calling<State, What>
): OpenQuestion<Command, null> {
  const offered = tasks.map(task => {
    const players = seats.map(seat => playerChoice(state, kinds, task.what, seat))
    return { ...task, players, possible: players.flatMap(({ key, blocked }) => (blocked ? [] : [key as SeatId])) }
  })
  const possible = offered.filter(task => task.possible.length > 0)
  const first = possible.find(({ proposes }) => proposes) ?? possible[0]
  return {
    question: {
      id: 'call-player',
      seat: null,
      decides: 'gm',
      title: 'Call a player',
      asks: ['Whom do you call, and for what?'],
      rule,
      fields: [
        {
          kind: 'one',
          key: 'what',
          label: ['To do what'],
          choices: offered.map(task => ({
            key: task.what,
            title: [task.title],
            ...(task.possible.length > 0 ? {} : { blocked: noPlayer })
          })),
          chosen: first?.what ?? null
        },
        ...offered.map((task): Field => ({
          kind: 'several',
          key: playersKey(task.what),
          label: [task.who === 'any' ? 'Players; the first who answers does it for all' : 'Players'],
          choices: task.players,
          least: 1,
          most: Math.max(1, seats.length),
          chosen: task.proposes ? task.possible : [],
          when: { field: 'what', is: [task.what] }
        })),
        { kind: 'text', key: 'why', label: ['Why, for the phone'], hint: 'The net closes over you', most: longestWhy }
      ],
      commit: 'Call',
      offered: true,
      ...(first ? {} : { blocked: say('No player can be called now', 'Go on with the game') })
    },
    command(answers) {
      const task = offered.find(({ what }) => what === oneOf(answers, 'what'))
      const called = severalOf(answers, playersKey(task?.what ?? ''))
      // Each game with calls has this command, in the model that it makes of `callsModelOf`.
      return {
        type: 'call-player',
        seats: seats.filter(seat => called.includes(seat)),
        what: task?.what,
        why: textOf(answers, 'why'),
        ...(task?.who === 'each' && called.length > 1 ? { each: true } : {})
      } as unknown as Command
    }
  }
}

/** The question of the Game Master, in a list for this audience. */
export function forGmAlone<Open>(question: Open | null, { kind }: Audience): readonly Open[] {
  return question && kind === 'gm' ? [question] : []
}

const noPlayer = say('No player can do it now', 'Call for something else')

/** The field of the players who are called for that task. */
function playersKey(what: string): string {
  return `players-${what}`
}

function playerChoice<What extends string, State extends CallsState<What>>(
  state: State,
  kinds: Calling<State, What>['kinds'],
  what: What,
  seat: SeatId
): Choice {
  const choice = { key: seat, title: [{ seat }] }
  if (!isOnPhone(state.phoneCalls, seat))
    return { ...choice, blocked: say('Not called on the phone', 'Press “Can be called” at the foot of this panel') }
  return kinds.isAsked(state, what, seat)
    ? choice
    : { ...choice, blocked: say('Cannot do it now', 'Call another player') }
}
