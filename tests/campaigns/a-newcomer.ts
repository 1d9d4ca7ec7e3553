import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../support/chronicle'

const margit = {
  ranks: { str: 'anvil', dex: 'blade', int: 'crown' },
  moves: [{ move: 'discern', level: '0' }],
  items: [],
  pack: 2,
  precious: 1,
  xp: 3,
  answers: [{ question: 'What do you fear?', answer: 'The tide.' }]
}

/** A character that comes from another campaign, is taken back and sits down again. */
export function aNewcomer(): Chronicle {
  const played = Played.table('A newcomer', 'Kresk Half-Tide')
  const names = { player: 'Priya', character: 'Margit' }
  played.campaign({ type: 'take-in-character', board: played.board, ...names, sheet: margit })
  played.undo()
  played.redo()
  played.act({ type: 'lose-stamina', seat: played.seats[1]!, points: 2, reason: 'a climb' })
  return played.chronicle
}
