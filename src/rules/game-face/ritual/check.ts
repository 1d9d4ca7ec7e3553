import type { Contestant } from '../contestants/model'
import type { State } from '../state'
import { duelSuits, type Side, sides } from '../vocabulary'
import type { Ritual } from './model'
import { facesOf } from './scoring'

/** What is wrong with a ritual by its own rules; empty when all is well. Asked after every act, so it makes no lists on its way. */
export function checkRitual({ contestants, ritual }: State): readonly string[] {
  if (!contestants || !ritual)
    return contestants || ritual ? ['a duel has both contestants and a ritual, or neither'] : []
  const faults: string[] = []
  for (const side of sides) {
    if (isDieUsedTwice(ritual, side)) faults.push('a Suit Die is used twice')
    if (isRollImpossible(contestants[side], ritual, side)) faults.push('a die shows what it cannot')
    // Only bookkeeping: whether the verdict is right was judged when it fell, by the rules of that day.
    if (ritual.verdict && ritual.hidden[side]) faults.push('the ritual is over and a cup is still down')
  }
  return faults
}

function isDieUsedTwice({ reveals, hidden }: Ritual, side: Side): boolean {
  let used = 0 // a bit for each Suit
  for (const { outcome, throws } of reveals) {
    if (outcome === 'again') continue
    const bit = 1 << duelSuits.indexOf(throws[side].suit)
    if ((used & bit) !== 0) return true
    used |= bit
  }
  const secret = hidden[side]
  return secret !== null && (used & (1 << duelSuits.indexOf(secret.suit))) !== 0
}

function isRollImpossible(contestant: Contestant, { reveals, hidden }: Ritual, side: Side): boolean {
  for (const { outcome, throws } of reveals) {
    const { suit, faces, roll } = throws[side]
    if (outcome !== 'again' && (faces !== facesOf(contestant, suit) || roll > faces)) return true
  }
  const secret = hidden[side]
  return secret !== null && (secret.roll ?? 0) > facesOf(contestant, secret.suit)
}
