import type { Actor, SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { Played, Refusal } from '../chronicle'

// The states of the calm look (/work/shared/look-calm) as campaigns: the same players, cards and foes as in its pictures.

const four = [
  ['Ana', 'Kresk'],
  ['Ben', 'Willow'],
  ['Cleo', 'Tam'],
  ['Dov', 'Professor Quill']
] as const
const more = [
  ['Eli', 'Old Tamsin Vey'],
  ['Fay', 'Constance-Philippa of the Drowned Bells'],
  ['Gus', 'Sister Wren'],
  ['Hana', 'Brindle']
] as const

const ranks = [
  { str: 'crown', dex: 'blade', int: 'anvil' },
  { str: 'anvil', dex: 'blade', int: 'crown' },
  { str: 'anvil', dex: 'dragon', int: 'anvil' },
  { str: 'blade', dex: 'blade', int: 'blade' }
] as const

/** A campaign, and what is done in it while the screens are open. */
export interface CalmState {
  readonly played: Played
  readonly live: readonly object[]
}

/** The company of the pictures, and what happens to it. */
class Company {
  readonly played = new Played(undefined, 7)

  constructor(count = 4) {
    this.played.campaign({ type: 'rename-campaign', title: 'The Salt Road' })
    this.played.campaign({ type: 'open-board', system: 'thousand-faces', title: '', settings: {} })
    for (const [player, character] of [...four, ...more].slice(0, count))
      this.played.campaign({ type: 'add-seat', player, character })
  }

  get state(): State {
    return this.played.chronicle.campaign.boards[0]!.state as State
  }

  seat(nth: number): SeatId {
    return this.played.seats[nth]!
  }

  foe(nth: number): number {
    return this.state.foes[nth]!.id
  }

  do(...commands: readonly object[]): this {
    for (const command of commands) this.played.act(command)
    return this
  }

  by(actor: Actor, command: object): this {
    this.played.act(command, actor)
    return this
  }

  /** What is so already is left as it is. */
  correct(nth: number, ...corrections: readonly object[]): this {
    for (const correction of corrections) this.may({ type: 'correct', seat: this.seat(nth), correction, reason: '' })
    return this
  }

  /** @returns whether it was allowed, and is done */
  may(command: object): boolean {
    try {
      this.do(command)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** So many move cards for this player, of those on the table. */
  takeMoves(nth: number, count: number): this {
    let left = count
    for (const move of this.state.workshop.laidOut)
      if (left > 0 && this.may({ type: 'take-move', seat: this.seat(nth), move })) left -= 1
    return this
  }

  /** These cards lie on top of the deck, the first one uppermost. */
  stack(nth: number, ...cards: readonly string[]): this {
    for (const card of [...cards].reverse()) {
      const piles = this.state.sheets[nth]!.piles
      const from = piles.discard.includes(card) ? 'discard' : 'deck'
      if (from === 'deck') this.correct(nth, { what: 'card', card, from, to: 'discard' })
      this.correct(nth, { what: 'card', card, from: 'discard', to: 'deck-top' })
    }
    return this
  }

  /** A flip that is over: one card, without a GM move that is due. */
  flip(nth: number, attribute: string, card: string): this {
    return this.stack(nth, card).do(flipOf(this.seat(nth), attribute, { fast: true }))
  }

  /** So many cards on the discard pile, below the newest. */
  discard(nth: number, count: number): this {
    const { piles } = this.state.sheets[nth]!
    const top = piles.discard.at(-1)
    const deck = piles.cards === 'digital' ? piles.deck : []
    const spare = deck.filter(card => !kept.includes(card)).slice(0, Math.max(0, count - piles.discard.length))
    this.correct(nth, ...spare.map(card => ({ what: 'card', card, from: 'deck', to: 'discard' })))
    if (top === undefined || spare.length === 0) return this
    return this.stack(nth, top).correct(nth, { what: 'card', card: top, from: 'deck', to: 'discard' })
  }

  /** The second session, in the first chapter, at the inn; some cards have been turned. */
  evening(): this {
    const { played } = this
    for (const [nth, each] of ranks.entries()) this.do({ type: 'set-ranks', seat: this.seat(nth), ranks: each })
    this.do({ type: 'set-length', length: '9-hour' })
    played.campaign({ type: 'begin-session', at: Date.now() - 7 * 24 * 3_600_000 })
    played.campaign({ type: 'end-session' })
    played.campaign({ type: 'begin-session', at: Date.now() - 42 * 60_000 })
    this.do({ type: 'begin-chapter', chapter: 1 }, { type: 'show-chapter', as: 'shown' })
    this.things().do({ type: 'gain-shadow', amount: 3, seat: null, reason: 'The road' })
    this.flip(0, 'int', '8').flip(1, 'int', '13').flip(2, 'dex', '17').flip(3, 'int', '18')
    for (const [nth, count] of [1, 7, 4, 11].entries()) this.discard(nth, count)
    for (const [nth, to] of [0, 3, 2, 2].entries()) this.correct(nth, { what: 'exhaustion-count', to })
    for (const [nth, to] of [3, 6, 5, 2].entries()) this.correct(nth, { what: 'xp', to })
    this.correct(2, { what: 'tokens', exhaustion: 0, harm: 1, wound: 0 })
    this.correct(3, { what: 'tokens', exhaustion: 0, harm: 0, wound: 1 })
    this.do({ type: 'correct-journey', to: 1, reason: '' }, { type: 'take-blessing', seat: this.seat(1) })
    played.campaign({ type: 'set-scene', title: 'The inn at Gull Bay', subtitle: '' })
    return this.do({ type: 'give-spotlight', seat: this.seat(0) })
  }

  things(): this {
    const [kresk, willow, tam, quill] = [0, 1, 2, 3].map(nth => this.seat(nth))
    const card = { type: 'correct-move', face: 'up', tokens: 0, reason: '' }
    const item = { type: 'gain-item', seat: kresk }
    return this.do(
      { ...card, seat: kresk, move: 'good-cardio', level: '0' },
      { ...card, seat: kresk, move: 'intimidate', level: '0' },
      { ...card, seat: kresk, move: 'sangfroid', level: '0' },
      { ...card, seat: willow, move: 'discern', level: '0' },
      { ...card, seat: tam, move: 'pick-pockets', level: '0' },
      { ...item, item: { sort: 'card', card: 'sword', name: 'Short Sword' } },
      { ...item, item: { sort: 'card', card: 'leather-armour', name: '' } },
      { ...item, seat: willow, item: { sort: 'card', card: 'leather-armour', name: '' } },
      ...[kresk, willow, tam, quill].map(seat => ({ type: 'change-pack', seat, pack: 2, precious: 0, reason: '' }))
    )
  }

  /** Three foes in sight, and the first round. */
  fight(): this {
    const foe = { type: 'add-foes', note: '', count: 1 }
    this.do(
      { ...foe, name: 'Toll thug', kind: 'guard', stamina: 4, power: 'd6', squares: 0 },
      { ...foe, name: 'Toll captain', kind: 'guard', stamina: 6, power: 'd10', squares: 1 },
      { ...foe, name: 'Ash hound', kind: 'guard', stamina: 3, power: 'd4', squares: 0 },
      { type: 'reveal-foes' }
    )
    return this.do({ type: 'begin-fight-round' }, { type: 'give-spotlight', seat: this.seat(0) })
  }

  phones(): this {
    return this.do({ type: 'set-phone-flips', seat: null, on: true })
  }

  strike(nth: number, from: string, number: number): this {
    return this.do(blowOn(this.seat(nth), from, number))
  }

  /** The call for the captain’s knees. */
  call(nth: number, move: string, attribute: string, why: string): this {
    return this.do(callOf(this.seat(nth), move, attribute, why))
  }

  answer(nth: number): this {
    const seat = this.seat(nth)
    const call = this.state.calls.open.find(({ ask }) => ask.seat === seat)
    return this.by({ kind: 'seat', seat }, { type: 'answer-call', seat, call: call?.id ?? 0 })
  }
}

/** Cards that a state turns, which are never among those put on the discard pile. */
const kept = ['8', '13', '12', '9', '17', '18', '11', '1']

const flipOf = (seat: SeatId, attribute: string, flip: object = {}) => ({
  type: 'flip',
  seat,
  attribute,
  net: 0,
  move: null,
  fast: false,
  hasText: { check: true, cross: true },
  versus: null,
  supporters: [],
  ...flip
})

const moveOf = (seat: SeatId, move: string, attribute: string, advantages = 0) => ({
  type: 'use-move',
  seat,
  move,
  attribute,
  advantages,
  versus: null,
  supporters: [],
  item: null,
  load: 'ignored',
  slots: []
})

const callOf = (seat: SeatId, move: string, attribute: string, why: string, advantages = 0) => ({
  type: 'call-flip',
  ask: moveOf(seat, move, attribute, advantages),
  why
})

const blowOn = (seat: SeatId, from: string, number: number) => ({
  type: 'open-attack',
  seat,
  power: { by: 'number', number },
  exertion: 'physical',
  from
})

const state = (company: Company, ...live: readonly object[]): CalmState => ({ played: company.played, live })
const evening = (count = 4): Company => new Company(count).evening()
const hit = (company: Company): Company => company.stack(0, '12').do(moveOf(company.seat(0), 'mix-it-up', 'str'))

/** One of them has two cards that count equally. */
function tied(count: number): CalmState {
  const company = evening(count).stack(1, '8', '13')
  return state(company.do(moveOf(company.seat(1), 'discern', 'int', 1)))
}

/** As the app begins a campaign: with the guide. */
function firstEvening(): CalmState {
  const company = new Company()
  company.played.campaign({ type: 'show-guide' })
  return state(company)
}

/** What the dashboard shows; the names are those of the target's pictures. */
export const dashboardStates: Readonly<Record<string, () => CalmState>> = {
  'first-evening': () => firstEvening(),
  menu: () => firstEvening(),
  'flip-ready': () => state(evening()),
  expert: () => state(evening()),
  tie: () => {
    const company = evening().stack(1, '8', '13')
    return state(company.do(moveOf(company.seat(1), 'discern', 'int', 1)))
  },
  result: () => {
    const company = evening().fight().stack(0, '12')
    return state(company, moveOf(company.seat(0), 'mix-it-up', 'str'))
  },
  'blow-dice': () => state(evening().fight()),
  blow: () => state(evening().fight().strike(0, 'Toll thug', 4)),
  'blow-describe': () => state(evening().fight().strike(0, 'Toll thug', 4)),
  'foes-turn': () => {
    const company = evening().fight().do({ type: 'set-format', format: 'two-rounds' })
    company.do({ type: 'strike-foe', foe: company.foe(0), power: 3, by: company.seat(0), square: 'keep' })
    for (const nth of [0, 1, 2]) company.may({ type: 'mark-turn', seat: company.seat(nth), as: 'acted' })
    return state(company.do({ type: 'give-spotlight', seat: company.seat(3) }))
  },
  'five-tie': () => tied(5),
  'eight-tie': () => tied(8),
  'eight-players': () => {
    const company = evening(8)
    for (const nth of [4, 5, 6, 7]) company.flip(nth, 'str', '13').discard(nth, 5)
    company.correct(4, { what: 'incapacitated', to: true })
    company.flip(2, 'dex', '17').stack(2, '1')
    return state(company.do(flipOf(company.seat(2), 'dex', { hasText: { check: true, cross: false } })))
  }
}

/** What the table shows to so many players. */
export const tableStates: Readonly<Record<string, (players?: number) => CalmState>> = {
  idle: players => state(evening(players)),
  called: players => {
    const company = evening(players).phones().stack(0, '9', '12')
    return state(company, callOf(company.seat(0), 'mix-it-up', 'str', 'for the captain’s knees', 1))
  },
  flip: players => {
    const company = evening(players).stack(0, '9', '12')
    return state(company, moveOf(company.seat(0), 'mix-it-up', 'str', 1))
  },
  result: players => {
    const company = evening(players).stack(0, '9', '12')
    return state(company, moveOf(company.seat(0), 'mix-it-up', 'str', 1))
  },
  blow: players => {
    const company = evening(players)
    return state(company, blowOn(company.seat(1), 'Toll captain', 6))
  },
  'blow-result': players => {
    const company = evening(players).strike(1, 'Toll captain', 6)
    const armour = company.state.sheets[1]!.character.items[0]!.id
    return state(company, {
      type: 'take-attack',
      attack: company.state.attacks[0]!.id,
      split: { exhaustion: 0, harm: 0, wound: 1 },
      exhaustionOnto: [],
      harmOnto: [],
      woundOnto: { on: 'item', item: armour, slot: 0 },
      relief: 'none',
      describe: 'The beam comes down across her shoulder guard, and the leather splits.'
    })
  },
  foes: players => {
    const company = evening(players).fight()
    company.do(
      { type: 'strike-foe', foe: company.foe(0), power: 3, by: company.seat(0), square: 'keep' },
      { type: 'strike-foe', foe: company.foe(1), power: 1, by: company.seat(0), square: 'keep' },
      { type: 'engage-foe', foe: company.foe(2), seat: company.seat(2) },
      { type: 'begin-fight-round' }
    )
    return state(company, { type: 'give-spotlight', seat: company.seat(1) })
  },
  creation: players => {
    const company = new Company(players)
    const titles = [
      'Princess Mononoke',
      'Firefly',
      'The Moomins',
      'The Left Hand of Darkness',
      'Master and Commander',
      'Stardust'
    ]
    const seats = company.played.seats
    for (const [at, title] of titles.entries()) company.do({ type: 'write-touchstone', title, by: seats[at % 4] })
    for (const [title, nth] of [
      ['Princess Mononoke', 0],
      ['The Moomins', 2],
      ['The Left Hand of Darkness', 3],
      ['Stardust', 1]
    ] as const)
      company.do({ type: 'circle-touchstone', title, by: seats[nth] })
    company.do({ type: 'lay-out-moves' })
    company.takeMoves(0, 3).takeMoves(1, 2).takeMoves(2, 1).takeMoves(3, 1)
    return state(company)
  },
  day: players => state(evening(players), { type: 'begin-day', place: 'town' }),
  chapter: players =>
    state(evening(players), { type: 'begin-chapter', chapter: 2 }, { type: 'show-chapter', as: 'shown' }),
  shop: players => {
    const company = evening(players).do({ type: 'begin-day', place: 'town' })
    const cards = [
      { sort: 'magic', card: 'mending', name: 'Comb of Mending', capacity: 3 },
      { sort: 'card', card: 'sword', name: 'Short Sword' },
      { sort: 'card', card: 'bracers', name: '' },
      { sort: 'magic', card: 'of-vitality', name: 'Horn of Vitality', capacity: 1 }
    ]
    const seller = 'Mother Ansel, under the fish market'
    return state(company, { type: 'lay-out-wares', seat: company.seat(2), seller, cards })
  },
  'session-end': players => {
    const company = evening(players)
    for (const [nth, amount] of [3, 2, 2, 1].entries())
      company.do({ type: 'gain-xp', seat: company.seat(nth), amount, reason: 'The evening' })
    hit(company.fight())
    return state(company, { type: 'end-session' })
  },
  'six-players': () => {
    const company = evening(6).stack(0, '9', '12')
    company.flip(4, 'str', '13').flip(5, 'str', '13').correct(4, { what: 'incapacitated', to: true })
    return state(company, moveOf(company.seat(0), 'mix-it-up', 'str', 1))
  }
}

const onPhones = (): Company => {
  const company = evening().fight().phones()
  return company.correct(0, { what: 'exhaustion-count', to: 1 }).stack(0, '9', '12')
}
const calledFor = (company: Company): Company =>
  company.do(callOf(company.seat(0), 'mix-it-up', 'str', 'for the captain’s knees', 1))

/** What Kresk’s phone shows. */
export const phoneStates: Readonly<Record<string, () => CalmState>> = {
  waiting: () => {
    const company = onPhones()
    return state(company.do({ type: 'end-fight-rounds' }, { type: 'give-spotlight', seat: company.seat(3) }))
  },
  called: () => state(calledFor(onPhones())),
  result: () => state(calledFor(onPhones()).answer(0)),
  'result-asks': () => state(calledFor(onPhones()).answer(0)),
  'ask-move': () => state(onPhones()),
  'others-called': () => {
    const company = calledFor(onPhones())
    company.call(1, 'discern', 'int', '').call(2, 'pick-pockets', 'dex', '')
    return state(company.answer(0))
  }
}
