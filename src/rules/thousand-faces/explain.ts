import type { Explanation } from '../core/refusal'
import { explainAllies } from './allies/words'
import { explainBlessings } from './blessings/words'
import { explainCharacters } from './characters/words'
import { explainCorrections } from './corrections/words'
import { explainDeck } from './deck/words'
import { explainEconomy } from './economy/words'
import { explainEquipment } from './equipment/words'
import { explainExperience } from './experience/words'
import { explainFlip } from './flip/words'
import { explainFoes } from './foes/words'
import { explainInjury } from './injury/words'
import { explainGames } from './minigames/words'
import { explainMoves } from './moves/words'
import { explainShadow } from './shadow/words'
import type { Explaining } from './slices'
import { explainStamina } from './stamina/words'
import type { Refusal, TableRefusal } from './types'

const explainTable: Explaining<TableRefusal> = {
  'no-such-seat': () => ({ says: ['That player is not at this board'], instead: ['Pick one of the players who are'] }),
  'not-yours': () => ({ says: ['That is not yours to do'], instead: ['Ask the Game Master'] }),
  'not-a-count': ({ amount, from, to }) => ({
    says: [`${amount} does not work here`],
    instead: [`Give a whole number from ${from} to ${to}`]
  }),
  incapacitated: ({ seat }) => ({
    says: [{ seat }, ' is incapacitated and cannot act'],
    instead: ['Give back some Stamina, then let them stand up again']
  }),
  'flip-in-progress': ({ seat }) => ({
    says: ['The flip of ', { seat }, ' is not finished; until then no cards move'],
    instead: ['Finish the flip first, or undo it']
  })
}

/** Who explains a refusal. One line per slice. */
const explanations: Explaining<Refusal> = {
  ...explainBlessings,
  ...explainCorrections,
  ...explainDeck,
  ...explainExperience,
  ...explainFlip,
  ...explainShadow,
  ...explainStamina,
  ...explainAllies,
  ...explainCharacters,
  ...explainEconomy,
  ...explainEquipment,
  ...explainFoes,
  ...explainGames,
  ...explainInjury,
  ...explainMoves,
  ...explainTable
}

/** Why not, and what to do instead. */
export function explain(why: Refusal): Explanation {
  return (explanations[why.because] as (why: Refusal) => Explanation)(why)
}
