import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../support/chronicle'
import { Table } from './every-command/table'
import { chapter, lastChapter, making } from './every-command/chapters'
import { contests } from './every-command/contests'
import { foes, heroics, hits, shields } from './every-command/fights'
import { bargain, chase, moves } from './every-command/moves'
import { things, wounds } from './every-command/things'

/** Commands that random play hardly ever gets accepted, because each needs a moment of its own: played on purpose. */
export function rareCommands(): Chronicle {
  const played = Played.table('Every command', 'Ada', 'Bo')
  played.campaign({ type: 'add-seat', player: '', character: 'A chair too many' })
  played.campaign({ type: 'remove-seat', seat: played.seats[2]! })
  adventure(new Table(played, 'thousand-faces'))
  contests(new Table(played, 'face-of-angels'))
  return played.chronicle
}

function adventure(table: Table): void {
  chapter(table)
  things(table)
  wounds(table)
  foes(table)
  moves(table)
  chase(table)
  making(table)
  hits(table)
  shields(table)
  bargain(table)
  heroics(table)
  lastChapter(table)
}
