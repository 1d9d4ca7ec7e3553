import type { Contestant } from '../contestants/model'
import type { State } from '../state'
import { type Side, sides } from '../vocabulary'
import type { Ritual } from './model'
import { facesOf } from './scoring'

/** Errors in a ritual by the rules of the game; empty when it is valid. */
export function checkRitual({ contestants, ritual }: State): readonly string[] {
  if (!contestants || !ritual)
    return contestants || ritual ? ['a duel has both contestants and a ritual, or neither'] : []
  const faults: string[] = []
  for (const side of sides) {
    if (isDieUsedTwice(ritual, side)) faults.push('a Suit Die is used twice')
    if (isRollImpossible(contestants[side], ritual, side)) faults.push('a die shows what it cannot')
    // Checks only consistency. The verdict itself was judged when it fell, by the rules of that time.
    if (ritual.verdict && ritual.hidden[side]) faults.push('the ritual is over and a cup is still down')
  }
  return faults
}

function isDieUsedTwice({ reveals, hidden }: Ritual, side: Side): boolean {
  const used = reveals.filter(({ outcome }) => outcome !== 'again').map(({ throws }) => throws[side].suit)
  const secret = hidden[side]
  const suits = secret ? [...used, secret.suit] : used
  return new Set(suits).size < suits.length
}

function isRollImpossible(contestant: Contestant, { reveals, hidden }: Ritual, side: Side): boolean {
  const secret = hidden[side]
  if (secret && (secret.roll ?? 0) > facesOf(contestant, secret.suit)) return true
  return reveals
    .filter(({ outcome }) => outcome !== 'again')
    .map(({ throws }) => throws[side])
    .some(({ suit, faces, roll }) => faces !== facesOf(contestant, suit) || roll > faces)
}
