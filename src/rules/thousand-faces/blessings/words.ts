import { line } from '../../core/log-line'
import type { Describers, Explainers, Previewers, SliceWords } from '../../core/slice'
import { certainOfSeat } from '../figures'
import type { Game } from '../state'
import type { BlessingCommand, BlessingEvent, BlessingRefusal } from './model'

const describe: Describers<BlessingEvent> = {
  'blessing-taken': ({ seat }) => line('good', { seat }, ' takes a Blessing'),
  'blessing-returned': ({ seat }) => line('quiet', { seat }, ' gives a Blessing back to the supply')
}

const explain: Explainers<BlessingRefusal> = {
  'no-blessings-left': () => ({
    message: ['All six Blessings are with the players'],
    remedy: ['Go on without; the next one that resolves comes back to the supply']
  }),
  'no-such-blessing': ({ seat, card }) => ({
    message: [{ seat }, ` does not hold the Blessing ${card}`],
    remedy: ['Pick one of the Blessings they do hold']
  })
}

const preview: Previewers<Game, BlessingCommand> = {
  'take-blessing': certainOfSeat('blessings'),
  'return-blessing': certainOfSeat('blessings')
}

export const blessingsWords = { describe, explain, preview } satisfies SliceWords<Game>
