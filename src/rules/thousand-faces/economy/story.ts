import type { Clock } from '../../core/clock'
import type { SeatId } from '../../core/seat'
import type { MoveId } from '../moves/ids'
import type { ConditionId, Length } from './chapters'

/** One thing the GM has paid Shadow for and that keeps working. */
export interface StandingDisadvantage {
  readonly id: number
  readonly what: string
  readonly levels: number
}

/** How a chapter ended for the GM's purse. */
export type ChapterEnd = 'earned' | 'forfeited' | 'skipped'

/** A quiet day and what each character did with it. */
export interface Day {
  readonly place: 'town' | 'outside'
  /** 1 is free; the next costs a Journey point. */
  readonly number: number
  readonly did: Readonly<Record<string, readonly MoveId[]>>
}

/** Where the campaign stands. */
export interface Story {
  readonly length: Length
  readonly book: 1 | 2 | 3
  /** 0 before the first chapter. */
  readonly chapter: number
  /** Ended chapters of this book by number. */
  readonly ends: Readonly<Record<string, ChapterEnd>>
  /** Conditions of the current chapter that the GM has ticked. */
  readonly ticked: readonly ConditionId[]
  /** Points circled when the chapter began: 0 if it circles none. */
  readonly circledAtStart: number
  readonly journey: number
  /** Uses of Journey points in this chapter. */
  readonly journeySpent: readonly string[]
  readonly hearth: { readonly what: string; readonly available: boolean }
  /** The goal that everybody shares, two to six words. */
  readonly goal: string
  readonly disadvantages: readonly StandingDisadvantage[]
  readonly day: Day | null
  /** The last session whose opener was held. */
  readonly opened: number
  /** `clock` is missing where it was begun without a time. */
  readonly tutorial: { readonly minutes: number; readonly clock?: Clock } | null
  /** Claims of Unknown Benefactor that the GM could not pay yet. */
  readonly claims: readonly { readonly seat: SeatId; readonly authority: string }[]
  /** Players may see the chapter. */
  readonly shown: boolean
}

/** A story nobody has begun. */
export const newStory: Story = {
  length: 'one-shot',
  book: 1,
  chapter: 0,
  ends: {},
  ticked: [],
  circledAtStart: 0,
  journey: 0,
  journeySpent: [],
  hearth: { what: '', available: true },
  goal: '',
  disadvantages: [],
  day: null,
  opened: 0,
  tutorial: null,
  claims: [],
  shown: false
}

/** The story on a board. */
export interface EconomyPart {
  readonly story: Story
}
