import type { SeatId } from '#rules/core/seat'
import type { Foe } from '#rules/thousand-faces/foes/model'
import type { RoundView } from '#rules/thousand-faces/rounds/view'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { scriptedLuck } from '../../../support/luck'
import { ada, bo, board, cy, digital, flip, play, sheet, strOn } from '../../../support/thousand-faces/table'
import { aCharacter, aFoe } from '../characters/builders'

export type Format = State['format']

/** Ada, Bo and Cy before these foes, by that format. */
export function fight(format: Format, foes: readonly Foe[] = [aFoe({ revealed: true })]): State {
  const deck = { ranks: strOn('anvil'), piles: digital({ top: ['13', '6', '8', '14'] }) }
  const seats = [ada, bo, cy].map(seat => sheet(seat, { ...deck, character: aCharacter() }))
  return board(seats, { foes: [...foes], format, made: 100 })
}

export const next: Command = { type: 'next-turn' }
export const light = (seat: SeatId | null): Command => ({ type: 'give-spotlight', seat })
export const own = (seat: SeatId): Command => flip({ seat, move: null })
export const mark = (seat: SeatId, as: 'acted' | 'waiting'): Command => ({ type: 'mark-turn', seat, as })

export function after(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((on, command) => play(on, command, scriptedLuck()).state, state)
}
/** The spotlight on a character, and their flip. */
export function acts(state: State, ...seats: readonly SeatId[]): State {
  return seats.reduce((on, seat) => after(on, light(seat), own(seat)), state)
}
export const roundOf = (state: State): RoundView | undefined => (view(state, { kind: 'gm' }) as GmView).round
export const tableRound = (state: State): TableView['round'] => (view(state, { kind: 'table' }) as TableView).round
export const numberOf = (state: State): number | undefined => roundOf(state)?.number
export const acted = (state: State): readonly SeatId[] => state.round?.acted ?? []
export const foesAct = (state: State, foes: readonly number[], seat: SeatId = ada): State =>
  after(state, { type: 'foes-attack', foes, seat, die: 3 })

/** What the log says of rounds. */
export function read(events: readonly Event[], kind: 'gm' | 'table'): readonly string[] {
  const told = events.flatMap(
    event =>
      lineFor(event, { kind })
        ?.parts.map(part => (typeof part === 'object' && 'seat' in part ? part.seat : String(part)))
        .join('') ?? []
  )
  return told.filter(says => /[Rr]ound/.test(says))
}
