import type { IntersectionOf } from './model'
import type { SeatId } from './seat'
import type { Explainer, GameTypes, Slice, SliceView } from './slice'

/** The views of all slices for each audience, in the order of the list. */
export interface ComposedView<Game extends GameTypes, Any> {
  readonly gm: (state: Game['State']) => ViewsOf<Any, 'gm'>
  readonly table: (state: Game['State']) => ViewsOf<Any, 'table'>
  readonly seat: (state: Game['State'], seat: SeatId) => ViewsOf<Any, 'seat'>
}

/** Use: `composeView<Game, typeof slices>(slices, explain)`. */
export function composeView<Game extends GameTypes, Slices extends Readonly<Record<string, Slice<Game>>>>(
  slices: Slices,
  explain: Explainer<Game>
): ComposedView<Game, Slices[keyof Slices]> {
  const views: readonly SliceView<Game>[] = Object.values(slices).flatMap(({ view }) => view ?? [])
  const gm = views.flatMap(view => view.gm ?? [])
  const table = views.flatMap(view => view.table ?? [])
  const seat = views.flatMap(view => view.seat ?? [])
  return {
    gm: state => joined(gm, show => show(state, explain)),
    table: state => joined(table, show => show(state, explain)),
    seat: (state, own) => joined(seat, show => show(state, own, explain))
  }
}

/** The views of all slices as one record. */
function joined<Show, Views>(shows: readonly Show[], viewOf: (show: Show) => object): Views {
  return Object.assign({}, ...shows.map(viewOf)) as Views
}

/** The views of one kind as one record; empty when no slice has any. */
type ViewsOf<Any, Kind extends keyof SliceView<GameTypes>> = IntersectionOf<
  | ((none: object) => void)
  | (Any extends { readonly view: Readonly<Record<Kind, (...shown: never) => infer View>> }
      ? (each: View) => void
      : never)
>
