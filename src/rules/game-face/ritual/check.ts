import type { Contestant } from '../contestants/model'
import type { State } from '../state'
import { type Both, type Side, sides } from '../vocabulary'
import type { Ritual } from './model'
import { facesOf, rounds, usedSuits } from './scoring'

/** What is wrong with a ritual by its own rules; empty when all is well. */
export function checkRitual({ contestants, ritual }: State): readonly string[] {
  if (!contestants || !ritual)
    return contestants || ritual ? ['a duel has both contestants and a ritual, or neither'] : []
  return [...diceUsedTwice(ritual), ...impossibleRolls(contestants, ritual), ...strayVerdict(ritual)]
}

function diceUsedTwice({ reveals, hidden }: Ritual): readonly string[] {
  const isTwice = (side: Side): boolean => {
    const used = usedSuits(reveals, side)
    const suit = hidden[side]?.suit
    return used.some((each, at) => used.indexOf(each) !== at) || (suit !== undefined && used.includes(suit))
  }
  return sides.filter(isTwice).map(() => 'a Suit Die is used twice')
}

function impossibleRolls(contestants: Both<Contestant>, { reveals, hidden }: Ritual): readonly string[] {
  const shown = rounds(reveals)
  const isImpossible = (side: Side): boolean => {
    const secret = hidden[side]
    const wrongly = shown.some(({ throws }) => {
      const { suit, faces, roll } = throws[side]
      return faces !== facesOf(contestants[side], suit) || roll > faces
    })
    return wrongly || (secret !== null && (secret.roll ?? 0) > facesOf(contestants[side], secret.suit))
  }
  return sides.filter(isImpossible).map(() => 'a die shows what it cannot')
}

/** Only bookkeeping: whether the verdict is right was judged when it fell, by the rules of that day. */
function strayVerdict({ verdict, hidden }: Ritual): readonly string[] {
  return verdict && sides.some(side => hidden[side] !== null) ? ['the ritual is over and a cup is still down'] : []
}
