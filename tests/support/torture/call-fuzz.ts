import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { type SystemId, systemOf } from '#rules/registry'
import { seededLuck } from '../luck'
import { type Whim, whimOf } from '../thousand-faces/random-play'
import { answerAt } from './answer-play'
import { anyOf, commandKinds, sensible } from './games'
import { poolOf } from './pool'
import type { Fuzzed } from './seat-fuzz'
import { judge } from './call-rights'
import { type AnyState, type Command, firstOf, seats, type SmallGame } from './small-games'

/**
 * The Game Master plays and calls at random in a smaller game. Three seats ask for everything, for themselves and for each other.
 * @throws Error for an ask that did what it may not
 */
export function fuzzCalls(game: SmallGame, count: number, seed: number): Fuzzed {
  const luck = seededLuck(seed)
  const system = systemOf(game as SystemId)
  let state = begun(game, seed)
  const tally = { asked: 0, done: 0, answered: 0, refusedByWho: 0 }
  for (let turn = 0; tally.asked < count; turn++) {
    const whim = whimOf(seed * 1_000_003 + turn)
    const played = callPlay(
      game,
      state,
      seats.map(({ id }) => id),
      whim,
      seed + turn
    )
    const answered = whim.count(6) === 0 ? answerAt({ system: game, state }, [played.actor], whim) : null
    const { actor } = played
    const command = answered?.made.ok ? (answered.made.value as Command) : played.command
    const parsed = system.parse.command.parse(command)
    if (actor.kind === 'seat') tally.asked++
    if (!parsed.ok) continue
    const decided = system.decide(state, parsed.value, actor, luck)
    if (actor.kind === 'seat' && !decided.ok && ['not-yours', 'gm-only'].includes(decided.error.because))
      tally.refusedByWho++
    if (!decided.ok) continue
    const after = decided.value.state as AnyState
    if (actor.kind === 'seat') {
      judge(game, state, after, command, actor.seat)
      tally.done++
      if (command.type === 'answer-call') tally.answered++
    }
    state = isOver(game, after) ? begun(game, seed + turn) : after
  }
  return tally
}

interface AnyAsk {
  readonly actor: Actor
  readonly command: Command
}

/** The Game Master mostly plays as a table would, and calls. Seats send anything, and right and wrong answers to calls. */
export function callPlay(game: SmallGame, state: AnyState, at: readonly SeatId[], whim: Whim, seed: number): AnyAsk {
  const seat = whim.one(at)!
  const next = sensible(game, state, whim, seededLuck(seed)) as AnyAsk | null
  if (whim.count(4) === 0)
    return {
      actor: gm,
      command: whim.count(2) === 0 ? callFrom(game, at, whim) : (next?.command ?? any(game, state, whim))
    }
  const call = whim.one(state.calls.open)
  const actor: Actor = { kind: 'seat', seat: call && whim.count(2) === 0 ? whim.one(call.seats)! : seat }
  const bySeat = next && whim.count(3) > 0 ? next.command : any(game, state, whim)
  if (!call || whim.count(2) === 0) return { actor, command: bySeat }
  const answer = whim.count(3) > 0 ? answerFor(game, state, call.what, actor.seat, whim, bySeat) : bySeat
  const id = whim.count(5) === 0 ? call.id - 1 : call.id
  return { actor, command: { type: 'answer-call', seat: actor.seat, call: id, answer } }
}

function any(game: SmallGame, state: AnyState, whim: Whim): Command {
  const choosing = { whim, pool: poolOf(state), typed: () => 'words', extremes: 2 }
  return anyOf(whim.one(commandKinds(game))!, choosing) as Command
}

const whats: Readonly<Record<SmallGame, readonly string[]>> = {
  prophecy: ['roll', 'match', 'tell', 'choose-scene'],
  'game-face': ['pick-and-roll', 'describe', 'settle'],
  'face-of-angels': ['turn', 'turn', 'turn', 'extra-card', 'powers', 'contest']
}

function callFrom(game: SmallGame, at: readonly SeatId[], whim: Whim): Command {
  const called = at.filter(() => whim.count(2) === 0)
  if (whim.count(12) === 0)
    return { type: 'set-phone-calls', seat: whim.one([null, ...called]) ?? null, on: whim.count(3) > 0 }
  return {
    type: 'call-player',
    seats: called.length > 0 ? called : at.slice(0, 1),
    what: whim.one(whats[game]),
    why: 'because'
  }
}

/** Something that may well answer that call. */
function answerFor(
  game: SmallGame,
  state: AnyState,
  what: string,
  seat: SeatId,
  whim: Whim,
  other: Command
): Command | null {
  if (game === 'prophecy') {
    const scene = state.onStage ?? whim.one(state.scenes)?.id
    const note = (isOwn: boolean) =>
      whim.one(state.objects.filter(({ player }) => (player !== null) === isOwn).flatMap(({ aspects }) => aspects))?.id
    if (what === 'roll') return { type: 'roll', dice: null }
    if (what === 'tell') return { type: 'tell', scene, exploited: [], words: 'told' }
    if (what === 'choose-scene') return { type: 'perform', scene: whim.one(state.scenes)?.id, at: 1000 }
    return whim.count(4) === 0 ? null : { type: 'match', scene, character: note(true), environment: note(false) }
  }
  if (game === 'game-face') {
    const side = whim.one(['left', 'right'] as const)
    if (what === 'settle') return { type: 'settle', words: 'it fits' }
    if (what === 'describe') return { type: 'describe', side, words: 'a leap' }
    const suit = whim.one(['clubs', 'hearts', 'spades', 'diamonds'])
    if (state.contestants?.[side ?? 'left'].dice === 'table')
      return { type: 'enter-die', side, suit, roll: 1 + whim.count(9) }
    return whim.count(2) === 0 ? { type: 'pick', side, suit } : { type: 'roll', side }
  }
  if (what === 'contest')
    return { type: 'call-contest', who: seat, acting: { as: 'protagonist' }, respondent: 'world', kind: 'ordinary' }
  if (what === 'powers') return { type: 'gain-powers', seat, suit: 'clubs', area: 'fire' }
  return other
}

/** A game that is over, or so full that nothing more happens, begins anew. */
function isOver(game: SmallGame, state: AnyState): boolean {
  if (game === 'game-face') return state.past.length > 20
  if (game === 'prophecy')
    return state.objects.length > 60 || state.scenes.some(({ parent, check }) => parent === null && check?.outcome)
  return state.relationships.length > 60 || state.slices.length > 60
}

function begun(game: SmallGame, seed: number): AnyState {
  const system = systemOf(game as SystemId)
  const settings = system.parse.settings.parse(
    game === 'face-of-angels' ? { cards: seed % 2 ? 'digital' : 'physical' } : {}
  )
  if (!settings.ok) throw new Error(settings.error.message)
  return firstOf[game](seats.map(({ id }) => id)).reduce(
    (state, command) => {
      const decided = system.decide(state, command, gm, seededLuck(seed))
      if (!decided.ok) throw new Error(decided.error.because)
      return decided.value.state as AnyState
    },
    system.open(seats, settings.value) as AnyState
  )
}
