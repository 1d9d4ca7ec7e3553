import { line } from '../../core/log-line'
import type { Describers, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { DicelessEvent } from './model'

const describe: Describers<DicelessEvent> = {
  'number-drawn': ({ seat, die, number }) =>
    number === null
      ? line('quiet', { seat }, ` looks for a ${die} on the cards: none yet`)
      : line('plain', { seat }, ` reads a ${die} off the cards: ${number}`),
  'number-awaited': ({ seat, die }) => line('quiet', { seat }, ` turns over cards for a ${die}`)
}

export const dicelessWords = { describe } satisfies SliceWords<Game>
