import type { SeatId } from '../core/seat'
import type { CardId, Participant, Suit } from './vocabulary'

/** Why The Face of Angels says no. */
export type Refusal =
  | { readonly because: 'gm-only' }
  | { readonly because: 'not-yours'; readonly who: Participant }
  | { readonly because: 'players-own-hand'; readonly who: Participant }
  | { readonly because: 'not-a-participant'; readonly who: Participant }
  | { readonly because: 'no-protagonist'; readonly who: Participant }
  | { readonly because: 'not-started' }
  | { readonly because: 'already-started' }
  | { readonly because: 'contest-running' }
  | { readonly because: 'no-contest' }
  /** `now` says what the game waits for instead. */
  | { readonly because: 'wrong-moment'; readonly now: string }
  | { readonly because: 'not-your-turn'; readonly turn: Participant | null }
  | { readonly because: 'same-participant' }
  | { readonly because: 'discards-owed'; readonly who: Participant; readonly count: number }
  | { readonly because: 'hands-short' }
  | { readonly because: 'draw-short'; readonly needed: number; readonly left: number }
  | { readonly because: 'not-in-hand'; readonly card: CardId }
  | { readonly because: 'empty-hand'; readonly who: Participant }
  /** A real card that lies face up elsewhere cannot be laid again. */
  | { readonly because: 'card-seen-elsewhere'; readonly card: CardId }
  | { readonly because: 'wrong-count'; readonly needed: number; readonly given: number }
  | { readonly because: 'card-twice'; readonly card: CardId }
  | { readonly because: 'not-a-trump'; readonly card: CardId }
  | { readonly because: 'not-a-super-trump'; readonly card: CardId; readonly of: SeatId }
  | { readonly because: 'cannot-help'; readonly who: Participant }
  | { readonly because: 'not-on-your-side'; readonly card: CardId }
  | { readonly because: 'not-an-ace'; readonly who: Participant }
  | { readonly because: 'not-a-jack'; readonly who: Participant }
  | { readonly because: 'jack-not-here'; readonly who: Participant }
  | { readonly because: 'already-drawn'; readonly who: Participant }
  | { readonly because: 'pace-fixed' }
  | { readonly because: 'limits-open' }
  | { readonly because: 'words-missing' }
  | { readonly because: 'nothing-changed' }
  | { readonly because: 'secret-not-here'; readonly about: SeatId }
  | { readonly because: 'unknown-relationship' }
  | { readonly because: 'not-your-relationship'; readonly name: string }
  | { readonly because: 'relationship-spent'; readonly name: string }
  | { readonly because: 'relationship-dead'; readonly name: string }
  | { readonly because: 'already-brought'; readonly name: string }
  | { readonly because: 'not-at-risk' }
  | { readonly because: 'choice-not-offered' }
  | { readonly because: 'realm-missing' }
  | { readonly because: 'realm-not-asked' }
  /** The character has that realm already. */
  | { readonly because: 'realm-held'; readonly suit: Suit }
  | { readonly because: 'realms-full' }
  | { readonly because: 'fixed-in-contest'; readonly seat: SeatId }
  | { readonly because: 'not-both-win' }
  | { readonly because: 'end-proposed'; readonly by: Participant }
  | { readonly because: 'record-full'; readonly most: number }
  | { readonly because: 'relationship-in-play'; readonly name: string }
  | { readonly because: 'transformation-owed'; readonly picker: Participant }
  | { readonly because: 'risks-open' }
  | { readonly because: 'unknown-character' }
  | { readonly because: 'unknown-trick' }
  | { readonly because: 'unknown-ending' }
  | { readonly because: 'powers-already'; readonly seat: SeatId }
  | { readonly because: 'powers-too-early' }
  | { readonly because: 'already-there'; readonly seat: SeatId }
