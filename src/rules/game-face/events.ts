import type { SeatId } from '../core/seat'
import type { Both, Contestant, DuelSuit, Reveal, Ritual, Side, Variants, Verdict, Who } from './types'

/** What happened in a duel. Picks and rolls are facts of the file that no view shows before the reveal. */
export type Event =
  | {
      readonly type: 'duel-began'
      readonly contestants: Both<Contestant>
      readonly voice: SeatId | null
      readonly variants: Variants
    }
  | { readonly type: 'die-picked'; readonly side: Side; readonly who: Who; readonly suit: DuelSuit }
  | { readonly type: 'approach-described'; readonly side: Side; readonly who: Who; readonly words: string }
  | { readonly type: 'die-rolled'; readonly side: Side; readonly who: Who; readonly roll: number }
  | { readonly type: 'dice-revealed'; readonly who: Both<Who>; readonly reveal: Reveal }
  | {
      readonly type: 'reveal-corrected'
      readonly who: Both<Who>
      readonly reveal: Reveal
      /** What both have picked, rolled and said for the next round stays. Without it, as in older files, all of that is wiped. */
      readonly keepsNext?: true
    }
  | { readonly type: 'ritual-ended'; readonly who: Both<Who>; readonly kind: Ritual['kind']; readonly verdict: Verdict }
  | { readonly type: 'dice-chosen'; readonly side: Side; readonly who: Who; readonly dice: Contestant['dice'] }
  | { readonly type: 'voice-named'; readonly seat: SeatId | null }
  | { readonly type: 'dispute-settled'; readonly round: number; readonly words: string }
  | { readonly type: 'sudden-death-began'; readonly who: Both<Who> }
  | { readonly type: 'result-noted'; readonly words: string }
