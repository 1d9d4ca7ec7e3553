import type { Explaining, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { TableRefusal } from './model'

const explain: Explaining<TableRefusal> = {
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

export const tableWords = { explain } satisfies SliceWords<Game>
