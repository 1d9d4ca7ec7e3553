import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import type { Entry } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import type { GmView } from '#rules/thousand-faces/view'
import { Played } from '../chronicle'

/** The characters by seat: one against a gang of three, two against the monster. One has a shield, one is almost exhausted, one wears armour. */
const fighters = [
  'Kresk Half-Tide',
  'Constance-Philippa of the Drowned Bells',
  'Sister Wren',
  'Old Tamsin Vey',
  'Brindle'
] as const

/**
 * The cards that each character turns, so that no flip is luck. Each has two checks on the blade. Tamsin has a cross below nine lost cards. None is an XP card.
 */
const tops: readonly (readonly string[])[] = [
  ['5'],
  ['12', '13'],
  ['5', '13'],
  ['2', '3', '4', '5', '6', '12', '13', '14', '18', '7'],
  ['5', '12']
]

/**
 * A fight before its last rounds: the monster has four Stamina left, each of the gang one. So each blow
 * below has the same end for any dice. An ally is there. Tamsin has one Stamina and two Wounds.
 */
export function beforeTheFight(): Chronicle {
  const played = new Played(dealt(Played.table('The Drowned Stair', ...fighters).chronicle, tops))
  const [kresk, , wren, tamsin, brindle] = played.seats as [SeatId, SeatId, SeatId, SeatId, SeatId]
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  for (const seat of [kresk, brindle])
    played.act({ type: 'gain-item', seat, item: { sort: 'card', card: 'sword', name: `Sword of seat ${seat}` } })
  played.act({ type: 'gain-item', seat: wren, item: { sort: 'card', card: 'shield', name: 'Shield' } })
  played.act({ type: 'gain-item', seat: brindle, item: { sort: 'card', card: 'leather-armour', name: 'Oilskin Coat' } })
  played.act({ type: 'correct-journey', to: 3, reason: '' })
  played.act({ type: 'spend-journey', use: 'arrival', seat: null, what: 'Yogran' })
  const foe = { power: 'd4', squares: 0, note: '' }
  played.act({ type: 'add-foes', ...foe, name: 'Tide-wraith', kind: 'monster', stamina: 20, power: 'd10', count: 1 })
  played.act({ type: 'add-foes', ...foe, name: 'Sluice guard', kind: 'guard', stamina: 9, count: 3 })
  played.act({ type: 'reveal-foes' })
  const [wraith, ...gang] = state().foes.map(({ id }) => id)
  for (const guard of gang) played.act({ type: 'engage-foe', foe: guard, seat: kresk })
  played.act({ type: 'strike-foe', foe: wraith, power: 16, by: null, square: 'keep' })
  for (const guard of gang) played.act({ type: 'strike-foe', foe: guard, power: 8, by: null, square: 'keep' })
  played.act({ type: 'expend-stamina', seat: tamsin, points: 9, exertion: 'physical', slots: [], reason: 'The fall' })
  for (let wounds = 0; wounds < 2; wounds++) played.act({ type: 'take-wound', seat: tamsin, reason: 'The fall' })
  return played.chronicle
}

/** The same beginning with those cards of each seat on top of its deck. */
export function dealt(chronicle: Chronicle, tops: readonly (readonly string[])[]): Chronicle {
  const parse = entryParser()
  const topOf = (seat: unknown): readonly string[] =>
    tops[chronicle.campaign.seats.findIndex(({ id }) => id === seat)] ?? []
  const entries = chronicle.entries.map(entry => {
    const read = parse(stacked(JSON.parse(JSON.stringify(entry)), topOf))
    if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`)
    return read.value
  })
  const opened = Chronicle.open(entries as readonly Entry[])
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

/** Every shuffle in it brings the cards of its seat to the top. */
function stacked(value: unknown, topOf: (seat: unknown) => readonly string[]): unknown {
  if (Array.isArray(value)) return value.map(each => stacked(each, topOf))
  if (typeof value !== 'object' || value === null) return value
  if ('order' in value && 'seat' in value && Array.isArray(value.order)) {
    const top = topOf(value.seat)
    return { ...value, order: [...top, ...(value.order as string[]).filter(card => !top.includes(card))] }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stacked(inner, topOf)]))
}

/** The state of all characters after the fight, for any way of playing and any dice. */
export function endOf({ foes, sheets, gmMovesOwed, attacks }: GmView): unknown {
  const laid = (sheet: GmView['sheets'][number]): number =>
    sheet.character.equipment.items.flatMap(({ slots }) => slots).filter(({ token }) => token !== null).length
  return {
    subdued: foes.map(foe => foe.subdued),
    down: sheets.map(sheet => sheet.incapacitated),
    stamina: sheets.map(sheet => sheet.stamina),
    wounds: sheets.map(sheet => sheet.tokens.wound),
    inArmour: sheets.map(laid),
    owed: gmMovesOwed.count,
    waiting: attacks.length
  }
}
