import type { Chronicle } from '#rules/campaign/chronicle'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../support/chronicle'

/** What players do on their phones beside flipping: ask to be called, and help. */
export function ownAnswers(): Chronicle {
  const played = Played.table('Own answers', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const own = (seat: typeof kresk, command: object): void => {
    played.act({ ...command, seat }, { kind: 'seat', seat: seat! })
  }
  const discern = { move: 'discern', attribute: 'int', item: null }
  const called = { advantages: 0, versus: null, supporters: [], load: 'counts', slots: [] }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  own(kresk, { type: 'request-call', ...discern })
  own(kresk, { type: 'drop-request' })
  own(kresk, { type: 'request-call', ...discern })
  played.act({ type: 'call-flip', ask: { type: 'use-move', seat: kresk, ...discern, ...called }, why: '' })
  const call = state().calls.made
  own(wren, { type: 'help-call', call, helps: true })
  own(wren, { type: 'help-call', call, helps: false })
  own(wren, { type: 'help-call', call, helps: true })
  played.undo()
  own(kresk, { type: 'answer-call', call })
  return played.chronicle
}
