import { stamina } from '#rules/thousand-faces/stamina/bounds'
import { type DieFaces, mostAtOnce, mostPower } from '#rules/thousand-faces/vocabulary'
import type { PartyDeed } from '#rules/thousand-faces/party/model'

/** What the sheet of the whole party is set to; each kind of deed takes what it needs of it. */
export interface PartyDraft {
  readonly what: PartyDeed['what']
  readonly amount: number
  /** Damage: `typed` is the amount, else the die that is thrown once for all. */
  readonly die: 'typed' | DieFaces
  /** Damage: nobody is asked unless it would bring them down, or everybody is. */
  readonly taken: 'exhaustion' | 'decide'
  readonly exertion: 'physical' | 'mental'
  /** Pack: how many precious ones more or fewer. */
  readonly precious: number
  readonly reason: string
}

/** What each kind begins with: the smallest that does anything. */
export const freshParty: PartyDraft = {
  what: 'rest',
  amount: 1,
  die: 'typed',
  taken: 'exhaustion',
  exertion: 'physical',
  precious: 0,
  reason: ''
}

/** The least and the most of an amount; null where none is asked for. */
export function boundsOf({ what, die }: PartyDraft): readonly [least: number, most: number] | null {
  if (what === 'rest' || (what === 'damage' && die !== 'typed')) return null
  if (what === 'pack') return [-mostAtOnce, mostAtOnce]
  return [1, { stamina, xp: mostAtOnce, damage: mostPower }[what]]
}

/** What is asked of the rules; null while there is nothing to do. */
export function deedOf(draft: PartyDraft): PartyDeed | null {
  const { what, amount, precious, exertion, taken } = draft
  const reason = draft.reason.trim()
  switch (what) {
    case 'rest':
      return { what }
    case 'damage': {
      const { die } = draft
      const power =
        die === 'typed'
          ? ({ by: 'number', number: amount } as const)
          : ({ by: 'dice', throw: { dice: [die], plus: 0, halved: 'whole' } } as const)
      return { what, power, exertion, taken, from: reason }
    }
    case 'pack':
      return amount === 0 && precious === 0 ? null : { what, pack: amount, precious, reason }
    case 'xp':
      return { what, amount, reason }
    case 'stamina':
      return { what, points: amount, reason }
  }
}

/** On the button that does it: "Deal 2 to four". */
export function goWords(draft: PartyDraft, count: number): string {
  if (count === 0) return 'Choose somebody'
  const whom = count === 1 ? 'one' : String(count)
  const { what, amount, die } = draft
  if (what === 'rest') return `Rest: ${whom}`
  if (what === 'damage') return `Deal ${die === 'typed' ? amount : `a d${die}`} to ${whom}`
  if (what === 'pack') return `Change the Pack of ${whom}`
  return `Give ${amount} ${what === 'xp' ? 'XP' : 'Stamina'} to ${whom}`
}
