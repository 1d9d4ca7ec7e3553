import type { Chronicle } from '#rules/campaign/chronicle'
import { plainGear } from '#rules/thousand-faces/equipment/trade'
import { Played } from '../support/chronicle'

/** A player who spends XP on the phone, and asks for what was forgotten. */
export function xpOnPhones(): Chronicle {
  const played = Played.table('XP on phones', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const own = (seat: typeof kresk, command: object): void => {
    played.act({ seat, ...command }, { kind: 'seat', seat: seat! })
  }
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  for (const seat of [kresk, wren]) {
    played.act({ type: 'gain-xp', seat, amount: 6, reason: '' })
    played.act({ type: 'change-pack', seat, pack: 3, precious: 0, reason: '' })
  }
  own(kresk, { type: 'tell-tale', weapon: 'Tide-Render', magical: 'plain' })
  own(kresk, {
    type: 'good-thing-i-brought',
    pay: 'xp-and-pack',
    item: plainGear('A hook in rags'),
    what: 'A hook in rags'
  })
  own(wren, { type: 'request-mercy', what: 'I locked the tower door' })
  own(wren, { type: 'drop-mercy' })
  own(wren, { type: 'request-mercy', what: 'I rang the bell' })
  own(kresk, { type: 'request-mercy', what: 'I fed the dog' })
  played.undo()
  played.act({ type: 'mercy-flashback', seat: wren, what: 'I rang the bell' })
  own(kresk, { type: 'request-mercy', what: 'I kept the second key' })
  return played.chronicle
}
