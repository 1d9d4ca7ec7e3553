import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from './chronicle'

/** Two players; one of them is called for a flip on the own phone. */
export function aFlipIsCalled(): Chronicle {
  const played = Played.table('Called flips', 'Kresk Half-Tide', 'Constance-Philippa of the Drowned Bells')
  const [seat] = played.seats
  const text = { check: true, cross: false }
  const flip = { type: 'flip', seat, attribute: 'dex', net: 0, move: 'Slip the Net', fast: false, hasText: text }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  played.act({ type: 'call-flip', ask: { ...flip, versus: null, supporters: [] }, why: 'The net closes over you.' })
  return played.chronicle
}
