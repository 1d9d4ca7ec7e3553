import { fold } from '../book/mentions'
import { foldedName, nameOfSort } from '../book/names'
import { thingsIn } from '../book/things/lookup'
import type { ThingId } from '../book/vocabulary'
import { systemOf } from '../registry'
import type { BoardId, Campaign } from './types'

/** A foe on one of the campaign's boards. */
export interface FoeOnBoard {
  readonly board: BoardId
  readonly foe: number
  readonly name: string
}

/** The page of a foe in the book. `linked`: found by a link, not by the name alone. */
export interface FoePage {
  readonly thing: ThingId
  readonly name: string
  readonly linked: boolean
}

/**
 * AN10: the page that is linked to a foe; else the page of its name.
 * @param of a foe that is only prepared has no board
 */
export function pageOfFoe(
  { book }: Pick<Campaign, 'book'>,
  of: { readonly board: BoardId | null; readonly foe: number | null; readonly name: string }
): FoePage | null {
  const things = thingsIn(book)
  const linked = things.find(({ foes }) => foes.some(({ board, foe }) => board === of.board && foe === of.foe))
  if (linked) return { thing: linked.id, name: linked.name, linked: true }
  const name = fold(nameOfSort(of.name))
  const alike = things.find(thing => foldedName(thing) === name)
  return alike ? { thing: alike.id, name: alike.name, linked: false } : null
}

/** Every foe on an open board, in the order of the boards. */
export function foesOnBoards({ boards }: Pick<Campaign, 'boards'>): readonly FoeOnBoard[] {
  return boards
    .filter(({ closed }) => !closed)
    .flatMap(({ id, system, state }) =>
      (systemOf(system).foes?.(state) ?? []).map(foe => ({ board: id, foe: foe.id, name: foe.name }))
    )
}
