import type { Chronicle } from '#rules/campaign/chronicle'
import type { SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../chronicle'

/** Who sits where: a fighter with a long sword, one with a shield, one whose Good Cardio has a slot, one who is down, one with armour. */
export const fighters = [
  'Kresk Half-Tide',
  'Constance-Philippa of the Drowned Bells',
  'Sister Wren',
  'Old Tamsin Vey',
  'Brindle'
] as const

/** One evening's fight before its first blow: a monster and a gang of three are revealed, an ally stands by, seat 4 is down. */
export function beforeTheFight(): Chronicle {
  const played = Played.table('The Drowned Stair', ...fighters)
  const [kresk, constance, wren, tamsin, brindle] = played.seats as [SeatId, SeatId, SeatId, SeatId, SeatId]
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  for (const seat of [kresk, constance, wren, brindle])
    played.act({ type: 'gain-item', seat, item: { sort: 'card', card: 'sword', name: `Sword of seat ${seat}` } })
  played.act({ type: 'gain-item', seat: wren, item: { sort: 'card', card: 'shield', name: 'Shield' } })
  played.act({ type: 'gain-item', seat: brindle, item: { sort: 'card', card: 'leather-armour', name: 'Oilskin Coat' } })
  played.act({ type: 'correct-move', seat: constance, move: 'good-cardio', level: '0', face: 'up', tokens: 0, reason: '' })
  played.act({ type: 'correct-journey', to: 3, reason: '' })
  played.act({ type: 'spend-journey', use: 'arrival', seat: null, what: 'Yogran' })
  const foe = { power: 'd4', squares: 0, note: '' }
  played.act({ type: 'add-foes', ...foe, name: 'Tide-wraith', kind: 'monster', stamina: 20, squares: 1, power: 'd6', count: 1 })
  played.act({ type: 'add-foes', ...foe, name: 'Sluice guard', kind: 'guard', stamina: 9, count: 3 })
  played.act({ type: 'reveal-foes' })
  const ids = state().foes.map(({ id }) => id)
  const against = [wren, kresk, constance, brindle]
  ids.forEach((id, at) => played.act({ type: 'engage-foe', foe: id, seat: against[at]! }))
  played.act({ type: 'expend-stamina', seat: tamsin, points: 10, exertion: 'physical', slots: [], reason: 'The fall' })
  return played.chronicle
} // prettier-ignore
