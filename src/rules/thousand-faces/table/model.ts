import { refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Explainers, SliceWords } from '../../core/slice'
import type { Game } from '../state'

/** Refusals that any slice may give. */
type TableRefusal = RefusalOf<typeof tableModel>

export const tableModel = {
  refusals: {
    'no-such-seat': refusal<{ seat: SeatId }>('WHO1'),
    'not-yours': refusal('WHO2'),
    'not-a-count': refusal<{ amount: number; from: number; to: number }>('WHO3'),
    incapacitated: refusal<{ seat: SeatId }>('S7'),
    'flip-in-progress': refusal<{ seat: SeatId }>('D3')
  }
} as const

declare module '../state' { interface Models { readonly table: typeof tableModel } } // prettier-ignore

const explain: Explainers<TableRefusal> = {
  'no-such-seat': () => ({
    message: ['That player is not at this board'],
    remedy: ['Pick one of the players who are']
  }),
  'not-yours': () => ({ message: ['That is not yours to do'], remedy: ['Ask the Game Master'] }),
  'not-a-count': ({ amount, from, to }) => ({
    message: [`${amount} does not work here`],
    remedy: [`Give a whole number from ${from} to ${to}`]
  }),
  incapacitated: ({ seat }) => ({
    message: [{ seat }, ' is incapacitated and cannot act'],
    remedy: ['Give back some Stamina, then let them stand up again'],
    opens: 'recover'
  }),
  'flip-in-progress': ({ seat }) => ({
    message: ['The flip of ', { seat }, ' is not finished; until then no cards move'],
    remedy: ['Finish the flip first, or undo it'],
    opens: 'who-decides'
  })
}

export const tableWords = { explain } satisfies SliceWords<Game>
