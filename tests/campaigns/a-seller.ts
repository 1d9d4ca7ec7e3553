import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../support/chronicle'

/** A seller who is sent away without a sale. */
export function aSeller(): Chronicle {
  const played = Played.table('A seller', 'Kresk Half-Tide')
  const [seat] = played.seats
  played.act({ type: 'finish-character', seat })
  played.act({ type: 'begin-day', place: 'town' })
  played.act({ type: 'lay-out-wares', seat, seller: 'Mother Ansel', cards: null })
  played.act({ type: 'send-seller-away', seat })
  played.undo()
  played.redo()
  return played.chronicle
}
