import type { BlowChoices } from '#rules/thousand-faces/follow-up/choices'
import type { AttackView } from '#rules/thousand-faces/injury/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { SeatView } from '#rules/thousand-faces/view'
import { asksNow } from '../parts/asks-now'

/** Each blow that waits for this player, with the ways to take it. */
export function blowsOf({
  blows,
  attacks
}: SeatView): readonly { readonly blow: BlowChoices; readonly attack: AttackView }[] {
  return (blows ?? []).flatMap(blow => {
    const attack = attacks.find(({ id }) => id === blow.attack)
    return attack ? [{ blow, attack }] : []
  })
}

/** How a player may shuffle now (D1, D3): because the deck needs it, or because they like to; null: not at all. */
export type OwnShuffle = { readonly real: boolean; readonly needed: boolean } | null

/** What a player may do now without being asked: look back, where they flip here, and shuffle. */
export function offersOf(
  { mayFlashback }: SeatView,
  sheet: SheetView | null
): { readonly flashback: boolean; readonly shuffle: OwnShuffle } | null {
  const flashback = mayFlashback ?? false
  const shuffle = sheet?.mayShuffle ? { real: sheet.cards === 'physical', needed: sheet.mustShuffle } : null
  return flashback || shuffle ? { flashback, shuffle } : null
}

/** Their newest move that asks for something, once nothing else waits. */
export function outcomeOf({ onPhone, pending, outcomes }: SeatView): OutcomeView | null {
  return onPhone && !pending ? (outcomes.findLast(asksNow) ?? null) : null
}
