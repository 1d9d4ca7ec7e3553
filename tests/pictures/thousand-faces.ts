import { gm, type SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { theDrownedBells } from '../campaigns/the-drowned-bells'
import { Played } from '../support/chronicle'
import { crowdOf } from '../support/crowd'

/** The sample campaign on its sixth evening, with nothing that waits; its five seats in their order. */
class Evening {
  readonly played = new Played(theDrownedBells(225), 3)
  readonly seats = this.played.seats

  get state(): State {
    return this.played.chronicle.campaign.boards[0]!.state as State
  }

  do(...commands: readonly object[]): this {
    for (const command of commands) this.played.act(command, gm)
    return this
  }

  calm(): this {
    for (let { pending } = this.state; pending?.kind === 'tie'; { pending } = this.state)
      this.do({ type: 'choose', card: pending.among[0]!.card })
    return this.state.pending?.kind === 'critical' ? this.do({ type: 'answer-critical', take: 'nothing' }) : this
  }

  give(seat: SeatId, ...moves: readonly string[]): this {
    const card = { type: 'correct-move', seat, level: 'g1', face: 'up', tokens: 1, reason: 'a gift' }
    return this.do(...moves.map(move => ({ ...card, move })))
  }

  use(seat: SeatId, move: string, attribute: string | null, more: object = {}): this {
    const plain = { advantages: 0, versus: null, supporters: [], item: null, load: 'ignored', slots: [] }
    return this.do({ type: 'use-move', seat, move, attribute, ...plain, ...more })
  }
}

const calm = (): Evening => new Evening().calm()
const guards = { type: 'add-foes', name: 'Tide Warden', kind: 'guard', stamina: 8, power: 'd6', squares: 1, note: '' }
const leviathan = { ...guards, name: 'The Bell-Eater', kind: 'monster', stamina: 15, power: 'd10', squares: 3 }

function foes(): Evening {
  const evening = calm().do({ ...guards, count: 3 }, { ...leviathan, count: 1, note: 'Sleeps below the tower' })
  const [first, second] = evening.state.foes.slice(-4)
  const seat = evening.seats[0]!
  return evening.do(
    { type: 'show-foe', foe: first!.id, as: 'revealed' },
    { type: 'show-foe', foe: second!.id, as: 'revealed' },
    { type: 'engage-foe', foe: first!.id, seat },
    { type: 'name-weakness', foe: second!.id, weakness: 'the left knee' },
    { type: 'strike-foe', foe: first!.id, power: 3, by: seat, square: 'keep' }
  )
}

/** The second round of a fight with two halves. Some have acted, some are engaged, some have markers. */
function inRounds(): Evening {
  const evening = foes().do({ type: 'set-format', format: 'two-rounds' })
  const [first, second, third] = evening.state.foes.slice(-4)
  const [kresk, constance, wren] = evening.seats
  const marker = { type: 'add-marker', lasts: 'until-removed', seenBy: 'table' }
  return evening.do(
    { type: 'begin-fight-round' },
    { type: 'begin-fight-round' },
    { type: 'engage-foe', foe: third!.id, seat: kresk },
    { type: 'give-spotlight', seat: constance },
    { type: 'next-turn' },
    { type: 'mark-turn', seat: wren, as: 'acted' },
    { ...marker, on: { what: 'character', seat: constance }, word: 'up in the bell tower', shape: 'triangle' },
    { ...marker, on: { what: 'character', seat: constance }, word: 'on fire', shape: 'circle' },
    { ...marker, on: { what: 'character', seat: wren }, word: 'lies about the key', shape: 'square', seenBy: 'mine' },
    { ...marker, on: { what: 'foe', foe: first!.id }, word: 'sees only light', shape: 'diamond' },
    { ...marker, on: { what: 'foe', foe: second!.id }, word: 'prone', shape: 'square', lasts: 'this-round' }
  )
}

/** The same with eight players and long names. */
function crowdInRounds(): Played {
  const played = crowdOf(8)
  const marker = { type: 'add-marker', lasts: 'until-removed', seenBy: 'table' }
  const foe = { type: 'show-foe', as: 'revealed' }
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  played.act({ ...guards, count: 3 })
  const ids = state().foes.map(({ id }) => id)
  for (const id of ids) played.act({ ...foe, foe: id })
  played.act({ type: 'set-format', format: 'two-rounds' })
  played.act({ type: 'engage-foe', foe: ids[0], seat: played.seats[1] })
  played.act({ type: 'engage-foe', foe: ids[1], seat: played.seats[5] })
  played.act({ type: 'next-turn' })
  played.act({ type: 'next-turn' })
  for (const [at, shape] of (['circle', 'triangle', 'square', 'diamond'] as const).entries()) {
    const on = { what: 'character', seat: played.seats[at + 1] }
    played.act({ ...marker, on, word: 'up in the old bell tower', shape })
    played.act({ ...marker, on, word: 'on fire', shape, seenBy: at % 2 ? 'mine' : 'table' })
  }
  played.act({ ...marker, on: { what: 'foe', foe: ids[0] }, word: 'sees only lantern light', shape: 'diamond' })
  return played
}

function attacked(): Evening {
  const evening = foes()
  const first = evening.state.foes.at(-4)
  return evening.do({ type: 'foes-attack', foes: [first!.id], seat: evening.seats[0], die: 'roll' })
}

function namingCards(): Evening {
  const evening = calm()
  const seat = evening.seats[0]!
  return evening.do({ type: 'use-cards', seat, cards: 'physical' }).use(seat, 'defy-danger', 'str', { advantages: 1 })
}

function critical(): Evening {
  const evening = namingCards()
  return evening.do({ type: 'name-card', card: '11' }, { type: 'name-card', card: '1' })
}

function creating(): Played {
  const played = Played.table(
    'A new company',
    'Kresk Half-Tide',
    'Constance-Philippa of the Drowned Bells',
    'Sister Wren'
  )
  const [kresk, constance] = played.seats
  const commands: readonly object[] = [
    { type: 'write-touchstone', title: 'The sea gives nothing back', by: kresk },
    { type: 'write-touchstone', title: 'Every bell has a name', by: constance },
    { type: 'circle-touchstone', title: 'Every bell has a name', by: kresk },
    { type: 'set-ranks', seat: kresk, ranks: { str: 'crown', dex: 'blade', int: 'anvil' } },
    { type: 'lay-out-moves' },
    { type: 'begin-draft', order: played.seats },
    { type: 'ask-question', question: 'Who rang the bell?' },
    { type: 'answer-question', seat: kresk, question: 'Who rang the bell?', answer: 'My father, the night he left.' },
    { type: 'offer-goals', seat: kresk, goals: null },
    { type: 'pack-up', seat: kresk }
  ]
  for (const command of commands) played.act(command, gm)
  return played
}

/** A Thousand Faces of Adventure at the moments that its screens look different. */
export const thousandFacesMoments: Readonly<Record<string, () => Played>> = {
  'thousand-faces: a tie, somebody down': () => new Evening().played,
  'thousand-faces: nothing waits': () => calm().played,
  'thousand-faces: an outcome': () => {
    const evening = calm()
    return evening.give(evening.seats[0]!, 'discern').use(evening.seats[0]!, 'discern', 'int').calm().played
  },
  'thousand-faces: cards are named': () => namingCards().played,
  'thousand-faces: a Critical Success': () => critical().played,
  'thousand-faces: a flashback': () => {
    const evening = calm()
    const seat = evening.seats[0]!
    evening.do({ type: 'gain-xp', seat, amount: 5, reason: 'a long way' }).use(seat, 'defy-danger', 'str').calm()
    return evening.do({ type: 'flashback', seat }).played
  },
  'thousand-faces: foes': () => foes().played,
  'thousand-faces: a fight in rounds': () => inRounds().played,
  'thousand-faces: a full table in a fight': () => crowdInRounds(),
  'thousand-faces: a blow waits': () => attacked().played,
  'thousand-faces: dice': () => {
    const evening = calm()
    const thrown = { dice: [6, 4, 10], plus: 2, halved: 'whole' }
    return evening.do({ type: 'roll-dice', seat: evening.seats[1], throw: thrown, what: 'the fall of the stair' })
      .played
  },
  'thousand-faces: a pursuit': () => {
    const evening = calm()
    evening.do({ type: 'begin-pursuit', joined: evening.seats.slice(0, 3), pay: 'nothing' })
    return evening.do({ type: 'call-round', won: 'rabbit' }, { type: 'call-round', won: 'pursuers' }).played
  },
  'thousand-faces: a lock': () => {
    const evening = calm()
    const seat = evening.seats[0]!
    return evening.give(seat, 'pick-locks').do({ type: 'lay-corners', seat, move: 'pick-locks' }).played
  },
  'thousand-faces: wares and a day in town': () => {
    const evening = calm()
    const seat = evening.seats[0]!
    return evening.do(
      { type: 'begin-day', place: 'town' },
      { type: 'lay-out-wares', seat, seller: 'The widow Ansgar', cards: null },
      { type: 'begin-tutorial', minutes: 15, at: 1_700_000_000_000 }
    ).played
  },
  'thousand-faces: much was undone': () => {
    const evening = calm()
    evening.played.savePoint('Before the tower')
    evening.played.undo(6)
    return evening.played
  },
  'thousand-faces: characters in the making': creating,
  'thousand-faces: a full table': () => crowdOf(8)
}
