import type { CardId } from '#rules/face-of-angels/vocabulary'
import { dealt, inAct, withHands } from '../../../support/face-of-angels/table'

const hands: Readonly<Record<string, readonly CardId[]>> = {
  s1: ['5C', '9C', 'KC', '2H', 'AS'],
  s2: ['3C', '7D', 'QC', '4S', '8H'],
  s3: ['6C', 'JD', '10H', 'KH', 'KD'],
  world: ['8C', 'AC', '4D', '9H', 'JS']
}

/** The game in act 2, with these hands. */

export const inTwo = inAct(withHands(dealt(), hands), 2)
