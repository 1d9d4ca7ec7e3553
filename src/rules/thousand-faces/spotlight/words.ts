import { line } from '../../core/log-line'
import type { Describers, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { SpotlightEvent } from './model'

const describe: Describers<SpotlightEvent> = {
  'spotlight-given': ({ seat }) =>
    seat === null ? line('quiet', 'Nobody has the spotlight') : line('quiet', 'The spotlight is on ', { seat })
}

export const spotlightWords = { describe } satisfies SliceWords<Game>
