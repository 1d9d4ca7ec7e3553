import type { LineId } from '#rules/book/preparation/vocabulary'
import type { ThingId } from '#rules/book/vocabulary'
import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../support/chronicle'

/** A session that was prepared, played from its page and ended: every command of preparing, one of them taken back. */
export function aPreparation(): Chronicle {
  const played = Played.table('A preparation', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk] = played.seats
  const at = Date.UTC(2026, 10, 8, 19)
  const line = { session: 1, kind: 'other', text: '', branches: [], seat: null, shelf: null } as const
  const write = (change: object): LineId =>
    `p${played.campaign({ type: 'prepare-line', ...line, ...change } as never).id}` as LineId

  const opening = write({ kind: 'first-line', text: 'The bell rings, and nobody pulls it.' })
  const fork = write({
    kind: 'fork',
    text: 'Do they ring the ninth bell?',
    branches: ['They ring it. The harbour floods.', 'They leave it. @"The Dean" sails.']
  })
  write({ kind: 'player', seat: kresk, text: 'What would make him let go of the rope?' })
  const wrong = write({ kind: 'foes', shelf: 'e2', text: '4 eel-catchers' })
  write({ kind: 'may-come', text: '@The Dean counts the bells' })
  played.campaign({ type: 'reword-line', line: opening, text: 'The bell rings. Nobody pulls it.', branches: [] })
  played.campaign({ type: 'remove-line', line: wrong })
  const secret = played.campaign({ type: 'add-thing', kind: 'secret', name: 'A ship’s hull', sentence: '' })
  played.campaign({ type: 'begin-session', at })
  played.campaign({ type: 'tick-line', line: opening, session: 1, at, branch: null })
  played.campaign({ type: 'tick-line', line: fork, session: 1, at: at + 60_000, branch: 1 })
  played.campaign({ type: 'untick-line', line: fork })
  played.campaign({
    type: 'tick-thing',
    thing: `t${secret.id}` as ThingId,
    kind: 'secret',
    session: 1,
    at: at + 120_000
  })
  played.undo()
  played.redo()
  played.campaign({ type: 'end-session' })
  return played.chronicle
}
