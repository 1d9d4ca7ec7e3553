import type { SeatId } from '../../core/seat'
import type { MoveId } from '../moves/ids'
import type { ConditionId, Length } from './chapters'

export type EconomyRefusal =
  | { readonly because: 'not-enough-journey'; readonly has: number }
  | { readonly because: 'no-such-chapter'; readonly chapter: number; readonly most: number }
  | { readonly because: 'no-chapter' }
  | { readonly because: 'chapter-over'; readonly chapter: number }
  | { readonly because: 'conditions-open'; readonly open: readonly ConditionId[] }
  | { readonly because: 'no-such-condition'; readonly condition: ConditionId }
  | { readonly because: 'no-books'; readonly length: Length }
  | { readonly because: 'nothing-at-stake' }
  | { readonly because: 'no-such-disadvantage' }
  | { readonly because: 'goal-words'; readonly words: number }
  | { readonly because: 'day-runs'; readonly number: number }
  | { readonly because: 'no-day' }
  | { readonly because: 'needs-town'; readonly move: MoveId }
  | { readonly because: 'day-spent'; readonly seat: SeatId; readonly by: MoveId }
  | { readonly because: 'only-with-rest'; readonly seat: SeatId }
  | { readonly because: 'session-opened'; readonly session: number }
  | { readonly because: 'tutorial-runs' }
  | { readonly because: 'no-tutorial' }
  | { readonly because: 'tutorial-clock-is'; readonly now: 'running' | 'standing' }
  | { readonly because: 'no-such-claim' }
  | { readonly because: 'not-dead'; readonly seat: SeatId | null }
  | { readonly because: 'too-many-of-that'; readonly most: number }
  | { readonly because: 'buy-for-a-foe' }
