import { begin, happen } from '../core/slice'
import { forGmAlone } from '../core/calls/calling'
import { isOfCall } from '../core/calls/rules'
import type { RuleSystem } from '../core/system'
import { callingOf } from './calls/calling'
import { dataOf } from './data'
import type { Settings } from './deck/model'
import { openQuestions } from './open-questions'
import { apply, check, decide, describe, explain, moment, parse, preview, refusalRules, blank } from './slices'
import type { Command, Event, Refusal, State, Act } from './state'
import { type FaceOfAngelsViews, view } from './view'
import type { Seat, SeatId } from '../core/seat'
import { firstActs } from './acts/first-acts'
import { withHand, refillIfDealt, cardsTooMany } from './deck/hands'
import type { Protagonist } from './record/model'
import type { Luck } from '../core/luck'
import { conclude } from './conclude'
import { sideOf } from './contest/contests'
import type { Contest } from './contest/model'
import { recordContest } from './ending/verdict'
import { protagonistOf } from './record/protagonists'
import { recordQuestionsFor } from './record/record-questions'
import { type PromptRules, turnByDoing } from '../core/prompts'
import type { BoardPreparation } from '../core/preparation'
import { currentAct } from './acts/current-act'

/** EY9: whose turn it was. The questions come from the book and from our own lists. */
const prompts: PromptRules<State, Event> = { turn: turnByDoing, turnsLast: false }

/** The Face of Angels, a game by Clinton R. Nixon: hidden hands, contests over stakes, and powers that change their owners. */
export const faceOfAngels: RuleSystem<State, Command, Event, FaceOfAngelsViews, Refusal> = {
  name: 'The Face of Angels',
  migrations: [],
  parse,
  // `parse.settings` has checked `settings`.
  open: (seats, chosen) => openState(seats, chosen as Settings),
  join: joinState,
  follow: (state, seat, luck) => followSeat(begin(state, apply), seat, luck).events,
  decide,
  apply,
  view,
  preview,
  openQuestions: (state, audience) => [
    ...openQuestions(state, audience),
    ...recordQuestionsFor(state, audience),
    ...forGmAlone(callingOf(state), audience)
  ],
  fitsAnySnapshot: isOfCall,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  prompts,
  data: dataOf,
  prepare
}

/** A new board: no card is dealt before the first shuffle. Rule A2. */
function openState(seats: readonly Seat[], { cards }: Settings): State {
  const present = seats.filter(seat => !seat.retired)
  const world = { ...blank, cards, acts: firstActs, piles: { ...blank.piles, hands: { world: [] } } }
  return present.reduce(joinState, world)
}

/** Adds a player with an empty hand, which the next refill deals up to size. Rule A4. */
function joinState(state: State, seat: Seat): State {
  if (state.protagonists.some(one => one.seat === seat.id)) return state
  return {
    ...withHand(state, seat.id, []),
    seats: [...state.seats, seat.id],
    protagonists: [...state.protagonists, protagonistFor(seat)]
  }
}

function protagonistFor(seat: Seat): Protagonist {
  return {
    seat: seat.id,
    name: seat.character,
    personality: null,
    area: '',
    perception: '',
    secret: '',
    trumps: null,
    transformations: [],
    progress: { contests: 0, relationships: 0 }
  }
}

/** Updates the game when a seat retires or returns (ruling, A37d). A new seat is dealt a hand (A37e). */
function followSeat(act: Act, { id, retired }: Seat, luck: Luck): Act {
  const { state } = act
  const sits = state.seats.includes(id)
  if (retired) return sits ? settled(happen(withoutContestOf(act, id), { type: 'seat-left', seat: id }), luck) : act
  if (sits) return state.started && !state.contest && cardsTooMany(state, id) < 0 ? settled(act, luck) : act
  return protagonistOf(state, id) ? settled(happen(act, { type: 'seat-returned', seat: id }), luck) : act
}

/** Outside a contest, deals hands up to size; in a contest, applies its automatic steps. */
function settled(act: Act, luck: Luck): Act {
  if (act.state.contest) return conclude(act)
  const filled = refillIfDealt(act, luck)
  return filled.ok ? filled.value : act
}

/** Calls off a contest that needs this player; a contest with a verdict is closed unchanged. */
function withoutContestOf(act: Act, seat: SeatId): Act {
  const { contest } = act.state
  if (!contest || !isNeeded(contest, seat)) return act
  if (contest.phase.at === 'ended') return recordContest(act, contest, contest.phase.outcome)
  return happen(act, { type: 'contest-called-off', reason: 'a player has left' })
}

/** Whether the player is a contestant, or must pick a transformation, tell the wrap-up or return cards. */
function isNeeded(contest: Contest, seat: SeatId): boolean {
  if (sideOf(contest, seat)) return true
  const { phase } = contest
  if (phase.at === 'ended') return phase.outcome.narrator === seat || phase.transformation?.picker === seat
  return phase.at === 'trick' && phase.trick.question?.kind === 'hand-back' && phase.trick.question.to === seat
}

/** BN7: the act, its stakes, and whether a contest waits. Hands and secrets are left out. */
function prepare(state: State): BoardPreparation {
  if (!state.started) return { facts: [], standing: [], players: [], owed: [] }
  const { number, name, stakes } = currentAct(state)
  return {
    facts: [{ label: 'Act', value: name === '' ? `${number}` : `${number}, ${name}` }],
    standing: stakes === '' ? [] : [[`At stake in this act: ${stakes}`]],
    players: [],
    owed: state.contest ? [{ id: 'contest', title: 'Still open', says: ['A contest is not over yet'], act: null }] : []
  }
}
