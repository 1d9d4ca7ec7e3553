import type { Chronicle } from '#rules/campaign/chronicle'
import type { BoardId } from '#rules/campaign/types'
import { gm, type Actor } from '#rules/core/seat'
import { Played } from '../support/chronicle'

/** Who is in a scene: chosen by the Game Master and the Moderator, undone, without pairs of a removed card. */
export function aCast(): Chronicle {
  const played = Played.table('A cast', 'Kresk Half-Tide', 'Sister Wren')
  const opened = played.campaign({ type: 'open-board', system: 'prophecy', title: 'The bell', settings: null })
  const board = `b${opened.id}` as BoardId
  const [kresk, wren] = played.seats
  const does = (actor: Actor, ...commands: readonly object[]): void =>
    commands.forEach(command => played.act(command, actor, board))
  does(
    gm,
    { type: 'name-moderator', seat: wren },
    { type: 'add-object', name: 'Kresk', kind: 'person', player: { kind: 'seat', seat: kresk } },
    { type: 'add-object', name: 'The bell', kind: 'thing', player: null },
    { type: 'add-object', name: 'The tower', kind: 'place', player: null },
    { type: 'attach', object: 'o1', text: 'Stubborn', category: 'psychology', about: null },
    { type: 'attach', object: 'o2', text: 'Rings at low tide', category: null, about: null },
    { type: 'sketch', parent: null, objective: 'Ring it' },
    { type: 'cast', scene: 'c6', objects: ['o2', 'o3'] }
  )
  played.undo()
  played.redo()
  does(gm, { type: 'match', scene: 'c6', character: 'a4', environment: 'a5' })
  does({ kind: 'seat', seat: wren! }, { type: 'cast', scene: 'c6', objects: ['o3'] })
  return played.chronicle
}
