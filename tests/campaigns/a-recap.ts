import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../support/chronicle'

/** A session whose recap was edited and shown: every command of it, one of them taken back. */
export function aRecap(): Chronicle {
  const played = Played.table('A recap', 'Kresk Half-Tide', 'Sister Wren')
  played.campaign({ type: 'begin-session' })
  const bell = played.campaign({ type: 'note-down', text: 'The bell rang.', knownTo: 'table' }).id
  const lie = played.campaign({ type: 'note-down', text: 'Yogran lied.', knownTo: 'gm' }).id
  played.campaign({ type: 'word-moment', session: 1, entry: bell, text: 'The bell rang, and nobody pulled it.' })
  played.campaign({ type: 'place-moment', session: 1, entry: bell, as: 'kept' })
  played.campaign({ type: 'place-moment', session: 1, entry: lie, as: 'left-out' })
  played.campaign({ type: 'subtitle-recap', session: 1, text: 'Low tide.' })
  played.campaign({ type: 'show-recap', session: 1, sentences: ['The bell rang, and nobody pulled it.'] })
  played.campaign({ type: 'hide-recap' })
  played.undo()
  return played.chronicle
}
