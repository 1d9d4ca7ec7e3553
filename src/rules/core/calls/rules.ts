import { ok, refuse, type Result } from '../result'
import { type Actor, gm, type SeatId } from '../seat'
import { type ActOf, type GameTypes, happen, type DecideNested, type Tagged } from '../slice'
import type { Luck } from '../luck'
import type { Call, CallRefusal, CallsState } from './model'
import { isOnPhone, isSetAlready, withPhone } from './phones'
import type { OpenQuestion, Question } from '../question'
import { line, lineForGm, type LogLine, type LogPart } from '../log-line'
import { say, type Explanation } from '../refusal'
import type { Audience } from '../audience'

/** A game's definition of its calls. */
export interface CallKinds<State, What extends string, Answer extends Tagged> {
  /**
   * Whether that seat could answer now. Only such a seat can be called, and a call ends when none of its seats can
   * answer.
   */
  readonly isAsked: (state: State, what: What, seat: SeatId) => boolean
  /** Whether this command of that seat answers such a call. */
  readonly answers: (state: State, what: What, seat: SeatId, answer: Answer) => boolean
  /** The kinds that continue after an answer, as long as the seat can answer again. */
  readonly lasting: readonly What[]
  /** The kinds that a player may end by having nothing more to do. */
  readonly endless: readonly What[]
  /** The kinds in which the player acts with the GM's rights. */
  readonly withGmRights: readonly What[]
}

type Choice = { readonly seat: SeatId | null; readonly on: boolean }
type AskChecks<State, What extends string> = Pick<CallKinds<State, What, Tagged>, 'isAsked'>

/** Whether a command names its call: it then fits any frame that still shows that call. */
export function isOfCall({ type }: Tagged): boolean {
  return type === 'answer-call' || type === 'recall-player'
}

/** The open call that this seat can answer now, or null. */
export function callFor<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  state: State,
  seat: SeatId
): Call<What> | null {
  const call = state.calls.open.find(({ seats }) => seats.includes(seat))
  return call && isOnPhone(state.phoneCalls, seat) && kinds.isAsked(state, call.what, seat) ? call : null
}

type CallGame<What extends string> = GameTypes & { readonly State: CallsState<What> }
type CallDecision<Game extends GameTypes> = Result<ActOf<Game>, Game['Refusal']>

/** The GM calls, players answer: the rules that all games with calls share. */
export function callsRulesOf<Game extends CallGame<What>, What extends string, Answer extends Tagged>(
  kinds: CallKinds<Game['State'], What, Answer>
) {
  type State = Game['State']
  return {
    decide: {
      ...phoneDeciders<Game>(),
      ...callDeciders<Game, What>(kinds),
      'answer-call': answerDecider<Game, What, Answer>(kinds)
    },
    apply: appliers<State, What>(),
    /** A call that none of its seats can answer any more ends, whichever act caused that. */
    settle(state: State): State {
      const { open } = state.calls
      if (open.length === 0) return state
      const asked = open.filter(({ what, seats }) => seats.some(seat => may(kinds, state, what, seat)))
      return asked.length === open.length ? state : { ...state, calls: { ...state.calls, open: asked } }
    },
    check({ calls: { open } }: State): readonly string[] {
      if (open.length === 0) return []
      const called = open.flatMap(({ seats }) => seats)
      return called.length > new Set(called).size ? ['somebody is called twice at once'] : []
    },
    seatMay: { 'answer-call': (_: State, command: { readonly seat: SeatId }, seat: SeatId) => command.seat === seat }
  } as const
}

function no<Game extends GameTypes, What extends string>(why: CallRefusal<What>): CallDecision<Game> {
  return refuse(why as Game['Refusal'])
}

function after<Game extends GameTypes>(act: ActOf<Game>, event: object): ActOf<Game> {
  return happen(act, event as Game['Event'])
}

function may<State extends CallsState<What>, What extends string>(
  { isAsked }: AskChecks<State, What>,
  state: State,
  what: What,
  seat: SeatId
): boolean {
  return isOnPhone(state.phoneCalls, seat) && isAsked(state, what, seat)
}

function phoneDeciders<Game extends GameTypes & { readonly State: Pick<CallsState, 'phoneCalls'> }>() {
  return {
    'set-phone-calls'(act: ActOf<Game>, { seat, on }: Choice): CallDecision<Game> {
      if (isSetAlready(act.state.phoneCalls, seat, on)) return no({ because: 'phone-calls-so', seat, on })
      return ok(after<Game>(act, { type: 'phone-calls-set', seat, on }))
    }
  }
}

function callDeciders<Game extends CallGame<What>, What extends string>(kinds: AskChecks<Game['State'], What>) {
  return {
    'call-player'(act: ActOf<Game>, command: Omit<Call<What>, 'id'> & { readonly each?: true }): CallDecision<Game> {
      const { what, why, each } = command
      const seats = [...new Set(command.seats)]
      const unfit = whyNotCalled(kinds, act.state, what, seats)
      if (unfit) return no(unfit)
      const groups = each ? seats.map(seat => [seat]) : [seats]
      return ok(
        groups.reduce((on, called) => {
          const call = { id: on.state.calls.made + 1, seats: called, what, why: why.trim() }
          return after<Game>(on, { type: 'player-called', call, how: 'called' })
        }, act)
      )
    },
    'recall-player'(act: ActOf<Game>, { call: id }: { readonly call: number }): CallDecision<Game> {
      const call = act.state.calls.open.find(each => each.id === id)
      return call ? ok(after<Game>(act, { type: 'call-ended', call, how: 'recalled' })) : no({ because: 'call-gone' })
    }
  }
}

function whyNotCalled<State extends CallsState<What>, What extends string>(
  kinds: AskChecks<State, What>,
  state: State,
  what: What,
  seats: readonly SeatId[]
): CallRefusal<What> | null {
  const off = seats.find(seat => !isOnPhone(state.phoneCalls, seat))
  if (off) return { because: 'phone-calls-off', seat: off }
  const idle = seats.find(seat => !kinds.isAsked(state, what, seat))
  return idle ? { because: 'nothing-to-call', seat: idle, what } : null
}

/** The player's command is decided as usual, in the same act. */
function answerDecider<Game extends CallGame<What>, What extends string, Answer extends Tagged>(
  kinds: CallKinds<Game['State'], What, Answer>
) {
  type Answering = { readonly seat: SeatId; readonly call: number; readonly answer: Answer | null }
  return (
    act: ActOf<Game>,
    { seat, call: id, answer }: Answering,
    _luck: Luck,
    actor: Actor,
    decideNested: DecideNested<Game>
  ): CallDecision<Game> => {
    const call = callFor<What, Game['State']>(kinds, act.state, seat)
    if (call?.id !== id) return no({ because: 'call-gone' })
    const { what, why } = call
    if (answer === null && kinds.endless.includes(what))
      return ok(after<Game>(act, { type: 'call-ended', call, how: 'that is all' }))
    if (answer === null || !kinds.answers(act.state, what, seat, answer)) return no({ because: 'call-unfit', what })
    const ended = after<Game>(act, { type: 'call-ended', call, how: 'answered' })
    const decided = decideNested(
      ended,
      answer as unknown as Game['Command'],
      kinds.withGmRights.includes(what) ? gm : actor
    )
    if (!decided.ok || !kinds.lasting.includes(what) || !may(kinds, decided.value.state, what, seat)) return decided
    const next = { id: decided.value.state.calls.made + 1, seats: [seat], what, why }
    return ok(after<Game>(decided.value, { type: 'player-called', call: next, how: 'goes on' }))
  }
}

function appliers<State extends CallsState<What>, What extends string>() {
  return {
    'phone-calls-set': (state: State, { seat, on }: Choice): State => ({
      ...state,
      phoneCalls: withPhone(state.phoneCalls, seat, on)
    }),
    'player-called'(state: State, { call }: { readonly call: Call<What> }): State {
      const others = state.calls.open.flatMap(each => without(each, call.seats))
      return { ...state, calls: { made: Math.max(state.calls.made, call.id), open: [...others, call] } }
    },
    'call-ended': (state: State, { call: { id } }: { readonly call: Call<What> }): State => ({
      ...state,
      calls: { ...state.calls, open: state.calls.open.filter(each => each.id !== id) }
    })
  }
}

/** A call without the seats that a newer call has taken; empty when no seat is left. */
function without<What extends string>(call: Call<What>, gone: readonly SeatId[]): readonly Call<What>[] {
  const seats = call.seats.filter(seat => !gone.includes(seat))
  return seats.length === 0 ? [] : [{ ...call, seats }]
}

export interface CallsGmView<What extends string> {
  /** The open calls, the oldest first. Absent while there are none. */
  readonly calls?: readonly Call<What>[]
  /** The seats whose phones are not called. Absent while all are. */
  readonly offPhone?: readonly SeatId[]
  /** Whom the Game Master calls, and for what. Absent while no game runs in which players are called. */
  readonly calling?: Question<null>
}

export interface CallsSeatView<What extends string> {
  /** The open call of this player. Absent while there is none. */
  readonly call?: Call<What>
}

/**
 * A game's view of its calls.
 * @param seatsOf the seats at the table
 * @param callingOf whom the Game Master calls; null: no game runs in which players are called
 */
export function callsViewOf<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  seatsOf: (state: State) => readonly SeatId[],
  callingOf: (state: State) => OpenQuestion<unknown, null> | null
) {
  return {
    gm: (state: State): CallsGmView<What> => {
      const calling = callingOf(state)
      return { ...callsGmView(kinds, state, seatsOf(state)), ...(calling ? { calling: calling.question } : {}) }
    },
    seat: (state: State, seat: SeatId) => callsSeatView(kinds, state, seat)
  }
}

/** @param seats the seats at the table */
function callsGmView<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  state: State,
  seats: readonly SeatId[]
): CallsGmView<What> {
  const calls = state.calls.open.filter(call => call.seats.some(seat => callFor(kinds, state, seat) === call))
  const offPhone = seats.filter(seat => !isOnPhone(state.phoneCalls, seat))
  return { ...(calls.length > 0 ? { calls } : {}), ...(offPhone.length > 0 ? { offPhone } : {}) }
}

function callsSeatView<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  state: State,
  seat: SeatId
): CallsSeatView<What> {
  const call = callFor(kinds, state, seat)
  return call ? { call } : {}
}

type RefusalBecause<What extends string, Kind> = Extract<CallRefusal<What>, { because: Kind }>

type CallWords<What extends string> = { readonly call: Call<What>; readonly how: string }
type PhoneChoiceWords = { readonly seat: SeatId | null; readonly on: boolean }

/**
 * The texts of calls. A call, its kind and its reason are public, so every audience reads them.
 * @param names "roll the scene's dice"
 */
export function callsWordsOf<What extends string>(names: Readonly<Record<What, string>>) {
  return {
    describe: {
      'player-called'({ call: { seats, what, why }, how }: CallWords<What>): LogLine | null {
        if (how !== 'called') return null
        return line(
          'quiet',
          'The GM calls on ',
          ...listed(seats),
          ` to ${names[what]}`,
          ...(why === '' ? [] : [`. ${why}`])
        )
      },
      'call-ended': ({ call: { seats }, how }: CallWords<What>): LogLine | null => {
        if (how === 'answered') return null
        return how === 'recalled'
          ? line('quiet', 'The call on ', ...listed(seats), ' is taken back')
          : line('quiet', ...listed(seats), ': that is all')
      },
      'phone-calls-set': ({ seat, on }: PhoneChoiceWords, audience: Audience): LogLine | null =>
        lineForGm(audience, playersOf(seat), on ? ' can be called on the phone' : ' cannot be called on the phone')
    },
    explain: {
      'phone-calls-so': ({ seat, on }: RefusalBecause<What, 'phone-calls-so'>): Explanation =>
        say(
          [playersOf(seat), on ? ' can be called already' : ' cannot be called as it is'],
          'Nothing needs to be done'
        ),
      'phone-calls-off': ({ seat }: RefusalBecause<What, 'phone-calls-off'>): Explanation =>
        say([{ seat }, ' is not called on the phone'], 'Switch calls on for this player, or do it here'),
      'nothing-to-call': ({ seat, what }: RefusalBecause<What, 'nothing-to-call'>): Explanation =>
        say([{ seat }, ` cannot ${names[what]} now`], 'Call for what the game waits for'),
      'call-gone': (): Explanation =>
        say('This is not waited for any more: somebody was first, or it was taken back', 'Look at what is there now'),
      'call-unfit': ({ what }: RefusalBecause<What, 'call-unfit'>): Explanation =>
        say(`You are called to ${names[what]}, and to nothing else`, 'Do that, or tell the Game Master')
    }
  }
}

function playersOf(seat: SeatId | null): LogPart {
  return seat === null ? 'All players' : { seat }
}

function listed(seats: readonly SeatId[]): readonly LogPart[] {
  const before = (at: number): LogPart[] => (at === 0 ? [] : [at === seats.length - 1 ? ' or ' : ', '])
  return seats.flatMap((seat, at) => [...before(at), { seat }])
}
