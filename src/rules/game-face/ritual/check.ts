import type { Contestant } from '../contestants/model'
import type { State } from '../state'
import { type Both, sides } from '../vocabulary'
import type { Ritual } from './model'
import { facesOf, rounds, usedSuits } from './scoring'

/** What is wrong with a ritual by its own rules; empty when all is well. */
export function checkRitual({ contestants, ritual }: State): readonly string[] {
  if (!contestants || !ritual)
    return contestants || ritual ? ['a duel has both contestants and a ritual, or neither'] : []
  return [...diceUsedTwice(ritual), ...impossibleRolls(contestants, ritual), ...strayVerdict(ritual)]
}

function diceUsedTwice({ reveals, hidden }: Ritual): readonly string[] {
  return sides.flatMap(side => {
    const used = usedSuits(reveals, side)
    const suit = hidden[side]?.suit
    const twice = new Set(used).size < used.length || (suit !== undefined && used.includes(suit))
    return twice ? ['a Suit Die is used twice'] : []
  })
}

function impossibleRolls(contestants: Both<Contestant>, { reveals, hidden }: Ritual): readonly string[] {
  return sides.flatMap(side => {
    const shown = rounds(reveals).map(reveal => reveal.throws[side])
    const secret = hidden[side]
    const wrong =
      shown.some(({ suit, faces, roll }) => faces !== facesOf(contestants[side], suit) || roll > faces) ||
      (secret !== null && (secret.roll ?? 0) > facesOf(contestants[side], secret.suit))
    return wrong ? ['a die shows what it cannot'] : []
  })
}

/** Only bookkeeping: whether the verdict is right was judged when it fell, by the rules of that day. */
function strayVerdict({ verdict, hidden }: Ritual): readonly string[] {
  return verdict && sides.some(side => hidden[side] !== null) ? ['the ritual is over and a cup is still down'] : []
}
