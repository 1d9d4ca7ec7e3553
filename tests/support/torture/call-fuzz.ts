import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { type SystemId, systemOf } from '#rules/registry'
import { seededLuck } from '../luck'
import { type Whim, whimOf } from '../thousand-faces/random-play'
import { answerAt } from './answer-play'
import { anyOf, commandKinds, sensible } from './games'
import { poolOf } from './pool'
import type { Fuzzed } from './seat-fuzz'
import { type AnyState, type Command, firstOf, seats, type SmallGame } from './small-games'
import type { Call } from '#rules/core/calls/model'
import { callKinds as angels } from '#rules/face-of-angels/calls/calling'
import { callKinds as gameFace } from '#rules/game-face/calls/calling'
import { callKinds as prophecy } from '#rules/prophecy/calls/calling'

/** What a seat may do by itself, without a call: PR39, PR46; GF7, GF8, GF24, GF26, GF27; A36. Judged here a second time. */
const own: Readonly<Record<SmallGame, readonly string[]>> = {
  prophecy: [
    'add-object',
    'attach',
    'rename-object',
    'remove-object',
    'rewrite',
    'detach',
    'match',
    'unmatch',
    'roll',
    'tell'
  ],
  'game-face': ['pick', 'roll', 'enter-die', 'describe', 'concede', 'settle', 'note-result'],
  'face-of-angels': [
    'call-contest',
    'step-up',
    'set-stakes',
    'change-condition',
    'confirm-limits',
    'accept-stakes',
    'bring-relationship',
    'draw-as-jack',
    'discard',
    'pick-transformation',
    'settle-relationship',
    'propose-end',
    'agree-end',
    'close-contest',
    'edit-protagonist',
    'gain-powers',
    'add-character',
    'edit-character',
    'remove-character',
    'add-relationship',
    'edit-relationship',
    'remove-relationship',
    'write-secret',
    'note-suspicion',
    'play-as',
    'answer-secret',
    'hand-back',
    'lay-card',
    'pass-help',
    'pick-point'
  ]
}

/** What each call can be answered with, as the rules pages say. */
const answers: Readonly<Record<string, readonly string[]>> = {
  'prophecy roll': ['roll'],
  'prophecy match': ['match', 'unmatch'],
  'prophecy tell': ['tell'],
  'prophecy choose-scene': ['perform'],
  'game-face pick-and-roll': ['pick', 'roll', 'enter-die'],
  'game-face describe': ['describe'],
  'game-face settle': ['settle'],
  'face-of-angels extra-card': ['bring-relationship', 'draw-as-jack'],
  'face-of-angels powers': ['gain-powers'],
  'face-of-angels contest': ['call-contest'],
  'face-of-angels turn': own['face-of-angels']
}

function may(game: SmallGame, before: AnyState, command: Command, seat: SeatId): boolean {
  if (command.type !== 'answer-call')
    return own[game].includes(command.type) || isModerators(game, before, seat, command)
  const { everybody, except } = before.phoneCalls
  const call = before.calls.open.find(({ id }) => id === command['call'])
  if (command['seat'] !== seat || everybody === except.includes(seat) || !call?.seats.includes(seat)) return false
  const answer = command['answer'] as Command | null
  return answer === null ? call.what === 'match' : (answers[`${game} ${call.what}`] ?? []).includes(answer.type)
}

/** PR38: the Moderator keeps the books; who is called, and who moderates, is never theirs. */
function isModerators(game: SmallGame, { moderator }: AnyState, seat: SeatId, { type }: Command): boolean {
  const never = ['name-moderator', 'set-options', 'hand-over', 'call-player', 'recall-player', 'set-phone-calls']
  return game === 'prophecy' && moderator === seat && !never.includes(type)
}

/** What belongs to another seat alone, as text. No act of a seat may change it, except the listed ones. */
function ownThings(game: SmallGame, state: AnyState, seat: SeatId, removed?: unknown): string {
  if (game === 'prophecy') {
    const objects = state.objects.filter(({ player }) => player?.kind === 'seat' && player.seat === seat)
    // A relationship with a card that is removed stays without it.
    return JSON.stringify([state.phoneCalls, objects], (key, value: unknown) =>
      key === 'about' && value === removed ? null : value
    )
  }
  if (game === 'game-face') {
    const side = (['left', 'right'] as const).find(each => {
      const who = state.contestants?.[each].who
      return who?.kind === 'seat' && who.seat === seat
    })
    return JSON.stringify([state.phoneCalls, side && !state.ritual?.verdict ? state.ritual?.hidden[side] : null])
  }
  const { protagonists, suspicions, relationships } = state
  const record = [
    protagonists.find(each => each.seat === seat)?.secret,
    suspicions.filter(({ who }) => who === seat),
    relationships.filter(each => each.seat === seat).map(({ name }) => name)
  ]
  return JSON.stringify([state.phoneCalls, record])
}

const isAskedIn = { prophecy, 'game-face': gameFace, 'face-of-angels': angels } as unknown as Readonly<
  Record<SmallGame, { isAsked(state: AnyState, what: string, seat: SeatId): boolean }>
>

/** Whether a call of others was made, changed or taken, though one of them could still answer it. One that includes the asker may go on without them. */
function isOthersCallChanged(game: SmallGame, before: AnyState, after: AnyState, seat: SeatId): boolean {
  const [was, now] = [before, after].map(({ calls }) =>
    calls.open.filter(({ seats: called }) => !called.includes(seat)).map(call => ({ call, text: JSON.stringify(call) }))
  ) as [Told[], Told[]]
  const shared = before.calls.open.filter(({ seats: called }) => called.includes(seat))
  const goesOn = ({ what, seats: called }: Call) =>
    shared.some(each => each.what === what && called.every(one => each.seats.includes(one)))
  const isMade = now.some(({ call, text }) => !was.some(each => each.text === text) && !goesOn(call))
  const isTaken = was.some(
    ({ call, text }) =>
      !now.some(each => each.text === text) && call.seats.some(each => isAskedIn[game].isAsked(after, call.what, each))
  )
  return isMade || isTaken
}

interface Told {
  readonly call: Call
  readonly text: string
}

/** @throws Error for an act that the seat may not do, or that changed what is another's */
function judge(game: SmallGame, before: AnyState, after: AnyState, command: Command, seat: SeatId): void {
  if (!may(game, before, command, seat))
    throw new Error(`${game}: ${seat} did what it may not: ${JSON.stringify(command)}`)
  if (isOthersCallChanged(game, before, after, seat))
    throw new Error(`${game}: ${seat} changed a call of others: ${JSON.stringify(command)}`)
  // GF27: a concession ends the ritual, and what lay under the cups with it.
  const removed = command.type === 'remove-object' ? command['object'] : undefined
  for (const { id } of command.type === 'concede' ? [] : seats) {
    if (id !== seat && ownThings(game, before, id, removed) !== ownThings(game, after, id, removed))
      throw new Error(`${game}: ${seat} changed what is ${id}’s: ${JSON.stringify(command)}`)
    const hands = [before, after].map(state => state.piles?.hands[id]?.length ?? 0) as [number, number]
    if (id !== seat && command.type === 'answer-call' && hands[1] < hands[0] && before.contest?.phase.at !== 'trick')
      throw new Error(`${game}: ${seat} took cards of ${id}: ${JSON.stringify(command)}`)
  }
}

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
