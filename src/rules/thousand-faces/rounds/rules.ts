import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Checker,
  type Deciders,
  type Followers,
  happen,
  type SliceRules,
  type Describers,
  type Explainers,
  type SliceWords
} from '../../core/slice'
import { brokenLaws } from '../invariants'
import type { Act, Game, Refusal, State } from '../state'
import type { Round, RoundCommand, RoundEvent, RoundRefusal } from './model'
import { fighters, isFoesTurn, nextUp, seatInTurn, seatsToAct, beginRound } from './steps'
import { line, lineForGm } from '../../core/log-line'
import { anyFoeStands } from '../foes/steps'

const usualFormat = 'two-rounds'

/** Rounds of a fight: rules RO1–RO8. */
const decide: Deciders<Game, RoundCommand> = {
  'next-turn': nextTurn,
  'begin-fight-round': act => (anyFoeStands(act.state) ? ok(beginRound(act)) : refuse({ because: 'no-fight' })),
  'mark-turn': (act, { seat, as }) =>
    inRound(act, ({ acted }) => {
      if (acted.includes(seat) === (as === 'acted')) return refuse({ because: 'turn-marked', seat, as })
      return ok(
        happen(act, as === 'acted' ? { type: 'turn-taken', seat, how: 'marked' } : { type: 'turn-reopened', seat })
      )
    }),
  'mark-foe-turn': (act, { foe: id, as }) =>
    inRound(act, ({ foes }) => {
      const foe = act.state.foes.find(each => each.id === id)
      if (!foe) return refuse({ because: 'no-such-foe' })
      if (foes.includes(id) === (as === 'acted')) return refuse({ because: 'foe-turn-marked', name: foe.name, as })
      return ok(
        happen(act, as === 'acted' ? { type: 'foes-turn-taken', foes: [id] } : { type: 'foe-turn-reopened', foe: id })
      )
    }),
  'end-fight-rounds': act => inRound(act, () => ok(happen(act, { type: 'fight-rounds-ended' })))
}

function inRound(act: Act, then: (round: Round) => Result<Act, Refusal>): Result<Act, Refusal> {
  const { round } = act.state
  return round === null ? refuse({ because: 'no-round' }) : then(round)
}

/** RO4, RO5: ends the present turn; then comes the next player, the foes' half, or a new round. */
function nextTurn(act: Act): Result<Act, Refusal> {
  const { round } = act.state
  if (!anyFoeStands(act.state)) return refuse({ because: 'no-fight' })
  if (fighters(act.state).length === 0) return refuse({ because: 'nobody-can-act' })
  if (round === null) return ok(shineOnNext(beginRound(withFormat(act))))
  const up = seatInTurn(act.state, round)
  const passed = up === null ? act : happen(act, { type: 'turn-taken', seat: up, how: 'passed' })
  const now = passed.state.round ?? round
  if (seatsToAct(passed.state, now).length > 0) return ok(shineOnNext(passed))
  const stops = passed.state.spotlight.seat !== null && isFoesTurn(passed.state, now)
  return ok(stops ? happen(passed, { type: 'spotlight-given', seat: null }) : shineOnNext(beginRound(passed)))
}

/** RO4: without a chosen way the players act first, then the foes. It is chosen in the same act, so one undo takes both back. */
function withFormat(act: Act): Act {
  return act.state.format === null ? happen(act, { type: 'format-set', format: usualFormat }) : act
}

function shineOnNext(act: Act): Act {
  const { round } = act.state
  const seat = round && nextUp(act.state, seatsToAct(act.state, round))
  return seat === null ? act : happen(act, { type: 'spotlight-given', seat })
}

/** The round, and its changes. */
const apply: Reducers<Game, RoundEvent> = {
  'fight-round-began': (state, { number, since, seen }) => ({
    ...state,
    round: { number, since, seen, acted: [], foes: [], answering: null }
  }),
  'turn-taken': (state, { seat, how }) =>
    withRound(state, ({ acted }) => ({
      acted: [...acted.filter(each => each !== seat), seat],
      answering: state.format === 'at-once' && how === 'acted' ? seat : null
    })),
  'turn-reopened': (state, { seat }) =>
    withRound(state, ({ acted, answering }) => ({
      acted: acted.filter(each => each !== seat),
      answering: answering === seat ? null : answering
    })),
  'foes-turn-taken': (state, { foes }) =>
    withRound(state, ({ foes: before }) => ({ foes: [...new Set([...before, ...foes])], answering: null })),
  'foe-turn-reopened': (state, { foe }) =>
    withRound(state, ({ foes }) => ({ foes: foes.filter(each => each !== foe) })),
  'fight-rounds-ended': state => ({ ...state, round: null })
}

function withRound(state: State, change: (round: Round) => Partial<Round>): State {
  return state.round === null ? state : { ...state, round: { ...state.round, ...change(state.round) } }
}

/** RO6: a new spotlight ends the chance to answer; RO2: a removed foe has no turn. */
const follow: Followers<Game> = {
  'spotlight-given': (state, { seat }) =>
    endsAnswer(state, seat) ? withRound(state, () => ({ answering: null })) : state,
  'foe-removed': (state, { foe }) => withRound(state, ({ foes }) => ({ foes: foes.filter(each => each !== foe) }))
}

function endsAnswer({ round }: State, seat: SeatId | null): boolean {
  return round !== null && round.answering !== null && round.answering !== seat
}

const check: Checker<Game> = ({ round, foes, sheets }) =>
  brokenLaws([
    [
      'RO2: turns are taken by those who are there, each once',
      round === null ||
        (new Set(round.acted).size === round.acted.length &&
          round.acted.every(seat => sheets.some(sheet => sheet.seat === seat)) &&
          round.foes.every(id => foes.some(foe => foe.id === id)))
    ],
    ['RO7: a round goes on only while a foe stands', round === null || anyFoeStands({ foes })]
  ])

export const roundsRules = { decide, apply, follow, check } satisfies SliceRules<Game>

/** Every audience may read about a visible round; only the GM reads corrections (LOG3). */
const describe: Describers<RoundEvent> = {
  'fight-round-began': ({ number, seen }, audience) =>
    seen || audience.kind === 'gm' ? line('quiet', `Round ${number} begins`) : null,
  'turn-taken': ({ seat, how }, audience) =>
    how === 'marked' && audience.kind === 'gm' ? line('quiet', { seat }, ' has acted in this round') : null,
  'turn-reopened': ({ seat }, audience) => lineForGm(audience, { seat }, ' has not acted in this round yet'),
  'foes-turn-taken': () => null,
  'foe-turn-reopened': () => null,
  'fight-rounds-ended': (_, audience) => lineForGm(audience, 'Rounds are no longer counted')
}

const explain: Explainers<RoundRefusal> = {
  'no-fight': () => ({
    message: ['No foe stands'],
    remedy: ['Add foes first; the rounds of a fight are counted while one of them stands'],
    opens: 'foes'
  }),
  'no-round': () => ({ message: ['No round is under way'], remedy: ['Begin one; the next turn does it by itself'] }),
  'nobody-can-act': () => ({
    message: ['Nobody in the scene can act'],
    remedy: ['Bring somebody into the scene, or get them back on their feet']
  }),
  'turn-marked': ({ seat, as }) => ({
    message: [{ seat }, as === 'acted' ? ' has acted in this round already' : ' has not acted in this round'],
    remedy: ['Nothing needs to be done']
  }),
  'foe-turn-marked': ({ name, as }) => ({
    message: [as === 'acted' ? `${name} has struck in this round already` : `${name} has not struck in this round`],
    remedy: ['Nothing needs to be done']
  })
}

export const roundsWords = { describe, explain } satisfies SliceWords<Game>
