import type { BoardId } from '#rules/campaign/types'
import { gm, type Actor, type SeatId } from '#rules/core/seat'
import type { SystemId } from '#rules/registry'
import { Played } from '../chronicle'

/** Eight players, some of them with long names for which a screen must find space. */
const company = [
  ['Joon', 'Kresk Half-Tide'],
  ['Margit', 'Constance-Philippa of the Drowned Bells'],
  ['Priya', 'Sister Wren'],
  ['Maximiliane-Theodora', 'Old Tamsin Vey'],
  ['Tomás', 'Brindle'],
  ['Farida', 'Edda Marrow'],
  ['Lukas', 'Corvane the Twice-Hanged'],
  ['Bartholomew-Maximilian', 'The Ferryman Who Answers']
] as const

/** One of the smaller games, as far as it has come. */
export interface Board {
  readonly played: Played
  readonly seats: readonly SeatId[]
  /** Which of the seats is called, from 0; absent where none is. */
  readonly called?: number
  /** Several commands, one after the other; each must be allowed. */
  act(actor: Actor, ...commands: readonly object[]): Board
}

/** A campaign in which this game was opened last, with the first `count` of the company, 1–8. */
export function board(system: SystemId, title: string, count = 7): Board {
  const played = new Played()
  played.campaign({ type: 'rename-campaign', title: 'The Drowned Bells' })
  played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'A Thousand Faces', settings: {} })
  // Before the seats, so that it has one name in every moment. A host that changes moments knows it as shown (ST8).
  played.campaign({ type: 'open-board', system, title, settings: {} })
  for (const [player, character] of company.slice(0, count)) played.campaign({ type: 'add-seat', player, character })
  const id = played.chronicle.campaign.boards.at(-1)?.id as BoardId
  const here: Board = {
    played,
    seats: played.seats,
    act(actor, ...commands) {
      for (const command of commands) played.act(command, actor, id)
      return here
    }
  }
  return here
}

/** The same game, in which the GM calls that player to do something on the own phone. @param nth of the seats, from 0 */
export function calling(here: Board, nth: number, what: string, why: string): Board {
  here.act(gm, { type: 'call-player', seats: [here.seats[nth]], what, why })
  return { ...here, called: nth }
}

export function at(seat: SeatId | undefined): Actor {
  return seat === undefined ? gm : { kind: 'seat', seat }
}
