import { type Luck, oneOf, shuffled } from '#rules/core/luck'
import type { SeatId } from '#rules/core/seat'
import { baseCards, blessings } from '#rules/thousand-faces/cards'
import { type OwnedMove, blankCharacter } from '#rules/thousand-faces/characters/character-schemas'
import { madeItem } from '#rules/thousand-faces/equipment/hands'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { ItemId } from '#rules/thousand-faces/equipment/items'
import type { Foe } from '#rules/thousand-faces/foes/model'
import { type Policies, type PolicyName, policies, policyNames } from '#rules/thousand-faces/forecast/policies'
import { openState } from '#rules/thousand-faces/open'
import type { Sheet, State } from '#rules/thousand-faces/state'
import type { CardId, Ranks } from '#rules/thousand-faces/vocabulary'
import { board, sheet } from '../table'

/** Boards in the middle of a fight, everything about them by luck: 1–3 characters in any state, 1–4 foes, allies. */

const ranks: readonly [Ranks, ...Ranks[]] = [
  { str: 'crown', dex: 'blade', int: 'anvil' },
  { str: 'blade', dex: 'crown', int: 'anvil' },
  { str: 'anvil', dex: 'dragon', int: 'anvil' },
  { str: 'dragon', dex: 'anvil', int: 'anvil' },
  { str: 'blade', dex: 'blade', int: 'blade' }
]

export function randomPolicies(luck: Luck): Policies {
  const one = (name: PolicyName): string => {
    const { choices } = policies[name]
    return (choices[luck.below(choices.length)] ?? choices[0]).id
  }
  return Object.fromEntries(policyNames.map(name => [name, one(name)])) as unknown as Policies
}

export function randomFight(luck: Luck): State {
  const free = shuffled(luck, blessings).slice(0, luck.below(7))
  const seats = Array.from({ length: 1 + luck.below(3) }, (_, n) => `s${n + 1}` as SeatId)
  let dealt = 0
  const sheets = seats.map((seat, n) => {
    const wounds = luck.below(3)
    const copies = Array.from({ length: wounds }, () => `W${luck.below(2) + 1}.${++dealt}`)
    return randomSheet(luck, seat, [...free.slice(n * 2, n * 2 + luck.below(3)), ...copies], wounds)
  })
  const foes = Array.from({ length: 1 + luck.below(4) }, (_, n) => randomFoe(luck, n + 1, seats))
  const lengths = ['one-shot', '9-hour', '30-hour'] as const
  const story = { ...openState([]).story, length: oneOf(luck, lengths) }
  const allies = Array.from({ length: luck.below(3) }, (_, n) => ({ id: n + 1, name: `Ally ${n}`, did: null }))
  const openings = foes.filter(({ weakness }) => weakness !== null && luck.below(2) === 0).map(({ id }) => id)
  return board(sheets, { foes, story, allies, openings, made: 100, woundsDealt: dealt })
}

function randomSheet(luck: Luck, seat: SeatId, extra: readonly CardId[], wounds: number): Sheet {
  const cards = shuffled(luck, [...baseCards, ...extra])
  const lost = luck.below(10)
  const inDiscard = luck.below(8)
  const piles = {
    cards: 'digital' as const,
    exhausted: cards.slice(0, lost),
    discard: cards.slice(lost, lost + inDiscard),
    deck: cards.slice(lost + inDiscard),
    faceUp: [],
    inPlay: []
  }
  const items = randomItems(luck)
  const character = {
    ...blankCharacter,
    items,
    moves: randomMoves(luck),
    pack: luck.below(3),
    stamina: luck.below(4) === 0 ? ('heroic' as const) : ('lucky' as const)
  }
  const harm = Math.min(lost, luck.below(3))
  return sheet(seat, {
    piles,
    ranks: oneOf(luck, ranks),
    character,
    tokens: { exhaustion: lost - harm, harm, wound: wounds }
  })
}

function randomItems(luck: Luck): Item[] {
  const cards: readonly [ItemId | null, ...(ItemId | null)[]] = [
    'sword',
    'many-knives',
    'bow',
    'leather-armour',
    'padded-armour',
    'full-plate',
    'bracers',
    'shield',
    null
  ]
  const items = Array.from({ length: luck.below(4) }, (_, n): Item | null => {
    const card = oneOf(luck, cards)
    return card === null ? null : { ...madeItem({ sort: 'card', card, name: '' }, `i${n + 1}`), damage: luck.below(3) }
  })
  return items
    .filter(item => item !== null)
    .map(item => ({ ...item, power: item.power === null ? null : oneOf(luck, ['d4', 'd6', 'd10'] as const) }))
}

function randomMoves(luck: Luck): OwnedMove[] {
  const all = ['good-cardio', 'mystic-breathwork', 'sangfroid', 'bloody-but-unbowed', 'volley'] as const
  return all
    .filter(() => luck.below(3) === 0)
    .map(move => ({
      move,
      level: oneOf(luck, ['0', 'g1', 'g2'] as const),
      faceDown: luck.below(4) === 0,
      filled: [],
      attachedTo: null
    }))
    .map(card => (card.move === 'volley' && card.level === 'g2' ? { ...card, level: 'g1' as const } : card))
}

function randomFoe(luck: Luck, id: number, seats: readonly SeatId[]): Foe {
  const most = 2 + luck.below(9)
  const squares = luck.below(3)
  return {
    id,
    name: `Foe ${id}`,
    kind: 'guard',
    stamina: 1 + luck.below(most),
    most,
    power: oneOf(luck, ['1', 'd4', 'd6', 'd10'] as const),
    squares,
    crossed: luck.below(squares + 1),
    disarmoured: luck.below(5) === 0,
    red: luck.below(2),
    weakness: luck.below(3) === 0 ? 'its eye' : null,
    engaged: luck.below(2) === 0 ? (seats[luck.below(seats.length)] ?? null) : null,
    revealed: true,
    note: ''
  }
}
