import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Checker,
  type Deciders,
  type Followers,
  happen,
  type SeatMay,
  type SliceRules,
  type Describers,
  type Explainers,
  type SliceWords
} from '../../core/slice'
import { foesAttack, foeOf, strike } from '../foes/steps'
import { brokenLaws } from '../invariants'
import { moveOf } from '../moves/all'
import { isUp } from '../moves/teamwork'
import { foesTakeTurn } from '../rounds/steps'
import { findSheet } from '../sheets'
import { owedMoves } from '../shadow/pool'
import type { Act, Game, Refusal, State } from '../state'
import type { FollowUp, FollowUpCommand, FollowUpEvent, FollowUpRefusal } from './model'
import { mayRollPower } from './powers'
import { rollPower, changeFollowUp, closeFollowUp, isDone, participantsOf } from './steps'
import { line } from '../../core/log-line'

/** The follow-up of an attack: rules FU1–FU8. */
const decide: Deciders<Game, FollowUpCommand> = {
  'roll-power': (act, command, luck) => onFollowUp(act, command, open => rollPower(act, open, command, luck)),
  'apply-power': (act, command) => onFollowUp(act, command, open => applyPower(act, open, command.square)),
  'answer-attack': (act, command, luck) => onFollowUp(act, command, open => answer(act, open, command, luck)),
  'close-follow-up'(act, { followUp }) {
    const open = act.state.followUps.find(each => each.id === followUp)
    return open ? ok(closeFollowUp(act, open, 'let-go')) : refuse({ because: 'no-such-follow-up' })
  }
}

const seatMay: SeatMay<Game, FollowUpCommand> = { 'roll-power': mayRollPower }

/** FU2: the options of the move come first. */
function onFollowUp(
  act: Act,
  { followUp: id }: { readonly followUp: number },
  then: (open: FollowUp) => Result<Act, Refusal>
): Result<Act, Refusal> {
  const open = act.state.followUps.find(each => each.id === id)
  if (!open) return refuse({ because: 'no-such-follow-up' })
  return open.waits ? refuse({ because: 'options-first', seat: open.seat }) : then(open)
}

/** FU4: the blow lands; then comes the next blow, or the answer of the foes that still stand. */
function applyPower(act: Act, open: FollowUp, square: 'keep' | 'cross-out'): Result<Act, Refusal> {
  const { power: thrown, seat } = open
  if (thrown === null) return refuse({ because: 'power-first', seat })
  const foe = foeOf(act.state, thrown.foe)
  if (!foe.ok) return foe
  const { power, roll } = thrown
  const struck = power < 1 ? ok(act) : strike(act, foe.value, power, seat, square, currentRoll(act.state, roll))
  if (!struck.ok) return struck
  const left = { ...open, power: null, struck: { foe: thrown.foe, power }, hits: open.hits.slice(1) }
  const now = isAnswered(struck.value.state, left) ? { ...left, answers: false } : left
  return ok(isDone(now) ? closeFollowUp(struck.value, now, 'done') : changeFollowUp(struck.value, now))
}

/** A hit by the newest roll can still be re-rolled (K12). */
function currentRoll({ dice }: State, roll: number | null): number | undefined {
  return roll !== null && dice?.serial === roll ? roll : undefined
}

/** FU5: a foe that is subdued does not answer, unless others fight the same character. */
function isAnswered({ foes }: State, open: FollowUp): boolean {
  const all = participantsOf(open)
  const standing = foes.filter(foe => foe.stamina > 0)
  return !standing.some(foe => foe.id === open.struck?.foe || (foe.engaged !== null && all.includes(foe.engaged)))
}

/** FU5, FU6: the foe's blow is opened, and pays a cross. */
function answer(
  act: Act,
  open: FollowUp,
  { foes, seat, die }: Extract<FollowUpCommand, { type: 'answer-attack' }>,
  luck: Luck
): Result<Act, Refusal> {
  if (open.hits.length > 0) return refuse({ because: 'blow-first', seat: open.seat })
  if (!open.answers) return refuse({ because: 'no-answer-due', seat: open.seat })
  if (findSheet(act.state, seat)?.incapacitated) return refuse({ because: 'incapacitated', seat })
  const struck = foesAttack(act, { foes, seat, die }, luck)
  if (!struck.ok) return struck
  return ok(answeredAtOnce(withCrossPaid(answeredBy(struck.value, open, seat), open), foes))
}

/** TW7: every participant is struck. One blow at a time, until no participant who is up is left; then the follow-up is over. */
function answeredBy(act: Act, open: FollowUp, struck: SeatId): Act {
  const due = stillDue(act.state, open, struck)
  // The first blow pays the cross: the rest of the answer is owed no more.
  return due.length > 0 ? changeFollowUp(act, { ...open, owed: false, due }) : closeFollowUp(act, open, 'done')
}

/** A blow on another character in the scene counts for the first participant who still expects one. */
function stillDue(state: State, { due = [] }: FollowUp, struck: SeatId): readonly SeatId[] {
  const stands = due.includes(struck) ? struck : due[0]
  return due.filter(seat => seat !== stands && isUp(state, seat))
}

/** FU6: the GM move of exactly this cross, even where an older one is owed to another character. */
function withCrossPaid(act: Act, { owed, flip, move }: FollowUp): Act {
  const owes = owed && flip !== null && owedMoves(act.state).some(each => each.flip === flip)
  return owes ? happen(act, { type: 'gm-move-made', move: `${moveOf(move).name} goes wrong`, flip }) : act
}

/** RO6: where foes answer at once, that was their answer; in the other formats it uses none of their turns. */
function answeredAtOnce(act: Act, foes: readonly number[]): Act {
  return act.state.format === 'at-once' ? foesTakeTurn(act, foes) : act
}

/** The open follow-ups; a flip is settled once its power is rolled (FU7). */
const apply: Reducers<Game, FollowUpEvent> = {
  'follow-up-opened': (state, { followUp }) => ({ ...state, followUps: [...state.followUps, followUp] }),
  'follow-up-changed': (state, { followUp }) => ({
    ...state,
    flips:
      followUp.flip === null || (followUp.power === null && followUp.struck === null)
        ? state.flips
        : { ...state.flips, settled: Math.max(state.flips.settled ?? 0, followUp.flip) },
    followUps: state.followUps.map(each => (each.id === followUp.id ? followUp : each))
  }),
  'follow-up-closed': (state, { followUp }) => ({
    ...state,
    followUps: state.followUps.filter(each => each.id !== followUp)
  })
}

/** FU7: a flashback begins the move anew, and a foe that is gone is not struck. */
const follow: Followers<Game> = {
  'flashback-began': (state, { seat }) => {
    const newest = findSheet(state, seat)?.lastFlip?.serial
    const anew = state.outcomes.find(each => each.flip === newest)?.id
    return anew === undefined ? state : { ...state, followUps: state.followUps.filter(({ id }) => id !== anew) }
  },
  'foe-removed': (state, { foe }) => ({ ...state, followUps: state.followUps.map(each => withoutFoe(each, foe)) }),
  'foes-cleared': state => ({ ...state, followUps: [] })
}

function withoutFoe(open: FollowUp, foe: number): FollowUp {
  return {
    ...open,
    power: open.power?.foe === foe ? null : open.power,
    struck: open.struck?.foe === foe ? null : open.struck
  }
}

const check: Checker<Game> = state =>
  brokenLaws([
    ['FU1: every follow-up is one', new Set(state.followUps.map(({ id }) => id)).size === state.followUps.length],
    ['FU1: a follow-up that is done is closed', state.followUps.every(each => !isDone(each))],
    [
      'FU1: every follow-up is of somebody who plays',
      state.followUps.every(({ seat }) => findSheet(state, seat) !== undefined)
    ]
  ])

export const followUpRules = { decide, seatMay, apply, follow, check } satisfies SliceRules<Game>

/** Blows, rolls and answers have lines of their own. Here only a dropped rest has a line, for the GM alone. */
const describe: Describers<FollowUpEvent> = {
  'follow-up-opened': () => null,
  'follow-up-changed': () => null,
  'follow-up-closed': ({ seat, move, how }, audience) =>
    how === 'let-go' && audience.kind === 'gm'
      ? line('quiet', { seat }, `: nothing more follows ${moveOf(move).name}`)
      : null
}

const explain: Explainers<FollowUpRefusal> = {
  'no-such-follow-up': () => ({
    message: ['Nothing is left to follow that move'],
    remedy: ['Flip the next move, or strike from the panel of the foes'],
    opens: 'foes'
  }),
  'options-first': ({ seat }) => ({
    message: ['The options of ', { seat }, ' are not picked yet'],
    remedy: ['Pick them; the blow comes next'],
    opens: 'who-decides'
  }),
  'no-blow-left': ({ seat }) => ({
    message: [{ seat }, ' has struck all the blows of this move'],
    remedy: ['Let the foe answer, or close it']
  }),
  'power-first': ({ seat }) => ({
    message: ['The power of ', { seat }, ' is not rolled yet'],
    remedy: ['Roll it, or type what lies on the table']
  }),
  'no-answer-due': ({ seat }) => ({
    message: ['No foe may answer this move of ', { seat }],
    remedy: ['Attack from the panel of the foes instead'],
    opens: 'foes'
  }),
  'blow-first': ({ seat }) => ({
    message: [{ seat }, ' strikes first'],
    remedy: ['Roll and apply the power; then the foe answers']
  })
}

export const followUpWords = { describe, explain } satisfies SliceWords<Game>
