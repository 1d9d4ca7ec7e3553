import type { Audience } from '../core/audience'
import type { CardKind } from './vocabulary'

/** A reason as it is hung onto a log line: nothing when none was given. */
export function because(reason: string): string {
  return reason.trim() === '' ? '' : `: ${reason.trim()}`
}

/** The same where the GM puts something right: it may give the story away, so only the GM reads it. Rule: LOG3. */
export function privateReason(audience: Audience, reason: string): string {
  return audience.kind === 'gm' ? because(reason) : ''
}

/** "1 card", "3 cards". */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}

/** "is" for one thing, "are" for none or several: "there is 1 card", "there are 2". */
export function isOrAre(amount: number): 'is' | 'are' {
  return amount === 1 ? 'is' : 'are'
}

/** A net advantage as it is called: "+1", "−2", "even". */
export function netWord(net: number): string {
  if (net === 0) return 'even'
  return net > 0 ? `+${net}` : `−${-net}`
}

/** "Str", "Dex", "Int". */
export const attributeNames = { str: 'Str', dex: 'Dex', int: 'Int' } as const

/** A kind of card in the middle of a sentence. */
export const kindNames: Readonly<Record<CardKind, string>> = { base: 'card', blessing: 'Blessing', wound: 'wound card' }
