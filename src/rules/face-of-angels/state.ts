import type { SeatId } from '../core/seat'
import type { Contest, PastContest } from './contest'
import type { Act, Night, Playing, Protagonist, Relationship, SliceCharacter, Suspicion } from './record'
import type { ActNumber, Held } from './vocabulary'

/** Where the cards are that lie in no trick. Rules A2, A3. */
export interface Piles {
  /** Face down; the top card first. */
  readonly draw: readonly Held[]
  /** Face up; the newest last. */
  readonly discard: readonly Held[]
  /** By participant. */
  readonly hands: Readonly<Record<string, readonly Held[]>>
}

/** A board of The Face of Angels. */
export interface State {
  /** `physical`: real cards; the app knows only those that were laid. */
  readonly cards: 'digital' | 'physical'
  readonly started: boolean
  /** Players in the order in which they sit; the World is not among them. */
  readonly seats: readonly SeatId[]
  readonly act: ActNumber
  readonly piles: Piles
  readonly protagonists: readonly Protagonist[]
  readonly slices: readonly SliceCharacter[]
  readonly relationships: readonly Relationship[]
  readonly suspicions: readonly Suspicion[]
  readonly playing: readonly Playing[]
  readonly acts: readonly Act[]
  readonly night: Night
  readonly contest: Contest | null
  readonly past: readonly PastContest[]
  /** Numbers given out so far, so that no id comes twice. */
  readonly numbers: { readonly contest: number; readonly character: number; readonly relationship: number }
}
