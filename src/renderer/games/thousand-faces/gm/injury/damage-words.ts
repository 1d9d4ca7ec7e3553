import { agreeing, counted, countedInWords } from '#rules/core/text'
import type { EconomyView } from '#rules/thousand-faces/economy/view'
import { harmPower } from '#rules/thousand-faces/injury/splits'
import type { SheetView } from '#rules/thousand-faces/sheet-view'

/** What an act would do to a sheet, before it is done. */
export interface Foreseen {
  readonly staminaAfter: number
  readonly lines: readonly string[]
  /** The seat would be out of action. */
  readonly falls: boolean
}

type Piles = Pick<SheetView, 'stamina' | 'deck' | 'discard' | 'exhaustion' | 'tokens' | 'incapacitated' | 'heroic'>

/** Losing Stamina: in Lucky Mode cards leave the deck unseen, in Heroic Mode they are turned over; ten are the end. */
export function foreseeLoss(sheet: Piles, points: number): Foreseen {
  const paid = Math.min(points, sheet.stamina)
  const falls = sheet.stamina - paid === 0
  const lines = [
    ...(sheet.heroic ? [turnedLine(paid)] : deckLines(sheet, paid)),
    ...(falls ? ['No Stamina is left: incapacitated'] : []),
    ...(points > paid ? [`${points - paid} more than the Stamina there is`] : [])
  ]
  return { staminaAfter: sheet.stamina - paid, lines, falls }
}

/** N13: how many cards it takes is luck. */
function turnedLine(points: number): string {
  return `Cards are turned over until ${counted(points, 'Stamina symbol')} ${agreeing(points, 'has', 'have')} come up`
}

/** Lucky Mode: how many cards leave the deck, and whether a shuffle comes of it. */
function deckLines(sheet: Piles, paid: number): readonly string[] {
  const runsOut = paid > sheet.deck
  const deckAfter = runsOut ? Math.max(0, sheet.deck + sheet.discard.length - paid) : sheet.deck - paid
  const lines = [
    `${capital(countedInWords(paid, 'card leaves', 'cards leave'))} the deck unseen: ${sheet.deck} → ${deckAfter}`
  ]
  if (runsOut) lines.push('The deck runs out on the way: the discard is shuffled in')
  else if (paid < sheet.stamina && deckAfter <= 5 && sheet.discard.length > 0)
    lines.push(`${capital(counted(deckAfter, 'card'))} left: must shuffle next`)
  return lines
}

/** Whether Harm can be taken in one stroke: it is 3 attack power; more of it is decided step by step (N3, N4). */
export function harmOffered(length: EconomyView['length'], power: number): 'whole' | 'in-steps' | 'no' {
  if (length === 'one-shot' || power < harmPower) return 'no'
  return power === harmPower ? 'whole' : 'in-steps'
}

/** Taking a Harm: a card with a token on it; the third is a Wound (N4). */
export function foreseeHarm(sheet: Piles): Foreseen {
  if (sheet.tokens.harm >= 2) {
    const wound = foreseeWound(sheet)
    return { ...wound, lines: ['Two Harm tokens lie there already: it becomes a Wound', ...wound.lines] }
  }
  if (sheet.stamina === 0) return { staminaAfter: 0, lines: ['No Stamina is left: nothing to lay it on'], falls: false }
  const { lines, ...loss } = foreseeLoss(sheet, 1)
  return { ...loss, lines: [...lines, 'A Harm token lies on the card: neither recovers until the Harm is healed'] }
}

/** Taking a Wound: a token and a card; the third is the end. */
export function foreseeWound(sheet: Piles): Foreseen {
  const before = sheet.tokens.wound
  if (before >= 2) {
    return {
      staminaAfter: sheet.stamina,
      lines: ['Two Wounds already: incapacitated', 'No further Wound card joins the deck'],
      falls: true
    }
  }
  const which = before === 0 ? 'The first Wound; a third incapacitates' : 'The second Wound; the next one incapacitates'
  return {
    staminaAfter: sheet.stamina,
    lines: [which, 'A Wound card joins the discard and may stop a later flip'],
    falls: false
  }
}

/** Recovering: that many cards go from Exhaustion to the discard. */
export function foreseeRecovery(sheet: Piles & { readonly recoverable: number }, points: number): Foreseen {
  const back = Math.min(points, sheet.recoverable)
  const lines = back
    ? [`${capital(countedInWords(back, 'card goes', 'cards go'))} from Exhaustion to the discard`]
    : ['No Exhaustion token to return']
  if (back && points > back) lines.push(`Only ${back} can be recovered: there are no more Exhaustion tokens`)
  if (sheet.incapacitated) lines.push('Stays incapacitated until you say otherwise')
  return { staminaAfter: sheet.stamina + back, lines, falls: false }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
