import type { LineKind } from '#rules/book/preparation/vocabulary'
import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from './chronicle'

const names = [
  'Kresk Half-Tide',
  'Constance-Philippa of the Drowned Bells',
  'Sister Wren',
  'Old Tamsin Vey',
  'Brindle',
  'The Lamplighter of Ninth Street',
  'Nub',
  'Ferrywoman Ashgrove-Underhill'
]
const long =
  'The harbour floods at once, the clock goes on by three, and Maud must choose a boat before anybody else is there.'

/** A campaign of so many players, before its second session. @param each how many lines of each kind are prepared */
export function busyPreparation(players: number, each: number): Chronicle {
  const played = Played.table('The Drowned Bells', ...names.slice(0, players))
  played.act({ type: 'begin-chapter', chapter: 1 })
  played.campaign({ type: 'begin-session', at: 1_700_000_000_000 })
  const write = (kind: LineKind, text: string, more: object = {}): void => {
    const line = { session: 1, kind, text, branches: [], seat: null, shelf: null, ...more }
    played.campaign({ type: 'prepare-line', ...line } as never)
  }
  write('first-line', 'The bell rings, and nobody pulls it.')
  for (const seat of played.seats) {
    write('player', `${long} What do they do?`, { seat })
    played.act({ type: 'write-touchstone', by: seat, title: `A story about ${seat} and the sea` })
    played.act({ type: 'gain-xp', seat, amount: 3, reason: '' })
  }
  for (let nth = 0; nth < each; nth++) {
    write('fork', `Do they ring bell ${nth}?`, { branches: [`They ring it. ${long}`, 'They leave it.'] })
    for (const kind of ['may-come', 'secret', 'foes', 'other'] as const) write(kind, `${kind} ${nth}: ${long}`)
    played.campaign({ type: 'add-thing', kind: 'person', name: `Somebody ${nth}`, sentence: long })
    played.campaign({ type: 'add-thing', kind: 'secret', name: `Secret ${nth}`, sentence: long })
  }
  played.campaign({ type: 'end-session' })
  return played.chronicle
}
