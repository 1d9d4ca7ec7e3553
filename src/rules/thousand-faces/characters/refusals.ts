import type { SeatId } from '../../core/seat'
import type { MoveId } from '../moves/ids'

export type CharacterRefusal =
  | { readonly because: 'no-such-touchstone'; readonly title: string }
  | { readonly because: 'title-twice'; readonly title: string }
  | { readonly because: 'circled-already'; readonly title: string }
  | { readonly because: 'one-circle-each' }
  | { readonly because: 'gm-circles-last' }
  | { readonly because: 'not-laid-out'; readonly move: MoveId }
  | { readonly because: 'move-taken'; readonly move: MoveId; readonly by: SeatId }
  | { readonly because: 'three-already'; readonly seat: SeatId }
  | { readonly because: 'one-a'; readonly seat: SeatId }
  | { readonly because: 'two-b'; readonly seat: SeatId }
  | { readonly because: 'not-offered'; readonly goal: string }
  | { readonly because: 'two-goals'; readonly got: number }
  | { readonly because: 'no-goal'; readonly seat: SeatId }
  | { readonly because: 'goal-fulfilled'; readonly seat: SeatId }
  | { readonly because: 'packed-already'; readonly seat: SeatId }
  | { readonly because: 'nothing-owed'; readonly seat: SeatId }
  | { readonly because: 'two-items-already'; readonly seat: SeatId }
  | { readonly because: 'one-magical'; readonly seat: SeatId }
  | { readonly because: 'created-already'; readonly seat: SeatId }
  | { readonly because: 'not-your-pick'; readonly seat: SeatId; readonly turn: SeatId }
  | { readonly because: 'no-cards-out' }
  | { readonly because: 'draft-runs' }
  | { readonly because: 'no-draft' }
  | { readonly because: 'no-players' }
  | { readonly because: 'question-twice' }
  | { readonly because: 'empty-words' }
