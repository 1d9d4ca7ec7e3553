import { counted } from '#rules/core/text'
import type { RecoveryPreview } from '#rules/thousand-faces/injury/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'

/** One step of a recovery, and whether it changes anything this time. */
export interface RecoveryStep {
  readonly says: string
  readonly idle: boolean
}

/** What a recovery does, in the order in which it is done at the table. */
export function recoverySteps(
  preview: RecoveryPreview,
  {
    tokens,
    woundCards,
    cards,
    exhaustion,
    exhaustionFaceUp
  }: Pick<SheetView, 'tokens' | 'woundCards' | 'cards' | 'exhaustion' | 'exhaustionFaceUp'>,
  inSlots: number
): readonly RecoveryStep[] {
  const spent = tokens.exhaustion + inSlots
  const toName = cards === 'physical' && preview.returns > 0 && exhaustion > exhaustionFaceUp.length
  return [
    {
      says: spent ? `${counted(spent, 'Exhaustion token')} returned` : 'No Exhaustion token to return',
      idle: spent === 0
    },
    { says: `${cardsLine(preview)}${toName ? '; you then say which came up' : ''}`, idle: preview.returns === 0 },
    change('Harm', tokens.harm, preview.harmAfter),
    change('Wounds', tokens.wound, preview.woundsAfter),
    {
      says:
        preview.woundCardsAfter < woundCards
          ? `${counted(woundCards - preview.woundCardsAfter, 'Wound card')} out of the deck for good`
          : `Wound cards stay: ${woundCards}`,
      idle: preview.woundCardsAfter === woundCards
    },
    {
      says: preview.recharges.length ? `Refilled: ${preview.recharges.join(', ')}` : 'No magic item to refill',
      idle: preview.recharges.length === 0
    }
  ]
}

function cardsLine({ returns, keeps }: RecoveryPreview): string {
  if (returns === 0)
    return keeps === 0
      ? 'The Exhaustion pile is empty'
      : keeps === 1
        ? 'The one card stays pinned'
        : `All ${keeps} cards stay pinned`
  const stay = keeps === 0 ? 'none stays' : keeps === 1 ? 'one stays pinned' : `${keeps} stay pinned`
  return `${counted(returns, 'card')} back to the discard, ${stay}`
}

function staying(name: string, count: number): string {
  if (name === 'Harm') return `${count} Harm stays`
  return count === 1 ? '1 Wound stays' : `${count} Wounds stay`
}

function change(name: string, before: number, after: number): RecoveryStep {
  return {
    says:
      after === before
        ? before === 0
          ? `No ${name === 'Harm' ? 'Harm' : 'Wound'}`
          : staying(name, before)
        : `${name} ${before} → ${after}`,
    idle: after === before
  }
}
