import type { Call } from '#rules/core/calls/model'
import type { SeatId } from '#rules/core/seat'
import { callKinds as angels } from '#rules/face-of-angels/calls/calling'
import { callKinds as gameFace } from '#rules/game-face/calls/calling'
import { callKinds as prophecy } from '#rules/prophecy/calls/calling'
import { type AnyState, type Command, seats, type SmallGame } from './small-games'

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
export function judge(game: SmallGame, before: AnyState, after: AnyState, command: Command, seat: SeatId): void {
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
