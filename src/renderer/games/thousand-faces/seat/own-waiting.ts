import type { SeatId } from '#rules/core/seat'
import type { BlowChoices } from '#rules/thousand-faces/follow-up/choices'
import type { AttackView } from '#rules/thousand-faces/injury/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import type { SeatView } from '#rules/thousand-faces/view'

type Corners = Extract<SeatView['game'], { readonly kind: 'corners' }>

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

/** What a player who flips here may do now without being asked. */
export function offersOf(
  { mayFlashback, onPhone }: SeatView,
  sheet: SheetView | null
): { readonly flashback: boolean; readonly shuffles: boolean } | null {
  const flashback = mayFlashback ?? false
  const shuffles = !!onPhone && sheet?.cards === 'physical' && sheet.mustShuffle
  return flashback || shuffles ? { flashback, shuffles } : null
}

/** Their newest move that asks for something, once nothing else waits. */
export function outcomeOf({ onPhone, pending, outcomes }: SeatView): OutcomeView | null {
  if (!onPhone || pending) return null
  return outcomes.findLast(each => !each.plain && (each.result !== null || each.attribute === null)) ?? null
}

/** Laid cards are moved by whoever laid them. */
export function cornersOf({ game }: SeatView, seat: SeatId): Corners | null {
  return game?.kind === 'corners' && game.seat === seat ? game : null
}
