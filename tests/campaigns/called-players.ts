import type { Chronicle } from '#rules/campaign/chronicle'
import type { BoardId } from '#rules/campaign/types'
import type { Call, CallsState } from '#rules/core/calls/model'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import type { State as Angels } from '#rules/face-of-angels/state'
import { Played } from '../support/chronicle'

/** Calls in the three smaller games: made, replaced, answered, taken back, undone, done otherwise, and phones that are off. */
export function calledPlayers(): Chronicle {
  const played = Played.table('Called players', 'Kresk Half-Tide', 'Sister Wren')
  story(new Called(played, 'prophecy'))
  duel(new Called(played, 'game-face'))
  contest(new Called(played, 'face-of-angels'))
  return played.chronicle
}

/** One board on which players are called. */
class Called {
  readonly board: BoardId
  readonly kresk: SeatId
  readonly wren: SeatId

  constructor(
    readonly played: Played,
    system: SystemId
  ) {
    const opened = played.campaign({ type: 'open-board', system, title: system, settings: null })
    this.board = `b${opened.id}` as BoardId
    ;[this.kresk, this.wren] = played.seats as [SeatId, SeatId]
  }

  state<Of = CallsState>(): Of {
    return this.played.chronicle.campaign.boards.find(board => board.id === this.board)!.state as Of
  }

  do(command: object, actor: Actor = gm): void {
    this.played.act(command, actor, this.board)
  }

  call(what: string, seats: readonly SeatId[], why = ''): void {
    this.do({ type: 'call-player', seats, what, why })
  }

  /** @param answer null: that is all */
  answer(seat: SeatId, answer: object | null): void {
    const { id } = this.state().calls.open.find(({ seats }: Call) => seats.includes(seat))!
    this.do({ type: 'answer-call', seat, call: id, answer }, { kind: 'seat', seat })
  }

  /** Calls off and on again, and one that is taken back. */
  rest(what: string, seat: SeatId): void {
    this.do({ type: 'set-phone-calls', seat: this.wren, on: false })
    this.do({ type: 'set-phone-calls', seat: null, on: true })
    this.call(what, [seat], 'Quick!')
    this.do({ type: 'recall-player', call: this.state().calls.made })
  }
}

function story(table: Called): void {
  const { kresk, wren, played } = table
  const commands: readonly object[] = [
    { type: 'add-object', name: 'Kresk', kind: 'person', player: { kind: 'seat', seat: kresk } },
    { type: 'add-object', name: 'The bell', kind: 'thing', player: null },
    { type: 'attach', object: 'o1', text: 'Stubborn', category: 'psychology', about: null },
    { type: 'attach', object: 'o2', text: 'Rings at low tide', category: null, about: null },
    { type: 'sketch', parent: null, objective: 'Ring it' },
    { type: 'bring', scene: 'c5', object: 'o2' }
  ]
  for (const command of commands) table.do(command)
  table.call('choose-scene', [kresk, wren], 'Where do you go now?')
  table.answer(wren, { type: 'perform', scene: 'c5', at: 1000 })
  table.call('match', [kresk], 'What of you helps here?')
  const pair = { scene: 'c5', character: 'a3', environment: 'a4' }
  table.answer(kresk, { type: 'match', ...pair })
  table.answer(kresk, { type: 'unmatch', ...pair })
  table.answer(kresk, { type: 'match', ...pair })
  table.answer(kresk, null)
  table.rest('roll', kresk)
  table.call('roll', [kresk, wren], 'The rope is in somebody’s hand.')
  table.answer(kresk, { type: 'roll', dice: [6] })
  played.undo()
  table.answer(wren, { type: 'roll', dice: [6] })
  table.answer(wren, { type: 'roll', dice: null })
  while (table.state().calls.open.length > 0) table.answer(wren, { type: 'roll', dice: null })
  table.call('tell', [kresk])
  table.answer(kresk, { type: 'tell', scene: 'c5', exploited: [0], words: 'It rings.' })
}

function duel(table: Called): void {
  const { kresk, wren } = table
  const side = (seat: SeatId) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'screen' })
  const contestants = { left: side(kresk), right: { ...side(wren), who: { kind: 'npc', name: 'The Warden' } } }
  table.do({ type: 'begin', contestants, voice: wren, variants: { bonus: 'lasting', ties: 'spent' } })
  table.rest('describe', kresk)
  table.call('describe', [kresk], 'How do you go about it?')
  table.answer(kresk, { type: 'describe', side: 'left', words: 'A leap over the rail' })
  table.call('pick-and-roll', [kresk])
  table.do({ type: 'pick', side: 'right', suit: 'clubs' })
  table.answer(kresk, { type: 'pick', side: 'left', suit: 'spades' })
  table.answer(kresk, { type: 'roll', side: 'left' })
  table.call('settle', [wren], 'Does the leap fit Spades?')
  table.answer(wren, { type: 'settle', words: 'It does' })
  table.do({ type: 'roll', side: 'right' })
  table.do({ type: 'reveal', typed: { left: null, right: null } })
}

function contest(table: Called): void {
  const { kresk } = table
  table.do({ type: 'start-game' })
  table.do({ type: 'add-relationship', seat: kresk, kind: 'friend', name: 'Osric' })
  table.rest('contest', kresk)
  table.call('contest', [kresk])
  const acting = { as: 'protagonist' }
  table.answer(kresk, { type: 'call-contest', who: kresk, acting, respondent: 'world', kind: 'ordinary' })
  table.do({ type: 'step-up', who: 'world', acting: { as: 'other', name: 'Warden Brask' } })
  table.call('turn', [kresk], 'What do you want of him?')
  table.answer(kresk, { type: 'set-stakes', who: kresk, ifWin: 'The gate opens', ifLose: 'He keeps the key' })
  table.do({ type: 'confirm-limits', who: 'world' })
  table.call('turn', [kresk])
  table.answer(kresk, { type: 'confirm-limits', who: kresk })
  table.do({ type: 'accept-stakes', who: 'world', pace: 1 })
  table.call('extra-card', [kresk], 'Who stands by you?')
  table.answer(kresk, { type: 'bring-relationship', who: kresk, relationship: 'r1' })
  table.call('turn', [kresk], 'Your card!')
  const card = table.state<Angels>().piles.hands[kresk]![0]
  table.answer(kresk, { type: 'lay-card', who: kresk, card, acting, played: { as: 'plain' }, secret: null })
}
