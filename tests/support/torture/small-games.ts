import type { CallsState } from '#rules/core/calls/model'
import { type Seat, type SeatId } from '#rules/core/seat'
import type { State as Angels } from '#rules/face-of-angels/state'
import type { State as Duel } from '#rules/game-face/state'
import type { State as Story } from '#rules/prophecy/state'

/** The smaller games, in which players are called too. */
export const smallGames = ['prophecy', 'game-face', 'face-of-angels'] as const
export type SmallGame = (typeof smallGames)[number]
export type Command = { readonly type: string } & Readonly<Record<string, unknown>>
export type AnyState = Story & Duel & Angels & CallsState

/** Those that are seated in each. */
export const seats: readonly Seat[] = [1, 2, 3].map(n => ({
  id: `s${n}` as SeatId,
  player: '',
  character: `C${n}`,
  retired: false
}))

const side = (seat: string) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'screen' })
const person = (seat: string) => ({ type: 'add-object', name: 'C', kind: 'person', player: { kind: 'seat', seat } })

/** What makes there be something to call for. @param at three seats */
export const firstOf: Readonly<Record<SmallGame, (at: readonly string[]) => readonly Command[]>> = {
  prophecy: ([one = '', other = '']) => [
    person(one),
    person(other),
    { type: 'add-object', name: 'The bell', kind: 'thing', player: null },
    { type: 'attach', object: 'o1', text: 'Stubborn', category: null, about: null },
    { type: 'attach', object: 'o2', text: 'Loud', category: null, about: null },
    { type: 'attach', object: 'o3', text: 'Old', category: null, about: null },
    { type: 'sketch', parent: null, objective: 'Ring it' },
    { type: 'sketch', parent: 'c7', objective: 'Find it' },
    { type: 'sketch', parent: 'c7', objective: 'Lift it' },
    { type: 'bring', scene: 'c8', object: 'o3' }
  ],
  'game-face': ([left = '', right = '', voice = '']) => [
    {
      type: 'begin',
      contestants: { left: side(left), right: side(right) },
      voice,
      variants: { bonus: 'lasting', ties: 'spent' }
    }
  ],
  'face-of-angels': () => [{ type: 'start-game' }]
}
