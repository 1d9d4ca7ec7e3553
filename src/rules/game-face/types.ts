import type { Attendance, SeatId } from '../core/seat'

/** The four Suits of a contest, in the order in which the screens lay them out. */
export const duelSuits = ['clubs', 'hearts', 'spades', 'diamonds'] as const
export type DuelSuit = (typeof duelSuits)[number]

/** The two who face each other, as they sit on the screen. */
export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/** One thing for each of the two. */
export type Both<Thing> = Readonly<Record<Side, Thing>>

/** How many faces a Suit Die has: weak, plain, strong. */
export type Faces = 6 | 8 | 12

/** Whose fight it is: a player's character, or somebody the Game Master plays. */
export type Who = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'npc'; readonly name: string }

export interface Contestant {
  readonly who: Who
  /** The Suit that rolls a d12. */
  readonly strong: DuelSuit
  /** The Suit that rolls a d6; never the strong one. */
  readonly weak: DuelSuit
  /** `screen`: picks and rolls in secret in the app. `table`: real dice under a cup, told at the reveal. */
  readonly dice: 'screen' | 'table'
}

/** What a table may choose before a ritual begins (GF14, GF20, GF15–GF18). */
export interface Variants {
  readonly bonus: 'lasting' | 'next-roll-only'
  readonly ties: 'spent' | 'reroll' | 'both-score'
}

/** One die as everybody sees it after a reveal. */
export interface Throw {
  readonly suit: DuelSuit
  readonly faces: Faces
  /** 1 … faces. */
  readonly roll: number
  /** What it was rolled with: 0 or 1. */
  readonly bonus: number
  /** In the words of the one who fought; may be empty. */
  readonly approach: string
}

/** What a reveal decided. `spent`: a draw for nobody. `both`: a draw for both. `again`: a draw, same dice once more. */
export type Outcome = Side | 'spent' | 'both' | 'again'

export interface Reveal {
  readonly throws: Both<Throw>
  readonly outcome: Outcome
  /** What each rolls with from here: 0 or 1. */
  readonly bonus: Both<number>
}

/** How a ritual came to its end. */
export interface Verdict {
  /** Null for a draw. */
  readonly victor: Side | null
  readonly by: 'rounds' | 'total' | 'draw' | 'concession'
}

/** A side's secret: nobody but its owner sees it before the reveal. */
export interface Hidden {
  readonly suit: DuelSuit
  readonly roll: number | null
}

/** One contest: three scoring rounds at most, or one that decides. */
export interface Ritual {
  readonly kind: 'best-of-three' | 'sudden-death'
  readonly reveals: readonly Reveal[]
  readonly hidden: Both<Hidden | null>
  readonly approach: Both<string>
  readonly verdict: Verdict | null
}

/** A line that the voice spoke in a dispute, and the round it was about. */
export interface Ruling {
  readonly round: number
  readonly words: string
}

/** A duel as the file's events made it. Holds secrets: what a screen may know is `view`'s to say. */
export interface State {
  /** Everybody at the table, those who have left included (GF30, GF31). */
  readonly seats: readonly Attendance[]
  /** What the next ritual starts from, unless the table says otherwise. */
  readonly variants: Variants
  readonly contestants: Both<Contestant> | null
  /** Somebody who does not fight and settles disputes. */
  readonly voice: SeatId | null
  readonly ritual: Ritual | null
  /** Rituals on this board before the present one, oldest first. */
  readonly past: readonly { readonly kind: Ritual['kind']; readonly verdict: Verdict }[]
  readonly rulings: readonly Ruling[]
  /** One line of story for the result; empty until it is written. */
  readonly story: string
  /** Grows by one with each reveal and correction: screens animate when it changes. */
  readonly serial: number
}
