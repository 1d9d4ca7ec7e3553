import { line } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { PhoneEvent, PhoneRefusal } from './model'

const describe: Describers<PhoneEvent> = {
  'phone-flips-set': ({ seat, on }, { kind }) => {
    if (kind !== 'gm') return null
    const who = seat === null ? 'All players' : { seat }
    const verb = seat === null ? ['flip', 'do not flip'] : ['flips', 'does not flip']
    return line('quiet', who, ` ${verb[on ? 0 : 1]} on their own phone`)
  }
}

const explain: Explainers<PhoneRefusal> = {
  'phone-flips-so': ({ seat, on }) => ({
    message:
      seat === null
        ? [`That is so for all players already: ${on ? 'on' : 'off'}`]
        : [{ seat }, on ? ' flips on the phone already' : ' does not flip on the phone'],
    remedy: ['Nothing needs to be done']
  })
}

export const phonesWords = { describe, explain } satisfies SliceWords<Game>
