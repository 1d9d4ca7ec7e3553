import type { CharacterView } from '#rules/thousand-faces/characters/view'
import { counted } from '#rules/core/text'
import { samePlace } from '#rules/thousand-faces/equipment/item'
import type { SlotPlace } from '#rules/thousand-faces/equipment/item-schemas'
import { expended, mostRegained } from '#rules/thousand-faces/moves/settling'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'
import { returnableCount, takesLast } from '#rules/thousand-faces/stamina/bounds'
import type { SettleDraft } from '../../gm/flip/outcome/settle-draft'
import { stillAvailable, placeName } from '../../gm/moves/move-words'
import type { OwnQuestion } from './own-question'

/** The slots that may be chosen from, and how many of them. */
function slotsOpen(
  outcome: OutcomeView,
  draft: SettleDraft
): Pick<NonNullable<OutcomeView['expend']>, 'slots'> & { most: number } {
  const { expend, regain } = outcome
  const slots = (expend ?? regain)?.slots ?? []
  return { slots, most: Math.min(slots.length, expend ? expended(outcome, draft.price) : mostRegained(outcome)) }
}

/** The most cards that come back: of the points that no chosen slot takes. */
function cardsBack(outcome: OutcomeView, draft: SettleDraft, { tokens, exhaustion }: SheetView): number {
  return returnableCount(mostRegained(outcome) - draft.slots.length, tokens.exhaustion, exhaustion)
}

/** How many face-up cards may be chosen; 0: none lies there, or none can come back. */
export function cardsOpen(outcome: OutcomeView, draft: SettleDraft, sheet: SheetView): number {
  return Math.min(cardsBack(outcome, draft, sheet), sheet.exhaustionFaceUp.length)
}

/** The draft without slots and cards that are not to be had any more, or more than there are points. */
export function withinReach(outcome: OutcomeView, draft: SettleDraft, sheet: SheetView): SettleDraft {
  const { slots, most } = slotsOpen(outcome, draft)
  const cut = { ...draft, slots: [...stillAvailable(draft.slots, slots)].slice(0, most) }
  const stillUp = (draft.cards ?? []).filter(card => sheet.exhaustionFaceUp.includes(card))
  const cards = stillUp.slice(0, cardsOpen(outcome, cut, sheet))
  return { ...cut, cards }
}

/** M18: which slots take Stamina that is expended, or give up what comes back. One too many takes the place of the first. */
export function slotQuestion(outcome: OutcomeView, draft: SettleDraft, character: CharacterView): OwnQuestion | null {
  const { slots, most } = slotsOpen(outcome, draft)
  if (most === 0) return null
  const has = (place: SlotPlace): boolean => draft.slots.some(each => samePlace(each, place))
  return {
    asks: `${outcome.expend ? 'Slots that take Stamina for you' : 'Slots that become free first'}: choose up to ${most}`,
    options: slots.map(place => ({ text: placeName(place, character), times: has(place) ? 1 : 0 })),
    pick(at) {
      const place = slots[at]
      if (!place) return draft
      const others = draft.slots.filter(each => !samePlace(each, place))
      return { ...draft, slots: has(place) ? others : [...others, place].slice(-most) }
    }
  }
}

/** FU12: what is said where the Stamina that no slot takes would be the last; null where it would not. */
export function endsFight(outcome: OutcomeView, draft: SettleDraft, stamina: number): string | null {
  const points = expended(outcome, draft.price)
  const ends = (slots: number): boolean => takesLast(points - slots, stamina)
  if (!ends(draft.slots.length)) return null
  return `This ends your fight${ends(slotsOpen(outcome, draft).most) ? '' : ', unless slots take enough of it'}.`
}

/** What settling takes and brings back, with the part of the slots and cards that are chosen; null: no Stamina moves. */
export function staminaWords(outcome: OutcomeView, draft: SettleDraft, sheet: SheetView): string | null {
  const [points, slots, cards] = [expended(outcome, draft.price), draft.slots.length, draft.cards?.length ?? 0]
  if (points > 0) {
    const left = points - slots
    const shared = slots > 0 ? ` Slots take ${slots}, you lose ${left > 0 ? left : 'none'}.` : ''
    return `This costs ${points} Stamina.${shared}`
  }
  if (!outcome.regain) return null
  const steps = [
    ...(slots > 0 ? [counted(slots, 'slot')] : []),
    ...(cards > 0 ? [counted(cards, 'chosen card')] : []),
    ...(cardsBack(outcome, draft, sheet) > cards ? ['other cards'] : [])
  ]
  const order = slots + cards > 0 ? `: first ${steps.join(', then ')}` : ''
  return `You regain ${outcome.regain.amount === '1' ? '1' : '1d4'} Stamina${order}.`
}
