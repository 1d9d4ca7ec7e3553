import type { BoardId } from '#rules/campaign/types'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import { unseenCards } from '#rules/thousand-faces/deck/piles'
import type { State } from '#rules/thousand-faces/state'
import type { Played } from '../../support/chronicle'

/** One board, on which commands are carried out one after the other. */
export class Table {
  readonly board: BoardId
  readonly ada: SeatId
  readonly bo: SeatId

  constructor(
    readonly played: Played,
    system: SystemId
  ) {
    const opened = played.campaign({ type: 'open-board', system, title: system, settings: null })
    this.board = `b${opened.id}` as BoardId
    this.ada = played.seats[0]!
    this.bo = played.seats[1]!
  }

  state<Of>(): Of {
    return this.played.chronicle.campaign.boards.find(board => board.id === this.board)!.state as Of
  }

  /** @param actor who asks; a seat’s commands come from that seat */
  do(command: object, actor: Actor = gm): void {
    this.played.act(command, actor, this.board)
  }
}

/** The player’s choice, where two cards tie. */
export function settleTie(table: Table): void {
  for (let { pending } = table.state<State>(); pending?.kind === 'tie'; { pending } = table.state<State>())
    table.do({ type: 'choose', card: pending.among[0]!.card })
}

/** The newest outcome that waits. */
export function settle(table: Table, said: object): void {
  const outcome = table.state<State>().outcomes.at(-1)!.id
  const nothing = {
    picks: [],
    pay: 'nothing',
    slots: [],
    packs: 0,
    repairs: [],
    drawback: null,
    price: 0,
    red: null,
    note: ''
  }
  table.do({ type: 'settle-outcome', outcome, ...nothing, ...said })
}

/** A use of a move without anything that may come with it. */
export const plainUse = { versus: null, supporters: [], item: null, load: 'ignored', slots: [], advantages: 0 }
export const sheetOf = (table: Table, seat: SeatId) => table.state<State>().sheets.find(each => each.seat === seat)!
/** What Ada has. */
const thingsOf = (table: Table) => table.state<State>().sheets[0]!.character.items
export const idOf = (table: Table, name: string): string => thingsOf(table).find(item => item.name === name)!.id
export const give = (table: Table, move: string, tokens = 0): void =>
  table.do({ type: 'correct-move', seat: table.ada, move, level: '0', face: 'up', tokens, reason: 'to begin with' })

/** A magic thing that works at this moment. */
export function working(table: Table, card: string, name: string): string {
  table.do({ type: 'gain-item', seat: table.ada, item: { sort: 'magic', card, name, capacity: 3 } })
  const item = thingsOf(table).find(each => each.name === name)!
  table.do({
    type: 'edit-item',
    seat: table.ada,
    item: { ...item, magic: { ...item.magic, charges: 2, ongoing: true, flowing: true } }
  })
  return item.id
}

export function rest(table: Table): void {
  table.do({ type: 'rest', seat: table.ada, keep: [], harmFrom: 'pile', blames: '' })
}

/** Bo’s real cards come as the app asks for them: this card first, if it is offered, then any. */
export function nameCards(table: Table, first: string): void {
  for (let turns = 0; turns < 40 && table.state<State>().pending?.kind === 'name-cards'; turns++) {
    const unseen = unseenCards(sheetOf(table, table.bo).piles)
    table.do({ type: 'name-card', card: unseen.includes(first) ? first : unseen[0] })
  }
  settleTie(table)
}
