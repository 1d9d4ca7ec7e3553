import type { Chronicle } from '#rules/campaign/chronicle'
import type { BoardId } from '#rules/campaign/types'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { Played } from '../support/chronicle'

/** Two players enter real dice on their phones: called and uncalled, again, undone, and corrected by the GM. */
export function realDice(): Chronicle {
  const played = Played.table('Real dice', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats as [SeatId, SeatId]
  const opened = played.campaign({ type: 'open-board', system: 'game-face', title: 'The bell rope', settings: null })
  const act = (command: object, actor: Actor = gm): void => void played.act(command, actor, `b${opened.id}` as BoardId)
  const enter = (side: 'left' | 'right', suit: string, roll: number) => ({ type: 'enter-die', side, suit, roll })
  const at = (seat: SeatId): Actor => ({ kind: 'seat', seat })
  const both = { strong: 'spades', weak: 'hearts' }
  const contestants = {
    left: { ...both, who: { kind: 'seat', seat: kresk }, dice: 'table' },
    right: { ...both, who: { kind: 'seat', seat: wren }, dice: 'screen' }
  }
  act({ type: 'begin', contestants, voice: null, variants: { bonus: 'lasting', ties: 'reroll' } })
  act({ type: 'use-dice', side: 'right', dice: 'table' })
  act({ type: 'call-player', seats: [kresk], what: 'pick-and-roll', why: '' })
  act({ type: 'call-player', seats: [wren], what: 'pick-and-roll', why: 'Under the cup!' })
  act({ type: 'answer-call', seat: kresk, call: 1, answer: enter('left', 'clubs', 5) }, at(kresk))
  played.undo()
  act({ type: 'answer-call', seat: kresk, call: 1, answer: enter('left', 'spades', 7) }, at(kresk))
  act({ type: 'answer-call', seat: wren, call: 2, answer: enter('right', 'clubs', 7) }, at(wren))
  act({ type: 'reveal', typed: { left: null, right: null } })
  act(enter('left', 'spades', 11), at(kresk))
  act(enter('left', 'spades', 12), at(kresk))
  act({ type: 'call-player', seats: [wren], what: 'pick-and-roll', why: '' })
  act({ type: 'reveal', typed: { left: null, right: { suit: 'clubs', roll: 3 } } })
  act(enter('left', 'clubs', 4), at(kresk))
  act({ type: 'use-dice', side: 'left', dice: 'screen' })
  return played.chronicle
}
