import type { SheetView } from '#rules/thousand-faces/views'
import { many, numberWord } from './words'

/** What an act would do to a sheet, before it is done. */
export interface Foreseen {
  readonly staminaAfter: number
  readonly lines: readonly string[]
  /** The seat would be out of action. */
  readonly falls: boolean
}

type Piles = Pick<SheetView, 'stamina' | 'deck' | 'discard' | 'exhaustion' | 'tokens' | 'incapacitated'>

/** Losing Stamina in Lucky Mode: cards leave the deck unseen, and ten are the end. */
export function foreseeLoss(sheet: Piles, points: number): Foreseen {
  const paid = Math.min(points, sheet.stamina)
  const runsOut = paid > sheet.deck
  const deckAfter = runsOut ? Math.max(0, sheet.deck + sheet.discard.length - paid) : sheet.deck - paid
  const lines = [
    `${capital(numberWord(paid))} ${paid === 1 ? 'card leaves' : 'cards leave'} the deck unseen: ${sheet.deck} → ${deckAfter}`
  ]
  if (runsOut) lines.push('The deck runs out on the way: the discard is shuffled in')
  const falls = sheet.stamina - paid === 0
  if (falls) lines.push('The last ember goes out: incapacitated')
  else if (deckAfter <= 5 && !runsOut && sheet.discard.length > 0)
    lines.push(`${capital(many(deckAfter, 'card'))} left: must shuffle next`)
  if (points > paid) lines.push(`${points - paid} more than there is to lose`)
  return { staminaAfter: sheet.stamina - paid, lines, falls }
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
  const which =
    before === 0 ? 'The first Wound; a third would end the fight' : 'The second Wound; the next ends the fight'
  return {
    staminaAfter: sheet.stamina,
    lines: [which, 'A Wound card joins the discard and may stop a later flip'],
    falls: false
  }
}

/** Recovering: that many cards go from Exhaustion to the discard. */
export function foreseeRecovery(sheet: Piles & { readonly recoverable: number }, points: number): Foreseen {
  const back = Math.min(points, sheet.recoverable)
  const lines = [`${capital(numberWord(back))} ${back === 1 ? 'card goes' : 'cards go'} from Exhaustion to the discard`]
  if (points > back) lines.push(`Only ${back} can be recovered: that many Exhaustion tokens lie there`)
  if (sheet.incapacitated) lines.push('Stays incapacitated until you say otherwise')
  return { staminaAfter: sheet.stamina + back, lines, falls: false }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
